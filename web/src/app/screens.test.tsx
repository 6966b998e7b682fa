import { routeTable } from '@leme/contract/access/route-table';
import { expect, test } from 'vitest';
import { screenFiles, screenOf } from './screens.ts';

const ready = routeTable.filter(({ state, scope }) => state === 'ready' && scope !== 'public');
const list = ready.map(({ name }) => name).sort();

test(`every page that is ready has its screen: ${list.join(', ')}`, async () => {
  expect(ready.filter((page) => !screenOf(page)).map(({ name }) => `${name}.screen.tsx`)).toEqual([]);
  expect(Object.keys(screenFiles)).toHaveLength(ready.length);
  for (const page of ready) expect(await screenOf(page)?.code(), page.name).toBeTypeOf('function');
});

test('a screen knows what it shows first, or shows nothing that can be asked for ahead', async () => {
  const screens = await Promise.all(ready.map((page) => screenOf(page)?.code()));
  const without = ready.filter((_, at) => !screens[at]?.prefetch).map(({ name }) => name);
  // A record is asked for by whose it is, a sale by what it begins with: only their addresses say that.
  expect(without).toEqual(['user', 'bookings-create']);
});
