import pg from 'pg';
import { expect, test } from 'vitest';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld({ alone: true });
const company = await world.company();
const manager = await world.user(company, 'admin');

test('of more than ten thousand rows a total tells the first ten thousand, and what they point to orders them only as far as a filter leaves fewer', async () => {
  const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
  await client.connect();
  await client.query(
    `insert into boats (tenant_id, id, boat_name, capacity, year, status)
     select $1, gen_random_uuid(), 'Barco ' || n, 10, case when n % 3 = 0 then 1990 + n % 30 end,
       case when n % 4 = 0 then 'inactive' else 'active' end from generate_series(1, 10100) n`,
    [company.id],
  );
  await client.query('analyze boats');
  await client.end();
  expect((await manager.get('/boats?limit=1&count=all')).body.count).toBeGreaterThan(10_000);
  const fault = { pointer: '/sort', code: 'too-many-rows', params: { maximum: 10_000 } };
  for (const query of ['?sort=home_port_id', '?sort=-owner_supplier_id', '/export?sort=home_port_id']) {
    const { status, body } = await manager.get(`/boats${query}`);
    expect([query, status, body.errors]).toEqual([query, 422, [fault]]);
  }
  const few = await manager.get('/boats?sort=home_port_id&status=inactive&limit=1');
  expect([few.status, few.body.count < 10_000]).toEqual([200, true]);
  expect((await manager.get('/boats/export?sort=-home_port_id&status=inactive')).status).toBe(200);
  // Ten seats each: what was counted, which is one more than ten thousand.
  const { totals, countIsEstimate } = (await manager.get('/boats?totals=1&limit=1&count=all')).body;
  expect([totals, countIsEstimate]).toEqual([{ capacity: 100_010 }, true]);
  // A page alone is counted to a thousand, or as far as it has been turned.
  const page = (await manager.get('/boats?totals=1&limit=1')).body;
  expect([page.totals, page.count, page.countIsEstimate]).toEqual([{ capacity: 10_010 }, 1_000, true]);
  expect((await manager.get('/boats?page=30&limit=50')).body.count).toBe(1_501);
  const inactive = (await manager.get('/boats?status=inactive&limit=1')).body;
  expect([inactive.count, inactive.countIsEstimate]).toEqual([1_000, true]);
  const exact = (await manager.get('/boats?status=inactive&limit=1&count=all')).body;
  expect([exact.count, exact.countIsEstimate]).toEqual([2_525, false]);
  // What may be empty has an index, and any number of rows.
  expect((await manager.get('/boats?sort=-year&page=200&limit=50')).body.data).toHaveLength(50);
});

test('a search says how many it found, exactly to ten thousand, on every page of it and behind its last row', async () => {
  const tallied = async (query: string) => {
    const { data, count, countIsEstimate, nextCursor } = (await manager.get(`/boats?${query}`)).body;
    return { rows: data.length, count, countIsEstimate, nextCursor };
  };
  expect(await tallied('q=barco&limit=1')).toMatchObject({ rows: 1, count: 10_000, countIsEstimate: true });
  // The boat of that number, and the ten of a digit more.
  const found = { count: 11, countIsEstimate: false };
  const first = await tallied('q=barco+1009&limit=10');
  expect(first).toMatchObject({ rows: 10, ...found });
  expect(await tallied(`q=barco+1009&limit=10&cursor=${first.nextCursor}`)).toMatchObject({
    rows: 1,
    ...found,
  });
  expect(await tallied('q=barco+1009&limit=10&page=2')).toMatchObject({ rows: 1, ...found });
  expect(await tallied('q=barco+1009&limit=10&page=7')).toMatchObject({ rows: 0, ...found });
  expect(await tallied('q=nenhum+barco')).toMatchObject({ rows: 0, count: 0, countIsEstimate: false });
});
