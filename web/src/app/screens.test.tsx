import { routeTable } from '@leme/contract/access/route-table';
import { expect, test } from 'vitest';
import { otherScreens } from './lazy/other-screens.ts';
import { firstScreens, screenOf } from './screens.ts';

const ready = routeTable.filter(({ state, scope }) => state === 'ready' && scope !== 'public');
const list = ready.map(({ name }) => name).sort();

test(`every page that is ready has its screen: ${list.join(', ')}`, async () => {
  expect(Object.keys({ ...firstScreens, ...otherScreens })).toHaveLength(ready.length);
  for (const page of ready) expect(await screenOf(page).code(), page.name).toBeTypeOf('function');
});

test('a screen knows what it shows first, or shows nothing that can be asked for ahead', async () => {
  const screens = await Promise.all(ready.map((page) => screenOf(page).code()));
  const without = ready.filter((_, at) => !screens[at]?.prefetch).map(({ name }) => name);
  // A record is asked for by whose it is, a sale by what it begins with: only their addresses say that. A form asks
  // for nothing before somebody chooses, and the clock of a company came with who is signed in.
  expect(without).toEqual([
    'user',
    'saas-tenants-new',
    'saas-tenant',
    'bookings-create',
    'boat-maintenance',
    'work-orders-create',
    'alerts-create',
    'reservas-externas-criar',
  ]);
});
