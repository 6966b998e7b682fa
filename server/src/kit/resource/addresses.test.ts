import { boats } from '@leme/contract/fleet/boats';
import { expect, test } from 'vitest';
import { goTo } from '../../testing/registers/move-rows.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

test('registers answer at the addresses other pages ask ahead [A7.5-06, A7.5-07, A7.5-09, A7.5-10, A7.5-11, A7.5-14, A7.5-25, A7.5-26, A7.5-27]', async () => {
  const staff = await world.user(await world.company(), 'admin');
  for (const address of [
    '/customers?limit=100',
    '/customers?page=1&limit=20',
    '/boats?page=1&limit=20',
    '/boat-features',
    '/product-categories',
    '/tags',
    '/suppliers?page=1&limit=20',
    '/motors?page=1&limit=20',
    '/maintenance-tasks?page=1&limit=20',
  ]) {
    const { status, body } = await staff.get(address);
    expect([address, status, body.data]).toEqual([address, 200, []]);
  }
});

test('available boats are those that are neither in maintenance nor out of use [A7.5-08]', async () => {
  const staff = await world.user(await world.company(), 'admin');
  for (const status of ['active', 'maintenance', 'inactive']) {
    const { body } = await staff.post('/boats', { boat_name: status, capacity: 4 });
    await goTo(staff, boats, body, { status });
  }
  const { body } = await staff.get('/boats?available=true');
  expect(body.data.map((row: { boat_name: string }) => row.boat_name)).toEqual(['active']);
});

test('a customer has an id and a name, and agents are customers too [A3-33, A7.4-18]', async () => {
  const staff = await world.user(await world.company(), 'admin');
  const agent = (await staff.post('/customers', { name: 'Agência Sol', kind: 'agente' })).body;
  const { data } = (await staff.get(`/customers/options/agent_id?ids=${agent.id}`)).body;
  expect(data).toEqual([{ id: agent.id, label: 'Agência Sol' }]);
});
