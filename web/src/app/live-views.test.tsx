import { boatDocuments } from '@leme/contract/fleet/boat-documents';
import { boats } from '@leme/contract/fleet/boats';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { changesHeader } from '@leme/contract/kit/changes-header';
import type { Change } from '@leme/contract/kit/realtime';
import { customers } from '@leme/contract/sales/customers';
import { tags } from '@leme/contract/sales/tags';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { noteToldUntil, toldUntil } from '#kit/api/told-until.ts';
import { AuthSessionProvider } from '#kit/auth-session/auth-session.tsx';
import { signOut } from '#kit/auth-session/auth-session-store.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useSessions } from '#modules/bookings/lazy/session/sessions.queries.ts';
import { useManifest } from '#modules/manifest/day/manifest.queries.ts';
import { useSessionsManifest } from '#modules/manifest/sessions/sessions-manifest.queries.ts';
import { aServer, signedIn } from '../testing/open-page.tsx';

const day = '2031-01-01';

/** What eight tabs of an office show. */
const views = {
  'GET /boats': () => useRows(boats, {}),
  'GET /boat-documents': () => useRows(boatDocuments, {}),
  'GET /suppliers': () => useRows(suppliers, {}),
  'GET /customers': () => useRows(customers, {}),
  'GET /tags': () => useRows(tags, {}),
  'GET /sessions': () => useSessions(day),
  'GET /sessions-manifest': () => useSessionsManifest(day),
  // The last to hear of anything: when it asks, all others have.
  'GET /passenger-manifest': () => useManifest(day),
};
const everything = Object.keys(views);

async function openViews() {
  const server = aServer();
  await signedIn(server, { as: 'admin' });
  const heads = Object.values(views).map(
    (useView) =>
      function View() {
        useView();
        return null;
      },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <AuthSessionProvider>
        {heads.map((View, index) => (
          <View key={everything[index]} />
        ))}
      </AuthSessionProvider>
    </QueryClientProvider>,
  );
  const isListed = ({ address }: { address: string }) => everything.includes(address);
  await waitFor(() => {
    expect(server.asked.filter(isListed)).toHaveLength(everything.length);
    expect(queryClient.isFetching()).toBe(0);
    expect(server.streams()).toBe(1);
  });
  /** Which views ask after something happened; the day's manifest is among them. */
  const askedAfter = async (happens: () => unknown) => {
    const before = server.asked.length;
    await act(async () => happens());
    await waitFor(() => {
      const news = server.asked.slice(before).filter(isListed);
      expect(news.map(({ address }) => address)).toContain('GET /passenger-manifest');
      expect(queryClient.isFetching()).toBe(0);
    });
    return server.asked
      .slice(before)
      .filter(isListed)
      .map(({ address }) => address)
      .toSorted();
  };
  return { server, askedAfter };
}

const change = (part: Partial<Change>): Change => ({
  table: 'bookings',
  ids: [crypto.randomUUID()],
  kind: 'updated',
  own: false,
  ...part,
});
const days = ['GET /passenger-manifest', 'GET /sessions', 'GET /sessions-manifest'];

test('of eight open pages three ask again after a colleague changed a booking: those that show bookings', async () => {
  const { server, askedAfter } = await openViews();
  expect(await askedAfter(() => server.tells(change({})))).toEqual(days);
});

test('whoever is told no ids, as partners are, misses nothing', async () => {
  const { server, askedAfter } = await openViews();
  expect(await askedAfter(() => server.tells(change({ kind: 'checked_in', ids: null })))).toEqual(days);
});

test('a register asks again when one of its rows changed, or one that its rows name or count', async () => {
  const { server, askedAfter } = await openViews();
  const renamed = () => server.tells(change({ table: 'boats', kind: 'updated' }));
  // A supplier tells how many boats it has.
  const ofBoats = [...days, 'GET /boats', 'GET /boat-documents', 'GET /suppliers'];
  expect(await askedAfter(renamed)).toEqual(ofBoats.toSorted());
  const told = () => {
    server.tells(change({ table: 'suppliers', kind: 'updated' }));
    server.tells(change({ table: 'bookings', kind: 'created' }));
  };
  expect(await askedAfter(told)).toEqual([...days, 'GET /boats', 'GET /suppliers'].toSorted());
});

test('where changes may have been missed everything asks again', async () => {
  const { server, askedAfter } = await openViews();
  expect(await askedAfter(() => server.tells('reset'))).toEqual(everything.toSorted());
});

test('a write of this page asks again for whatever shows its table, in every module', async () => {
  const { askedAfter } = await openViews();
  expect(await askedAfter(() => refetchShowing(queryClient, ['sessions']))).toEqual(days);
  expect(await askedAfter(() => refetchShowing(queryClient, ['bookings', 'customers']))).toEqual(
    // A tag tells how many customers wear it.
    [...days, 'GET /customers', 'GET /tags'].toSorted(),
  );
});

test('changes count from the first answer of a page on, also one that came before the session; not from what another person asked', async () => {
  const server = aServer();
  const comes = (told: string) => noteToldUntil(new Response(null, { headers: { [changesHeader]: told } }));
  comes('early.7');
  await signedIn(server, { as: 'admin' });
  expect(await toldUntil()).toBe('early.7');
  await signOut();
  comes('next.9');
  await signedIn(server, { as: 'manager' });
  expect(await toldUntil()).toBe('next.9');
});
