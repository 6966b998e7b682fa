import { describe, expect, test } from 'vitest';
import { anItem, aStock } from '../../testing/companies/stock-room.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const header = 'SKU;Local;Quantidade;Motivo;Para quê;Custo unitário;Data e hora';
const send = (by: Person, rows: readonly string[], key = crypto.randomUUID(), head = header) =>
  by.send('POST', '/stock/moves/sheet', [head, ...rows].join('\n'), {
    'content-type': 'text/csv',
    'idempotency-key': key,
  });

describe('a sheet of moves', async () => {
  const world = await openWorld();

  test('is taken in as a whole, with dates of before, and written out again with the words of the trade', async () => {
    const { staff, room } = await aStock(world);
    const item = await anItem(staff, { unit: 'L' });
    await staff.post('/stock/moves', {
      item_id: item.id,
      location_id: room.id,
      quantity: 10,
      reason: 'purchase',
    });
    const read = async () => (await staff.get(`/stock/${item.id}`)).body;
    const rows = [
      `${item.sku};almoxarifado;1.000,5;Compra;NF 12;3,10;01/11/2026 08:00`,
      `${item.sku};Almoxarifado;-2;Consumo;;;`,
    ];
    const { status, body } = await send(staff, rows);
    expect([status, body]).toEqual([201, { moves: 2, items: 1, standing: [] }]);
    expect((await read()).quantity).toBe(1008.5);
    const { data } = (await staff.get(`/stock/${item.id}/moves`)).body;
    expect(data.at(-1)).toMatchObject({ at: '2026-11-01T11:00:00.000Z', quantity: 1000.5, ref: 'NF 12' });
    const { body: text } = await staff.get('/stock/moves/sheet');
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('Motivo');
    expect(lines[1]).toContain(`;${item.sku};Almoxarifado;1000,5;Compra;NF 12;3,10;01/11/2026 08:00`);
    expect(lines).toHaveLength(5);
  });

  test('sent back as it was exported it posts nothing twice: rows that stand are named and left out, the others go in', async () => {
    const { staff, room, counter, item, move, read } = await aStock(world);
    await move(-2);
    const way = { item_id: item.id, from_location_id: room.id, to_location_id: counter.id, quantity: 3 };
    await staff.post('/stock/transfers', way);
    const text: string = (await staff.get('/stock/moves/sheet')).body;
    const back = (sheet: string) =>
      staff.send('POST', '/stock/moves/sheet', sheet, {
        'content-type': 'text/csv',
        'idempotency-key': crypto.randomUUID(),
      });
    const same = await back(text);
    expect([same.status, same.body]).toEqual([201, { moves: 0, items: 0, standing: [2, 3, 4, 5] }]);
    const more = await back(`${text};${item.sku};Almoxarifado;-1;Consumo;;;\r\n`);
    expect(more.body).toEqual({ moves: 1, items: 1, standing: [2, 3, 4, 5] });
    // An id that is none of ours says nothing.
    const strange = await back(
      `${text.split('\r\n')[0]}\r\n${crypto.randomUUID()};${item.sku};Balcão;-1;Perda;;;\r\n`,
    );
    expect(strange.body).toEqual({ moves: 1, items: 1, standing: [] });
    expect((await read()).quantity).toBe(6);
    // Another company's move is nobody's here.
    const other = await aStock(world);
    const taken = await other.staff.send(
      'POST',
      '/stock/moves/sheet',
      text.replaceAll(item.sku, other.item.sku),
      {
        'content-type': 'text/csv',
        'idempotency-key': crypto.randomUUID(),
      },
    );
    expect(taken.body.errors).toContainEqual(
      expect.objectContaining({ pointer: '/rows/4/reason', code: 'option' }),
    );
  });

  test('of 5,000 moves one with a fault keeps all out, and is named by its row', async () => {
    const { staff, read } = await aStock(world);
    const item = await anItem(staff);
    const rows = Array.from({ length: 5_000 }, () => `${item.sku};Almoxarifado;1;Compra;;2;`);
    rows[2_711] = `${item.sku};Almoxarifado;1;Compra;;2,0051;`;
    const { status, body } = await send(staff, rows);
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '/rows/2713/unit_cost', code: 'money-decimals' })],
    ]);
    expect((await staff.get(`/stock/${item.id}/moves`)).body.data).toEqual([]);
    expect((await read()).quantity).toBe(10);
  });

  test.each([
    ['a code nobody has', 'X;Almoxarifado;1;Compra;;;', '/rows/2/sku', 'unknown'],
    ['a place nobody has', 'SKU;Porão;1;Compra;;;', '/rows/2/location', 'unknown'],
    ['a reason nobody knows', 'SKU;Almoxarifado;1;Presente;;;', '/rows/2/reason', 'option'],
    ['letters for a number', 'SKU;Almoxarifado;um;Compra;;;', '/rows/2/quantity', 'number'],
    ['a day to come', 'SKU;Almoxarifado;1;Compra;;;21/11/2026 08:00', '/rows/2/at', 'future'],
    [
      'half of what is counted by the piece',
      'SKU;Almoxarifado;-0,5;Consumo;;;',
      '/rows/2/quantity',
      'integer',
    ],
    ['no reason', 'SKU;Almoxarifado;1;;;;', '/rows/2/reason', 'required'],
  ])('%s is named by row and column', async (_, row, pointer, code) => {
    const { staff, item } = await kept;
    const { status, body } = await send(staff, [row.replace('SKU', item.sku)]);
    expect([status, body.errors[0]]).toEqual([422, expect.objectContaining({ pointer, code })]);
  });
  const kept = aStock(world);

  test('more than there is is refused by its row; a file without a column that must be there says which', async () => {
    const { staff, item } = await aStock(world);
    const rows = [`${item.sku};Almoxarifado;-9;Venda;;;`, `${item.sku};Almoxarifado;-9;Venda;;;`];
    const short = await send(staff, rows);
    expect([short.status, short.body.errors]).toEqual([
      409,
      [{ pointer: '/rows/3/quantity', code: 'stock-short', params: { available: 1 } }],
    ]);
    const { body } = await send(staff, ['1;2'], undefined, 'SKU;Quantidade');
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/location', '/reason']);
    expect((await send(staff, [])).body.errors).toEqual([{ pointer: '/file', code: 'nothing-valid' }]);
  });

  test('the same file sent twice with one key is taken in once', async () => {
    const { staff, item, read } = await aStock(world);
    const key = crypto.randomUUID();
    const rows = [`${item.sku};Almoxarifado;1;Compra;;;`];
    const answers = [await send(staff, rows, key), await send(staff, rows, key)];
    expect(answers.map(({ status, body }) => [status, body.moves])).toEqual([
      [201, 1],
      [201, 1],
    ]);
    expect((await read()).quantity).toBe(11);
  });
});
