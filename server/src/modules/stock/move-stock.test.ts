import { describe, expect, test } from 'vitest';
import { anItem, aStock } from '../../testing/companies/stock-room.ts';
import { openWorld } from '../../testing/world.ts';

describe('what goes in and out', async () => {
  const world = await openWorld();

  test('a purchase and a sale leave what there is, what one costs on average and what all is worth', async () => {
    const { move, read } = await aStock(world);
    expect((await move(5, { unit_cost: 5 })).status).toBe(201);
    expect(await read()).toMatchObject({ quantity: 15, average_cost: 3, value: 45, state: 'ok' });
    expect((await move(-12, { ref: 'Passeio das 9h' })).body).toMatchObject({ quantity: -12, level: 3 });
    expect(await read()).toMatchObject({ quantity: 3, average_cost: 3, value: 9, state: 'low', version: 1 });
    await move(-3, { reason: 'loss' });
    expect(await read()).toMatchObject({ quantity: 0, value: 0, state: 'out' });
  });

  test('litres are moved in thousandths, and nothing is lost on the way', async () => {
    const { staff, room, read, item } = await aStock(world);
    const oil = await anItem(staff, { unit: 'L' });
    const at = { item_id: oil.id, location_id: room.id };
    for (const quantity of [0.1, 0.2, 0.703])
      await staff.post('/stock/moves', { ...at, quantity, reason: 'purchase', unit_cost: 30 });
    await staff.post('/stock/moves', { ...at, quantity: -1.003, reason: 'consumption' });
    expect((await staff.get(`/stock/${oil.id}`)).body).toMatchObject({ quantity: 0, state: 'ok' });
    expect((await read()).id).toBe(item.id);
  });

  test('eleven of ten are refused: how many there are, and who took the last ones', async () => {
    const { move, read, staff, at, counter } = await aStock(world);
    const first = await move(-11);
    expect([first.status, first.body.type, first.body.errors]).toEqual([
      ...[409, '/problems/stock-short'],
      [{ pointer: '/quantity', code: 'stock-short', params: { available: 10 } }],
    ]);
    expect(first.body.params).toEqual({
      item: 'Água 500 ml',
      location: 'Almoxarifado',
      available: 10,
      taken: null,
    });
    await move(-4);
    const { body } = await move(-7);
    expect(body.params).toMatchObject({
      available: 6,
      taken: { by: 'Pessoa admin', at: '2026-11-20T12:12:00.000Z', quantity: 4 },
    });
    const elsewhere = { ...at, location_id: counter.id, quantity: -1, reason: 'sale' };
    expect((await staff.post('/stock/moves', elsewhere)).body.params).toMatchObject({
      location: 'Balcão',
      available: 0,
    });
    expect((await read()).quantity).toBe(6);
  });

  test.each([
    ['nothing', { quantity: 0 }, '/quantity', 'zero'],
    ['a purchase that goes out', { quantity: -1, reason: 'purchase' }, '/quantity', 'goes-in'],
    ['a sale that comes in', { quantity: 1, reason: 'sale' }, '/quantity', 'goes-out'],
    ['an adjustment without a word', { reason: 'adjustment' }, '/ref', 'required'],
    ['a transfer by hand', { reason: 'transfer' }, '/reason', 'option'],
    ['a cost with three decimals', { unit_cost: 2.005 }, '/unit_cost', 'money-decimals'],
    ['a cost below nothing', { unit_cost: -1 }, '/unit_cost', 'too-small'],
    ['half a piece', { quantity: 1.5 }, '/quantity', 'integer'],
    ['half a piece that goes out', { quantity: -0.5, reason: 'consumption' }, '/quantity', 'integer'],
    ['four decimals', { quantity: 0.0001 }, '/quantity', 'decimals'],
    ['a million', { quantity: 1_000_000 }, '/quantity', 'too-large'],
    ['an item of nobody', { item_id: crypto.randomUUID() }, '/item_id', 'unknown'],
    ['a place of nobody', { location_id: crypto.randomUUID() }, '/location_id', 'unknown'],
  ])('%s is refused beside its field', async (_, values, pointer, code) => {
    const { staff, at, read } = await kept;
    const body = { ...at, quantity: 1, reason: 'purchase', ...values };
    const answer = await staff.post('/stock/moves', body);
    expect([answer.status, answer.body.errors[0]]).toEqual([422, expect.objectContaining({ pointer, code })]);
    expect((await read()).quantity).toBe(10);
  });
  const kept = aStock(world);

  test.each(['un', 'pair', 'box', 'pack'])(
    'of what is counted by %s half of one goes nowhere',
    async (unit) => {
      const { staff, room, counter } = await kept;
      const { id: item_id } = await anItem(staff, { unit });
      await staff.post('/stock/moves', { item_id, location_id: room.id, quantity: 2, reason: 'purchase' });
      const way = { item_id, from_location_id: room.id, to_location_id: counter.id, quantity: 0.5 };
      const { status, body } = await staff.post('/stock/transfers', way);
      expect([status, body.errors]).toEqual([422, [{ pointer: '/quantity', code: 'integer' }]]);
    },
  );

  test('a transfer is two moves under one id or none; to the same place it is refused', async () => {
    const { staff, item, room, counter, read } = await aStock(world);
    const way = { item_id: item.id, from_location_id: room.id, to_location_id: counter.id };
    const done = await staff.post('/stock/transfers', { ...way, quantity: 4, ref: 'Reposição' });
    expect([done.status, done.body.data]).toEqual([
      201,
      [
        expect.objectContaining({ location_id: room.id, quantity: -4, level: 6 }),
        expect.objectContaining({ location_id: counter.id, quantity: 4, level: 4 }),
      ],
    ]);
    const { levels } = (await staff.get(`/stock/${item.id}/ledger`)).body;
    expect(
      levels.map(({ location, quantity }: { location: string; quantity: number }) => [location, quantity]),
    ).toEqual([
      ['Almoxarifado', 6],
      ['Balcão', 4],
    ]);
    const short = await staff.post('/stock/transfers', { ...way, quantity: 7 });
    expect([short.status, short.body.params.available]).toEqual([409, 6]);
    const same = await staff.post('/stock/transfers', { ...way, to_location_id: room.id, quantity: 1 });
    expect(same.body.errors).toEqual([{ pointer: '/to_location_id', code: 'same-place' }]);
    expect((await staff.get(`/stock/${item.id}/moves`)).body.data).toHaveLength(3);
    expect(await read()).toMatchObject({ quantity: 10, average_cost: 2 });
  });

  test('a move sent twice with one key is one move', async () => {
    const { staff, at, read } = await aStock(world);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const send = () => staff.post('/stock/moves', { ...at, quantity: -1, reason: 'sale' }, key);
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await read()).quantity).toBe(9);
  });

  test('twelve who take one of ten at once: ten do, two read that there is none', async () => {
    const { move, read } = await aStock(world);
    const answers = await Promise.all(Array.from({ length: 12 }, () => move(-1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await read()).quantity).toBe(0);
  });

  test('the ledger says who, why, what for, at which cost and what was left; pages hold together', async () => {
    const { staff, item, move } = await aStock(world);
    await move(-3, { reason: 'consumption', ref: 'Escuna Maré Alta' });
    const { data, next } = (await staff.get(`/stock/${item.id}/moves`)).body;
    expect(next).toBeNull();
    expect(data).toMatchObject([
      {
        quantity: -3,
        balance: 7,
        reason: 'consumption',
        ref: 'Escuna Maré Alta',
        unit_cost: 2,
        by: 'Pessoa admin',
        location: 'Almoxarifado',
      },
      { quantity: 10, balance: 10, reason: 'purchase', ref: null, unit_cost: 2 },
    ]);
    for (let turn = 0; turn < 30; turn += 1) await move(1);
    const page = (await staff.get(`/stock/${item.id}/moves`)).body;
    const rest = (await staff.get(`/stock/${item.id}/moves?before=${page.next}`)).body;
    expect([page.data.length, rest.data.length, page.data[0].balance, rest.data[0].balance]).toEqual([
      ...[30, 2, 37, 7],
    ]);
  });

  test('what moved stands in the history of the item, with the place and the reason', async () => {
    const { staff, item, move } = await aStock(world);
    await move(-2, { ref: 'Loja' });
    const [step] = (await staff.get(`/stock/${item.id}/history`)).body.data;
    const told = Object.fromEntries(
      step.changes.map(({ field, before, after }: Record<string, unknown>) => [field, [before, after]]),
    );
    expect(told).toEqual({
      quantity: [10, 8],
      location: [null, 'Almoxarifado'],
      reason: [null, 'sale'],
      ref: [null, 'Loja'],
    });
  });

  test('neither an item nor a place of which something is left can be deleted, and what is empty can', async () => {
    const { staff, item, room, counter, move } = await aStock(world);
    const kept = await staff.delete(`/stock/${item.id}`);
    expect([kept.status, kept.body.type]).toEqual([409, '/problems/in-use']);
    expect((await staff.delete(`/stock-locations/${room.id}`)).status).toBe(409);
    expect((await staff.delete(`/stock-locations/${counter.id}`)).status).toBe(200);
    await move(-10);
    expect((await staff.delete(`/stock/${item.id}`)).status).toBe(200);
    expect((await move(1)).body.errors).toEqual([{ pointer: '/item_id', code: 'unknown' }]);
  });

  test('who may only read the stock moves nothing, and another company finds none of it', async () => {
    const { at, item, company } = await aStock(world);
    const reader = await world.user(company, 'user');
    expect((await reader.post('/stock/moves', { ...at, quantity: 1, reason: 'purchase' })).status).toBe(403);
    const stranger = await world.user(await world.company(), 'admin');
    const answers = await Promise.all([
      stranger.get(`/stock/${item.id}/ledger`),
      stranger.get(`/stock/${item.id}/moves`),
      stranger.get(`/stock/${item.id}/levels`),
      stranger.get(`/stock/lines?location_id=${at.location_id}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const foreign = await stranger.post('/stock/moves', { ...at, quantity: 1, reason: 'purchase' });
    expect(foreign.status).toBe(422);
  });
});
