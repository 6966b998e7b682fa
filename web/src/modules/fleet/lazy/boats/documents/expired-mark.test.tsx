import { boats } from '@leme/contract/fleet/boats';
import { listExpiredPapers } from '@leme/contract/fleet/expired-papers';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { getPassengerManifest } from '@leme/contract/manifest/endpoints';
import { getSessionsManifest } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { keepsRegister } from '../../../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../../../testing/open-page.tsx';

const mark = 'Documento vencido';
const date = '2031-08-25';
const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];

/** Two boats, of which one lacks a good paper; the marks come when the test lets them. */
function aFleet() {
  const server = aServer();
  keepsRegister(server, boats, [
    { id, boat_name: 'Lancha Netuno', capacity: 8 },
    { id: other, boat_name: 'Bote Albatroz', capacity: 8 },
  ]);
  const { read } = resourceEndpoints(boats);
  server.answers(read, { id, boat_name: 'Lancha Netuno', capacity: 8, version: 1 } as object);
  const marks = Promise.withResolvers<void>();
  server.answers(listExpiredPapers, async () => {
    await marks.promise;
    return { data: [{ boat_id: id, kinds: ['CSN' as const] }], today: date };
  });
  return { server, marks };
}

test('a boat without a good paper is marked in the list, whose rows wait for the marks, so that nothing moves', async () => {
  const { server, marks } = aFleet();
  await openPage(server, '/mar-azul/boats', { as: 'admin' });
  for (const asked of ['GET /boats', 'GET /boat-documents/expired'])
    await waitFor(() => expect(server.times(asked)).toBeGreaterThan(0));
  // Nothing else is on its way: whatever was going to be drawn of the rows has been.
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  expect(screen.queryByRole('row', { name: /Lancha Netuno/ })).toBeNull();
  marks.resolve();
  within(await screen.findByRole('row', { name: /Lancha Netuno/ })).getByText(mark);
  expect(within(screen.getByRole('row', { name: /Bote Albatroz/ })).queryByText(mark)).toBeNull();
});

test('it is marked on the head of its record, as in the list', async () => {
  const { server, marks } = aFleet();
  marks.resolve();
  await openPage(server, `/mar-azul/boats?open=${id}`, { as: 'admin' });
  await screen.findByRole('tab', { name: 'Histórico' });
  await waitFor(() => expect(screen.getAllByText(mark)).toHaveLength(2));
});

test.each([
  ['passenger-manifest', getPassengerManifest],
  ['sessions-manifest', getSessionsManifest],
] as const)('it is marked on the departure it sails, in %s', async (page, manifest) => {
  const server = aServer();
  const sailing = {
    id: crypto.randomUUID(),
    date,
    start_time: '08:00:00',
    end_time: '10:00:00',
    status: 'available',
    starts_at: `${date}T11:00:00Z`,
    ends_at: `${date}T13:00:00Z`,
    people_limit: null,
    product: { id: crypto.randomUUID(), name: 'Ilha do Campeche', color: '#6366f1' },
    boats: [{ id, boat_name: 'Lancha Netuno', has_expired_paper: true }],
  };
  server.answers(manifest, { date, today: date, data: [sailing] } as object);
  await openPage(server, `/mar-azul/${page}?date=${date}`, { as: 'admin' });
  await screen.findAllByText(mark);
});
