import { getPassengerManifest } from '@leme/contract/manifest/endpoints';
import { getSessionsManifest } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../party/manifest.testing.ts';
import { aCard } from '../sessions/sessions.testing.ts';

const date = '2031-04-21';
const sailed = { departed_at: `${date}T11:04:00.000Z`, returned_at: `${date}T13:11:00.000Z` };

test.each([
  ['sessions-manifest', 'desktop'],
  ['sessions-manifest', 'phone'],
  ['passenger-manifest', 'desktop'],
  ['passenger-manifest', 'phone'],
] as const)('%s says on a %s when the boat left and was back', async (page, size) => {
  const server = aServer();
  const id = crypto.randomUUID();
  const own = { id, product: { id, name: 'Ilha do Campeche', color: '#0e7c86' }, boats: [] };
  const day = { date, today: date };
  server.answers(getSessionsManifest, { ...day, data: [{ ...aCard({ date, ...sailed }), ...own }] });
  const session = { ...aSession({ date, ...sailed }), ...own, bookings: [] };
  server.answers(getPassengerManifest, { ...day, data: [session] });
  await openPage(server, `/mar-azul/${page}?date=${date}`, { as: 'admin', size });
  expect(await screen.findAllByText('Saiu 08:04 · Voltou 10:11')).toHaveLength(1);
});
