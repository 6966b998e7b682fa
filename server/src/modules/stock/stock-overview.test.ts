import { courseDays } from '@leme/contract/stock/stock-course';
import { describe, expect, test } from 'vitest';
import { anItem, aStock } from '../../testing/companies/stock-room.ts';
import { openWorld } from '../../testing/world.ts';

describe('what there is at a glance', async () => {
  const world = await openWorld();

  test('items, those below their minimum, the value, and 30 days in and out without transfers [A7.5-36]', async () => {
    const { staff, move, item, room, counter } = await aStock(world);
    await anItem(staff, { min_qty: 1 });
    await move(-7);
    await staff.post('/stock/transfers', {
      item_id: item.id,
      from_location_id: room.id,
      to_location_id: counter.id,
      quantity: 1,
    });
    expect((await staff.get('/stock/overview')).body).toEqual({
      items: 2,
      below_minimum: 2,
      value: 6,
      moved_in: { moves: 1, value: 20 },
      moved_out: { moves: 1, value: 14 },
    });
    expect((await staff.get('/stock?state=low')).body).toMatchObject({ count: 1, data: [{ id: item.id }] });
    const barred = await world.user(await world.company(), 'marinheiro');
    expect((await barred.get('/stock/overview')).status).toBe(403);
  });

  test('the line of an item has 91 days and ends at what there is', async () => {
    const { staff, item, move } = await aStock(world);
    await move(-4);
    const { course } = (await staff.get(`/stock/${item.id}/ledger`)).body;
    expect(course).toHaveLength(courseDays + 1);
    expect([course.at(-2), course.at(-1)]).toEqual([
      { date: '2026-11-19', quantity: 0 },
      { date: '2026-11-20', quantity: 6 },
    ]);
  });
});
