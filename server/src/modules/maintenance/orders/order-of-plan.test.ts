import { expect, test } from 'vitest';
import { at } from '../../../testing/companies/fleet/engine-room.ts';
import { aPart, aWorkshop } from '../../../testing/companies/fleet/workshop.ts';
import { openWorld } from '../../../testing/world.ts';
import { evaluatePlans } from '../alerts/evaluate-plans.ts';

const world = await openWorld();

/** A plan of an engine on a boat, which comes near with the next reading. */
async function aPlanOf(when_due: 'alert' | 'order') {
  const shop = await aWorkshop(world, { when_due });
  await shop.place('installed', at(11), { boat_id: shop.boat.id, position: 'popa', hours: 495 });
  const orders = async () => (await shop.staff.get('/work-orders')).body.data;
  return { ...shop, orders };
}

test('a plan that says so opens one order when it comes near, and none again that time [B2.2-28]', async () => {
  const { company, staff, boat, plan, read, orders } = await aPlanOf('order');
  await read(496, at(12));
  const [order, ...others] = await orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    title: 'Revisão de 100 h (Netuno BE)',
    kind: 'preventiva',
    status: 'open',
    boat_id: boat.id,
    plan_asset_id: plan.id,
    code: expect.stringMatching(/^OS-\d{4}-0001$/),
  });
  await read(497, at(13));
  await evaluatePlans(world.tenantTx, company.id, world.clock.now());
  expect(await orders()).toHaveLength(1);
  const reason = 'Feita no estaleiro';
  await staff.post(`/work-orders/${order.id}/cancellation`, { version: order.version, reason });
  await read(498, at(14));
  expect((await orders()).map(({ status }: { status: string }) => status)).toEqual(['cancelled']);
});

test('a plan that only warns opens none, and an engine in reserve has no boat to open one for', async () => {
  const warns = await aPlanOf('alert');
  await warns.read(496, at(12));
  expect(await warns.orders()).toEqual([]);
  const spare = await aWorkshop(world, { when_due: 'order' });
  await spare.read(496, at(12));
  expect((await spare.staff.get('/work-orders')).body.count).toBe(0);
});

test('an order of a plan takes what the plan takes', async () => {
  const { staff, plan, orders } = await aPlanOf('alert');
  const { item_id } = await aPart(staff, 1);
  const task = (await staff.get(`/maintenance-tasks/${plan.task.id}`)).body;
  const parts = [{ id: item_id, value: 2 }];
  // It is near already.
  await staff.patch(`/maintenance-tasks/${task.id}`, { parts, when_due: 'order', version: task.version });
  const [order] = await orders();
  const lines = (await staff.get(`/work-order-parts?order_id=${order.id}`)).body.data;
  expect(lines).toMatchObject([{ item_id, planned: 2, used: null, lacks: 1 }]);
  expect(order.lacking).toBe(1);
});
