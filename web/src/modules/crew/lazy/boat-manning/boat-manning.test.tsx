import { boatManning } from '@leme/contract/crew/boat-manning';
import { boatDocuments } from '@leme/contract/fleet/boat-documents';
import { boats } from '@leme/contract/fleet/boats';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const netuno = crypto.randomUUID();
const answer = (data: object[]) => ({ data, count: data.length }) as object;

/** The boat that is open, with who has to be aboard. */
async function openBoat(rows: object[]) {
  const server = aServer();
  const { list, read } = resourceEndpoints(boats);
  const row = { id: netuno, boat_name: 'Netuno', status: 'active', version: 1 };
  server.answers(list, answer([row]));
  server.answers(read, row as object);
  server.answers(resourceEndpoints(boatDocuments).list, answer([]));
  server.answers(resourceEndpoints(boatManning).list, answer(rows));
  await openPage(server, `/mar-azul/boats?open=${netuno}`, { as: 'admin' });
  return { server, panel: within(await screen.findByRole('region', { name: 'Tripulação a bordo' })) };
}

test('who has to be aboard stands on the boat, position by position', async () => {
  const row = { boat_id: netuno, competency_id: null, source: 'TIE', note: null, version: 1 };
  const { panel, server } = await openBoat([
    { ...row, id: crypto.randomUUID(), position: 'comandante', count: 1 },
    { ...row, id: crypto.randomUUID(), position: 'marinheiro', count: 2 },
  ]);
  await panel.findByText('Comandante');
  panel.getByText('Marinheiro');
  for (const asked of server.sent('GET /boat-manning')) expect(asked.boat_id).toEqual([netuno]);
});

test('where nothing is said, it is told what counts then', async () => {
  const { panel } = await openBoat([]);
  await panel.findByText(/vale um comandante e a tripulação mínima/);
});
