import { listBoatCrew } from '@leme/contract/crew/endpoints';
import { boats } from '@leme/contract/fleet/boats';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

test('who may serve on a boat today is printed for an inspector, by which papers', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const id = crypto.randomUUID();
  const server = aServer();
  const row = { id, boat_name: 'Lancha Netuno', capacity: 8, version: 1, deleted_at: null };
  const { list, read } = resourceEndpoints(boats);
  server.answers(list, { data: [row], count: 1 } as object);
  server.answers(read, row as object);
  const used = {
    credential_id: crypto.randomUUID(),
    competency: 'MNC',
    number: '381P1',
    expires_on: '2026-12-31',
    days_left: 41,
    self_declared: true,
  };
  const decision = {
    can: 'sim' as const,
    version: 1,
    cell: null,
    beats: [],
    used: [used],
    missing: [],
    override: null,
  };
  const positions = [{ position: 'comandante' as const, decision }];
  const data = [{ crew_id: crypto.randomUUID(), person: 'Beto Carvalho', positions }];
  server.answers(listBoatCrew, { today: '2026-11-20', data });
  const person = await openPage(server, `/mar-azul/boats?open=${id}`, { as: 'admin' });
  const panel = within(await screen.findByRole('region', { name: 'Tripulação para a inspeção' }));
  await person.click(panel.getByRole('button', { name: 'Imprimir' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalled());
  const paper = document.querySelector('.boat-crew')?.textContent;
  expect(paper).toContain('Lancha Netuno');
  expect(paper).toContain('Beto CarvalhoComandanteMNC 381P1, vale até 31/12/2026 (autodeclarada)');
  window.dispatchEvent(new Event('afterprint'));
  vi.unstubAllGlobals();
});
