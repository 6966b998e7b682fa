import { crewMembers } from '@leme/contract/crew/crew-members';
import { type Decision, decideCompetency } from '@leme/contract/crew/endpoints';
import { boats } from '@leme/contract/fleet/boats';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const [beto, netuno] = [crypto.randomUUID(), crypto.randomUUID()];
const answer = (data: object[]) => ({ data, count: data.length }) as object;
const decision: Decision = {
  can: 'sim',
  version: 2,
  cell: 'comandante * passageiros costeira * *',
  beats: ['comandante * * * * *'],
  used: [
    {
      credential_id: crypto.randomUUID(),
      number: '381P1',
      competency: 'MNC',
      expires_on: '2026-12-31',
      days_left: 19,
      self_declared: false,
    },
  ],
  missing: [],
  override: { id: crypto.randomUUID(), change: 'add', valid_to: '2027-10-31' },
};

test('[B2.2-78] whether somebody may is answered with the cell that decides, what it beats, its version, the paper and the exception', async () => {
  const server = aServer();
  server.answers(resourceEndpoints(crewMembers).list, answer([{ id: beto, full_name: 'Beto', version: 1 }]));
  server.answers(resourceEndpoints(boats).list, answer([{ id: netuno, boat_name: 'Netuno', version: 1 }]));
  server.answers(decideCompetency, decision);
  const person = await openPage(server, '/mar-azul/crew-members', { as: 'admin' });
  const [button] = await screen.findAllByRole('button', { name: 'Quem pode servir?' });
  await person.click(button as HTMLElement);
  const box = await screen.findByRole('dialog', { name: 'Quem pode servir?' });
  // It takes presses a moment after it is there.
  await waitFor(() => expect(getComputedStyle(box).pointerEvents).toBe('auto'));
  const dialog = within(box);
  dialog.getByText(/Escolha a pessoa e a embarcação/);
  await person.click(dialog.getByRole('combobox', { name: 'Tripulante' }));
  await person.click(await screen.findByRole('option', { name: 'Beto' }));
  await person.click(dialog.getByRole('combobox', { name: 'Embarcação' }));
  await person.click(await screen.findByRole('option', { name: 'Netuno' }));
  const told = within(await dialog.findByRole('region', { name: 'Resposta' }));
  told.getByText('Comandante: pode');
  told.getByText('Comandante · Passageiros, Costeira');
  told.getByText('nomeia mais do que Comandante · qualquer saída');
  told.getByText('MNC, nº 381P1: 19 dias de sobra');
  told.getByText('a empresa exige a mais, até 31/10/2027');
  expect(server.sent('POST /competency-decisions').at(-1)).toMatchObject({
    crew_id: beto,
    boat_id: netuno,
    position: 'comandante',
    activity: 'passeio',
  });
});
