import { crewCredentials } from '@leme/contract/crew/crew-credentials';
import { crewLeave } from '@leme/contract/crew/crew-leave';
import { crewMembers } from '@leme/contract/crew/crew-members';
import { type Decision, listService } from '@leme/contract/crew/endpoints';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, within } from '@testing-library/react';
import { test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const beto = crypto.randomUUID();
const answer = (data: object[]) => ({ data, count: data.length }) as object;
const decision = (given: Partial<Decision>): Decision => ({
  can: 'nao',
  version: 1,
  cell: null,
  beats: [],
  used: [],
  missing: [],
  override: null,
  ...given,
});

test('each boat says whether somebody may serve on it, and the sentence that decides', async () => {
  const server = aServer();
  const { list, read } = resourceEndpoints(crewMembers);
  const row = { id: beto, full_name: 'Beto', status: 'active', positions: ['comandante'], version: 1 };
  server.answers(list, answer([row]));
  server.answers(read, row as object);
  server.answers(resourceEndpoints(crewLeave).list, answer([]));
  server.answers(resourceEndpoints(crewCredentials).list, answer([]));
  const used = {
    credential_id: crypto.randomUUID(),
    number: '381P1',
    competency: 'MNC',
    expires_on: '2026-12-31',
    days_left: 0,
    self_declared: false,
  };
  const ended = { number: '381P1', expires_on: '2026-12-31', worth: 'expired' as const };
  const any_of = [{ competency: 'MCB', or_higher: true }];
  const on = (boat: string, given: Partial<Decision>) => ({
    boat_id: crypto.randomUUID(),
    boat,
    positions: [{ position: 'comandante' as const, decision: decision(given) }],
  });
  server.answers(listService, {
    data: [
      on('Netuno', { can: 'sim', used: [used] }),
      on('Escuna', { missing: [{ of: 'paper', any_of, nearest: ended }] }),
      on('Brisa', { missing: [{ of: 'paper', any_of, nearest: null }] }),
      on('Bote', { missing: [{ of: 'knowledge', lacks: ['nav_area'] }] }),
    ],
  });
  await openPage(server, `/mar-azul/crew-members?open=${beto}`, { as: 'admin' });
  const panel = within(await screen.findByRole('region', { name: 'Pode servir em' }));
  await panel.findByText('Comandante: pode');
  panel.getByText('MNC, vale até 31/12/2026');
  panel.getByText('381P1 venceu em 31/12/2026');
  panel.getByText('falta MCB ou superior');
  panel.getByText('não dá para decidir: falta a área de navegação');
});
