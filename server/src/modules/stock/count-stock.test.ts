import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { statement } from '../../kit/resource/statement.ts';
import { anItem, aStock } from '../../testing/companies/stock-room.ts';
import { openWorld } from '../../testing/world.ts';

describe('what is counted', async () => {
  const world = await openWorld();

  test('a count posts the difference to what the ledger said when the line was counted: sales meanwhile stay', async () => {
    const { staff, item, room, at, move, read } = await aStock(world);
    const [then] = (await staff.get(`/stock/${item.id}/levels`)).body.data;
    expect(then).toMatchObject({ location: 'Almoxarifado', quantity: 10, mark: 1 });
    await move(-2);
    const line = { item_id: at.item_id, counted: 9, mark: then.mark };
    const { status, body } = await staff.post('/stock/counts', { location_id: room.id, lines: [line] });
    expect([status, body.data]).toEqual([
      201,
      [{ item_id: item.id, expected: 10, counted: 9, difference: -1, level: 7 }],
    ]);
    expect((await read()).quantity).toBe(7);
    expect((await staff.get(`/stock/${item.id}/moves`)).body.data[0]).toMatchObject({
      quantity: -1,
      reason: 'adjustment',
      balance: 7,
    });
  });

  test('two who close the same count leave what both found, whatever was sold between them', async () => {
    const { staff, item, room, at, move, read } = await aStock(world);
    await move(10);
    const mark = 2;
    const close = (counted: number, since = mark) =>
      staff.post('/stock/counts', {
        location_id: room.id,
        lines: [{ item_id: at.item_id, counted, mark: since }],
      });
    const both = await Promise.all([close(18), close(18)]);
    expect(both.map(({ body }) => body.data[0].level)).toEqual([18, 18]);
    expect((await read()).quantity).toBe(18);
    await move(-1);
    expect((await close(18)).body.data).toEqual([
      { item_id: item.id, expected: 18, counted: 18, difference: 0, level: 17 },
    ]);
    expect((await close(19)).body.data[0]).toMatchObject({ difference: 1, level: 18 });
  });

  test('a count mends a part nobody should have posted', async () => {
    const { staff, item, company, room, read } = await aStock(world);
    const own = sql`where tenant_id = ${company.id}`;
    await world.tenantTx.write(company.id, async (tx) => {
      await tx.change(statement(sql`update stock_items set quantity = 9.5 ${own}`));
      await tx.change(statement(sql`update stock_levels set quantity = 9.5 ${own}`));
    });
    const lines = [{ item_id: item.id, counted: 9, mark: 1 }];
    const { body } = await staff.post('/stock/counts', { location_id: room.id, lines });
    expect(body.data).toMatchObject([{ difference: -0.5, level: 9 }]);
    expect((await read()).quantity).toBe(9);
  });

  test('what is as it should be moves nothing and is told in the history; what was never there is found', async () => {
    const { staff, item, room, counter } = await aStock(world);
    const lost = await anItem(staff);
    const same = { item_id: item.id, counted: 10, mark: 1 };
    await staff.post('/stock/counts', { location_id: room.id, lines: [same] });
    expect((await staff.get(`/stock/${item.id}/moves`)).body.data).toHaveLength(1);
    const [step] = (await staff.get(`/stock/${item.id}/history`)).body.data;
    expect(step.changes).toMatchObject([{ field: 'counted', after: 10 }]);
    const found = { location_id: counter.id, lines: [{ item_id: lost.id, counted: 3, mark: 0 }] };
    expect((await staff.post('/stock/counts', found)).body.data).toMatchObject([{ difference: 3, level: 3 }]);
  });

  test('a line that would leave less than nothing is refused with what is there, and the others with it', async () => {
    const { staff, item, room, move, read } = await aStock(world);
    const other = await anItem(staff);
    await move(-8);
    const lines = [
      { item_id: other.id, counted: 5, mark: 0 },
      { item_id: item.id, counted: 5, mark: 1 },
    ];
    const { status, body } = await staff.post('/stock/counts', { location_id: room.id, lines });
    expect([status, body.errors]).toEqual([
      409,
      [{ pointer: '/lines/1/quantity', code: 'stock-short', params: { available: 2 } }],
    ]);
    expect((await read()).quantity).toBe(2);
    expect((await staff.get(`/stock/${other.id}`)).body.quantity).toBe(0);
  });

  test.each([
    ['−1', [{ counted: -1 }], '/lines/0/counted', 'too-small'],
    ['half a piece', [{ counted: 9.5 }], '/lines/0/counted', 'integer'],
    ['no line', [], '/lines', 'too-small'],
    ['one item twice', [{}, {}], '/lines', 'repeated'],
    ['a mark to come', [{ mark: 99 }], '/lines/0/mark', 'unknown'],
    ['an item of nobody', [{ item_id: crypto.randomUUID() }], '/lines/0/item_id', 'unknown'],
  ])('a count of %s is refused', async (_, lines, pointer, code) => {
    const { staff, item, room } = await kept;
    const sent = lines.map((line) => ({ item_id: item.id, counted: 1, mark: 1, ...line }));
    const { status, body } = await staff.post('/stock/counts', { location_id: room.id, lines: sent });
    expect([status, body.errors[0]]).toEqual([422, expect.objectContaining({ pointer, code })]);
  });
  const kept = aStock(world);

  test('the list to count by has every item with what should lie at the place', async () => {
    const { staff, room, item } = await aStock(world);
    await anItem(staff, { name: 'Boia', barcode: '7891234567895', size_class: null });
    const { body } = await staff.get(`/stock/lines?location_id=${room.id}`);
    expect(body).toMatchObject({
      location: 'Almoxarifado',
      data: [
        { item_id: item.id, name: 'Água 500 ml', quantity: 10 },
        { name: 'Boia', barcode: '7891234567895', quantity: 0 },
      ],
    });
  });
});
