import { expect, test } from 'vitest';
import { type Outside, sellsOutside } from '../../../testing/companies/outside/octo-world.ts';
import { bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';
import { releaseDue } from './release-allotments.ts';

const world = await openWorld();

const keep = ({ staff, partner, session }: Outside, seats: number, given: object = {}) =>
  staff.post('/seat-allotments', {
    partner_id: partner.id,
    seats,
    release_hours: 24,
    note: null,
    session_id: session.id,
    ...given,
  });
const sell = ({ staff, trade, session }: Outside, quantity: number) =>
  staff.post(
    '/bookings',
    bookingBody(session, trade, { passengers: [{ fare_type_id: trade.fares.adult, quantity }] }),
  );
const release = ({ company }: Outside) =>
  world.tenantTx.write(company.id, (tx) => releaseDue(tx, company.id, world.clock.now()));
/** What the ledger says: taken, and free for the desk. */
async function ledger({ seats }: Outside) {
  const { total_capacity, remaining_capacity } = await seats();
  return [total_capacity - remaining_capacity, remaining_capacity];
}

test('capacity 30, a quota of 20, 7 sold by the partner, 10 at the desk: sold out; at release 13 come back [B2.2-39]', async () => {
  const at = await sellsOutside(world, { session: { date: '2026-11-23' } });
  expect((await keep(at, 20)).body).toMatchObject({ made: [{ seats: 20, left: 20, free: 10 }], left: [] });
  expect(await ledger(at)).toEqual([20, 10]);
  const unitItems = at.items(...Array<string>(7).fill(at.trade.fares.adult));
  const reserved = await at.octo.post('/bookings', at.reservation({ unitItems }));
  expect(reserved.body.status).toBe('ON_HOLD');
  const { uuid } = reserved.body;
  const contact = { fullName: 'Giulia Rossi' };
  expect((await at.octo.post(`/bookings/${uuid}/confirm`, { contact })).body.status).toBe('CONFIRMED');
  expect(await ledger(at)).toEqual([20, 10]);
  expect((await sell(at, 10)).status).toBe(201);
  expect(await ledger(at)).toEqual([30, 0]);
  expect((await sell(at, 1)).body.type).toBe('/problems/seats-sold-out');
  world.clock.set('2026-11-22T11:00:00Z');
  expect([await release(at), await release(at)]).toEqual([1, 0]);
  at.staff.setCookie(await world.sessionOf(at.company.id, at.staff.id));
  expect(await ledger(at)).toEqual([17, 13]);
  const { data } = (await at.staff.get('/seat-allotments?released=true')).body;
  expect(data).toMatchObject([{ seats: 20, used: 7, left: 0, returned_seats: 13 }]);
  world.clock.set('2026-11-20T12:12:00Z');
});

test('a seat cancelled before release goes back to the quota, after it to everybody', async () => {
  const at = await sellsOutside(world, { session: { date: '2026-11-23' } });
  await keep(at, 20);
  const two = at.items(at.trade.fares.adult, at.trade.fares.adult);
  const book = async () => {
    const { uuid } = (await at.octo.post('/bookings', at.reservation({ unitItems: two }))).body;
    await at.octo.post(`/bookings/${uuid}/confirm`, { contact: { fullName: 'Giulia Rossi' } });
    return uuid;
  };
  const [first, second] = [await book(), await book()];
  expect((await at.octo.post(`/bookings/${first}/cancel`, {})).body.status).toBe('CANCELLED');
  expect(await ledger(at)).toEqual([20, 10]);
  const [row] = (await at.staff.get('/seat-allotments')).body.data;
  expect([row.used, row.left]).toEqual([2, 18]);
  await at.staff.post(`/seat-allotments/${row.id}/release`);
  expect(await ledger(at)).toEqual([2, 28]);
  await at.octo.post(`/bookings/${second}/cancel`, {});
  expect(await ledger(at)).toEqual([0, 30]);
});

test('a seat of a quota that is given back while its boat stays ashore is counted once', async () => {
  const date = '2026-11-23';
  const at = await sellsOutside(world, { session: { date } });
  await keep(at, 20);
  const two = at.items(at.trade.fares.adult, at.trade.fares.adult);
  const { uuid } = (await at.octo.post('/bookings', at.reservation({ unitItems: two }))).body;
  const [boat_id] = at.trade.boats;
  const stop = { title: 'Bomba', boat_id, blocks_sailing: 'now', downtime: { from: date, to: date } };
  expect((await at.staff.post('/work-orders', stop)).status).toBe(201);
  expect((await at.octo.post(`/bookings/${uuid}/cancel`, {})).body.status).toBe('CANCELLED');
  const [row] = (await at.staff.get('/seat-allotments')).body.data;
  expect([row.used, row.left, ...(await ledger(at))]).toEqual([0, 20, 20, 10]);
});

test('a hold of a quota that ends by time goes back to it, and what it had beyond to everybody', async () => {
  const at = await sellsOutside(world, { session: { date: '2026-11-23' } });
  await keep(at, 3);
  const five = at.items(...Array<string>(5).fill(at.trade.fares.adult));
  expect((await at.octo.post('/bookings', at.reservation({ unitItems: five }))).body.status).toBe('ON_HOLD');
  expect(await ledger(at)).toEqual([5, 25]);
  world.clock.set('2026-11-20T13:00:00Z');
  expect((await sell(at, 1)).status).toBe(201);
  expect(await ledger(at)).toEqual([4, 26]);
  world.clock.set('2026-11-20T12:12:00Z');
});

test('who sells its quota alone gets no seat beside it; nobody else gets one of it', async () => {
  const at = await sellsOutside(world, { partner: { beyond_quota: false }, session: { date: '2026-11-23' } });
  const reserve = (count: number) =>
    at.octo.post(
      '/bookings',
      at.reservation({ unitItems: at.items(...Array<string>(count).fill(at.trade.fares.adult)) }),
    );
  expect((await reserve(1)).body.error).toBe('UNPROCESSABLE_ENTITY');
  await keep(at, 2);
  expect((await reserve(3)).body.error).toBe('UNPROCESSABLE_ENTITY');
  expect((await reserve(2)).body.status).toBe('ON_HOLD');
  expect(await ledger(at)).toEqual([2, 28]);
});

test('one above the free seats, one that is there, one in the past: each departure says why it was left', async () => {
  const at = await sellsOutside(world, { session: { date: '2026-11-23' } });
  const filter = { product_id: at.trade.product_id, from: '2026-11-20', to: '2026-11-30' };
  const all = (seats: number) => keep(at, seats, { session_id: undefined, filter });
  expect((await all(31)).body).toMatchObject({ made: [], left: [{ why: 'no-room', free: 30 }] });
  expect((await all(30)).body.made.length).toBe(1);
  expect((await all(1)).body).toMatchObject({ made: [], left: [{ why: 'there' }] });
  const sundays = { ...filter, weekdays: [7] };
  expect((await keep(at, 1, { session_id: undefined, filter: sundays })).body.errors).toMatchObject([
    { pointer: '/filter', code: 'unknown' },
  ]);
});

test('more and fewer seats: never above what is free, never below what was sold', async () => {
  const at = await sellsOutside(world, { session: { date: '2026-11-23' } });
  const { id } = (await keep(at, 10)).body.made[0];
  const { fares } = at.trade;
  await at.octo.post('/bookings', at.reservation({ unitItems: at.items(fares.adult, fares.adult) }));
  const change = (seats: number) => at.staff.patch(`/seat-allotments/${id}`, { seats });
  expect((await change(31)).body.type).toBe('/problems/seats-sold-out');
  expect((await change(1)).body.errors).toMatchObject([{ pointer: '/seats', code: 'too-small' }]);
  expect((await change(12)).body).toMatchObject({ seats: 12, left: 10 });
  expect(await ledger(at)).toEqual([12, 18]);
  expect((await change(2)).body).toMatchObject({ seats: 2, left: 0 });
  expect(await ledger(at)).toEqual([2, 28]);
});

test('desk, partner and release at once: nothing is oversold and nothing is lost', async () => {
  const at = await sellsOutside(world, { session: { date: '2026-11-23', total_capacity: 12 } });
  await keep(at, 6);
  const one = at.items(at.trade.fares.adult);
  const [row] = (await at.staff.get('/seat-allotments')).body.data;
  const all = await Promise.all([
    ...Array.from({ length: 10 }, () => sell(at, 1)),
    ...Array.from({ length: 10 }, () => at.octo.post('/bookings', at.reservation({ unitItems: one }))),
    at.staff.post(`/seat-allotments/${row.id}/release`),
    at.staff.post(`/seat-allotments/${row.id}/release`),
  ]);
  const sold = all.slice(0, 20).filter(({ status }) => status === 201 || status === 200).length;
  expect((await ledger(at))[0]).toBe(sold);
  expect(sold).toBeLessThanOrEqual(12);
  // Whoever was too early for the seats that came back gets them now.
  while ((await sell(at, 1)).status === 201);
  expect(await ledger(at)).toEqual([12, 0]);
});

test('a departure that is called off keeps nothing; one with a quota is not thrown away', async () => {
  const at = await sellsOutside(world, { session: { date: '2026-11-23' } });
  await keep(at, 20);
  const { version } = await at.seats();
  const done = await at.staff.post(`/sessions/${at.session.id}/cancellation`, { version, reason: null });
  expect(done.status).toBe(200);
  expect(await ledger(at)).toEqual([0, 30]);
  expect((await at.staff.get('/seat-allotments')).body.data).toEqual([]);
});
