import { expect, test } from 'vitest';
import { sellsOutside } from '../../testing/companies/outside/octo-world.ts';
import { openWorld } from '../../testing/world.ts';
import { purgeTests } from './octo/purge-tests.ts';

const world = await openWorld();
const day = { date: '2026-11-23' };

async function soldFor(said_total: number | null, more: object = {}) {
  const at = await sellsOutside(world, { partner: { protocol: 'manual' }, session: day });
  const sold = await at.staff.post('/external-bookings', {
    partner_id: at.partner.id,
    reference: 'V-0042',
    session_id: at.session.id,
    customer_name: 'Helena Prado',
    passengers: [{ fare_type_id: at.trade.fares.adult, quantity: 2 }],
    said_total,
    ...more,
  });
  expect(sold.status).toBe(201);
  const { data } = (await at.staff.get('/external-bookings')).body;
  const booking = async () => (await at.staff.get(`/bookings/${sold.body.booking_id}`)).body;
  return { ...at, external: data[0], booking };
}

test('a price that is not ours waits in the inbox with its seats taken; accepted, the guest owes what the partner said [A2.3-81]', async () => {
  const at = await soldFor(300);
  expect(at.external).toMatchObject({
    state: 'needs_review',
    fault: 'price-differs',
    said_total: 300,
    total_price: 360,
  });
  expect((await at.seats()).remaining_capacity).toBe(28);
  const all = await Promise.all(
    Array.from({ length: 4 }, () => at.staff.post(`/external-bookings/${at.external.id}/acceptance`)),
  );
  expect(all.filter(({ status }) => status === 200).map(({ body }) => body.state)).toEqual(['mapped']);
  expect(all.filter(({ status }) => status === 409).map(({ body }) => body.type)).toEqual(
    Array.from({ length: 3 }, () => '/problems/external-decided'),
  );
  expect(await at.booking()).toMatchObject({ total_price: 300, remaining_amount: 0 });
  const { data } = (await at.staff.get('/external-bookings')).body;
  expect(data).toMatchObject([{ state: 'mapped', fault: null, total_price: 300 }]);
  const detail = (await at.staff.get(`/external-bookings/${at.external.id}`)).body;
  expect(detail.steps).toMatchObject([{ state: 'mapped', reason: null }]);
});

test('accepted at our price it costs what the trace says; a higher price of theirs is an extra', async () => {
  const ours = await soldFor(300);
  await ours.staff.post(`/external-bookings/${ours.external.id}/acceptance`, { price: 'ours' });
  expect(await ours.booking()).toMatchObject({ total_price: 360, remaining_amount: 0 });
  const more = await soldFor(400, { collects: 'pier' });
  await more.staff.post(`/external-bookings/${more.external.id}/acceptance`);
  expect(await more.booking()).toMatchObject({ total_price: 400, remaining_amount: 400 });
});

test('rejected, its booking is cancelled for nothing and the seats are free; what is equal waits for nobody', async () => {
  const at = await soldFor(300);
  const { body } = await at.staff.post(`/external-bookings/${at.external.id}/rejection`, {
    reason: 'Preço antigo',
  });
  expect(body).toMatchObject({ state: 'rejected', code: at.external.code });
  expect(await at.booking()).toMatchObject({ status: 'cancelled', total_price: 0, remaining_amount: 0 });
  expect((await at.seats()).remaining_capacity).toBe(30);
  const { data } = (await at.staff.get('/external-bookings')).body;
  expect(data).toMatchObject([{ state: 'rejected' }]);
  const again = await at.staff.post(`/external-bookings/${at.external.id}/acceptance`);
  expect(again.body.type).toBe('/problems/external-decided');
  const detail = (await at.staff.get(`/external-bookings/${at.external.id}`)).body;
  expect(detail.steps).toMatchObject([{ state: 'rejected', reason: 'Preço antigo' }]);
  expect((await soldFor(360)).external).toMatchObject({ state: 'mapped', fault: null });
});

test('what is only tried takes no seat, stands in no list, figure or book, and goes after thirty days', async () => {
  const at = await sellsOutside(world, { session: { date: '2026-11-21' } });
  const figures = async () => ({
    bookings: (await at.staff.get('/bookings')).body.count,
    inbox: (await at.staff.get('/external-bookings')).body.count,
    manifest: (await at.staff.get('/passenger-manifest?date=2026-11-21')).body,
    seats: await at.seats(),
    entries: (await at.staff.get('/financial')).body.count,
    dashboard: (await at.staff.get('/dashboard/today')).body,
  });
  const before = await figures();
  const tests = { 'octo-env': 'test' };
  const reserved = (await at.octo.post('/bookings', at.reservation(), tests)).body;
  expect(reserved).toMatchObject({ testMode: true, status: 'ON_HOLD' });
  const path = `/bookings/${reserved.uuid}`;
  expect((await at.octo.post(`${path}/confirm`, {}, tests)).body.status).toBe('CONFIRMED');
  expect(await figures()).toEqual(before);
  const now = Temporal.Instant.from('2026-11-20T12:12:00Z');
  const purge = (days: number) =>
    world.tenantTx.write(at.company.id, (tx) => purgeTests(tx, at.company.id, now.add({ hours: days * 24 })));
  expect([await purge(29), await purge(31), await purge(31)]).toEqual([0, 1, 0]);
  expect((await at.octo.get(path, tests)).body.error).toBe('INVALID_BOOKING_UUID');
});

test('another company finds nothing to decide, and who may only look decides nothing', async () => {
  const at = await soldFor(300);
  const foreign = await sellsOutside(world);
  for (const verb of ['acceptance', 'rejection'])
    expect((await foreign.staff.post(`/external-bookings/${at.external.id}/${verb}`)).status).toBe(404);
  const sailor = await world.user(at.company, 'marinheiro');
  expect((await sailor.post(`/external-bookings/${at.external.id}/acceptance`)).status).toBe(403);
});
