import { expect, test } from 'vitest';
import { newId } from '#kit/ids';
import { expireHolds } from '#modules/bookings/public';
import { byNotice } from '../../../../testing/by-notice.ts';
import {
  aPartner,
  aToken,
  byToken,
  type Outside,
  planLapses,
  sellsOutside,
  tomorrow,
} from '../../../../testing/companies/outside/octo-world.ts';
import { aSession, bookingBody } from '../../../../testing/companies/trade.ts';
import { openWorld } from '../../../../testing/world.ts';

const world = await openWorld();
const priced = { 'octo-capabilities': 'octo/pricing' };
const contact = { fullName: 'Giulia Rossi' };
const reserve = async ({ octo, reservation }: Outside, more: object = {}, head = priced) =>
  (await octo.post('/bookings', reservation({ ...more }), head)).body;

test('the price of a hold holds when fares change and when the product is switched off; a new one costs the new price', async () => {
  const at = await sellsOutside(world);
  const { staff, trade, octo } = at;
  const { uuid, pricing } = await reserve(at);
  expect(pricing.retail).toBe(45_000);
  const fare = (await staff.get(`/fare-types/${trade.fares.adult}`)).body;
  const dearer = { version: fare.version, cost_price: 260 };
  expect((await staff.patch(`/fare-types/${trade.fares.adult}`, dearer)).status).toBe(200);
  expect((await reserve(at)).pricing.retail).toBe(61_000);
  const { version } = (await staff.get(`/products/${trade.product_id}`)).body;
  await staff.patch(`/products/${trade.product_id}`, { version, octo_enabled: false });
  expect((await octo.post('/bookings', at.reservation())).body.error).toBe('INVALID_PRODUCT_ID');
  const confirmed = await octo.post(`/bookings/${uuid}/confirm`, { contact }, priced);
  expect(confirmed.body).toMatchObject({ status: 'CONFIRMED', pricing: { retail: 45_000, net: 38_250 } });
});

test('a lapsed plan refuses new sales from outside and keeps what is sold', async () => {
  const at = await sellsOutside(world);
  const [held, sold] = [await reserve(at), await reserve(at)];
  await at.octo.post(`/bookings/${sold.uuid}/confirm`, { contact });
  await planLapses(world, at.company.id);
  const one = at.items(at.trade.fares.adult);
  const another = async () => (await reserve(at, { unitItems: one })).error;
  await expect.poll(another, byNotice).toBe('FORBIDDEN');
  expect((await at.octo.get(`/bookings/${sold.uuid}`)).body.status).toBe('CONFIRMED');
  const confirmed = await at.octo.post(`/bookings/${held.uuid}/confirm`, { contact });
  expect(confirmed.body.status).toBe('CONFIRMED');
  expect((await at.octo.post(`/bookings/${sold.uuid}/cancel`)).body.status).toBe('CANCELLED');
});

test('a token that is revoked between hold and confirmation confirms nothing; another one of the partner does', async () => {
  const at = await sellsOutside(world);
  const { uuid } = await reserve(at);
  const { data } = (await at.staff.get(`/machine-tokens?partner_id=${at.partner.id}`)).body;
  const next = byToken(world, await aToken(at.staff, at.partner.id));
  expect((await at.staff.post(`/machine-tokens/${data[0].id}/revocation`)).status).toBe(200);
  const confirm = (by: typeof next) => by.post(`/bookings/${uuid}/confirm`, { contact });
  await expect.poll(async () => (await at.octo.get('/products')).body.error).toBe('FORBIDDEN');
  expect((await confirm(at.octo)).body.error).toBe('FORBIDDEN');
  expect((await next.get(`/bookings/${uuid}`)).body.status).toBe('ON_HOLD');
  expect((await confirm(next)).body.status).toBe('CONFIRMED');
  expect((await at.seats()).remaining_capacity).toBe(27);
});

test('a hold that is confirmed in the second in which it ends: one of the two wins, and the seats are counted once', async () => {
  const at = await sellsOutside(world);
  const { uuid, utcExpiresAt } = await reserve(at);
  world.clock.set(utcExpiresAt);
  const now = Temporal.Instant.from(utcExpiresAt);
  const [confirmed] = await Promise.all([
    at.octo.post(`/bookings/${uuid}/confirm`, { contact }),
    ...Array.from({ length: 3 }, () =>
      world.tenantTx.write(at.company.id, (tx) => expireHolds(tx, at.company.id, now)),
    ),
  ]);
  const { status } = (await at.octo.get(`/bookings/${uuid}`)).body;
  expect([status, confirmed.body.status ?? confirmed.body.error]).toEqual(
    confirmed.status === 200 ? ['CONFIRMED', 'CONFIRMED'] : ['EXPIRED', 'INVALID_BOOKING_UUID'],
  );
  const passengers = [{ fare_type_id: at.trade.fares.adult, quantity: 1 }];
  await at.staff.post('/bookings', bookingBody(at.session, at.trade, { passengers }));
  expect((await at.seats()).remaining_capacity).toBe(status === 'CONFIRMED' ? 26 : 29);
  world.clock.set('2026-11-20T12:12:00Z');
});

test('nobody who is aboard is left behind from outside: not by fewer units, not by another departure, not by cancelling', async () => {
  const at = await sellsOutside(world);
  const { staff, octo, trade } = at;
  const { uuid, unitItems } = await reserve(at);
  await octo.post(`/bookings/${uuid}/confirm`, { contact });
  const { data } = (await staff.get(`/passenger-manifest?date=${tomorrow}`)).body;
  const [party] = data.flatMap((each: { bookings: object[] }) => each.bookings);
  const events = party.passengers.map(({ id }: { id: string }) => ({
    id: newId(),
    booking_id: party.id,
    manifest_passenger_id: id,
    status: 'checked_in',
  }));
  await staff.post('/attendance-events', { events: events.slice(0, 2) });
  const hours = { date: tomorrow, start_time: '14:00', end_time: '16:00' };
  const later = await aSession(staff, trade, { ...hours, boat_ids: [] });
  const path = `/bookings/${uuid}`;
  for (const change of [{ unitItems: unitItems.slice(0, 1) }, { availabilityId: later.id }])
    expect((await octo.patch(path, change)).body.error, JSON.stringify(change)).toBe('UNPROCESSABLE_ENTITY');
  expect((await octo.post(`${path}/cancel`)).body.error).toBe('UNPROCESSABLE_ENTITY');
  const now = (await octo.get(path)).body;
  expect([now.status, now.availabilityId, now.unitItems.length]).toEqual(['CONFIRMED', at.session.id, 3]);
  expect((await at.seats()).remaining_capacity).toBe(27);
});

test('a partner that is deleted with bookings is archived: its bookings stand, its tokens open nothing until it is back', async () => {
  const at = await sellsOutside(world);
  const { staff, octo, partner } = at;
  const { uuid } = await reserve(at);
  await octo.post(`/bookings/${uuid}/confirm`, { contact, resellerReference: 'MI-77' });
  const path = `/channel-partners/${partner.id}`;
  expect((await staff.delete(path)).status).toBe(200);
  expect((await octo.get('/products')).body.error).toBe('FORBIDDEN');
  expect((await staff.get('/external-bookings')).body.data).toMatchObject([
    { reference: 'MI-77', state: 'mapped', labels: { partner_id: partner.name } },
  ]);
  expect((await at.seats()).remaining_capacity).toBe(27);
  expect((await staff.post(`${path}/restoration`)).status).toBe(200);
  expect((await octo.get(`/bookings/${uuid}`)).body.status).toBe('CONFIRMED');
});

test('what another partner pays appears nowhere', async () => {
  const at = await sellsOutside(world);
  const { uuid } = await reserve(at);
  await at.octo.post(`/bookings/${uuid}/confirm`, { contact }, priced);
  const neighbour = await aPartner(world, at.company, at.staff, { commission_bp: 700 });
  const other = byToken(world, await aToken(at.staff, neighbour.id));
  const of = { productId: at.trade.product_id, optionId: at.trade.product_id, localDate: tomorrow };
  const told = [
    await other.get('/products', priced),
    await other.post('/availability', of, priced),
    await other.post('/bookings', at.reservation(), priced),
  ].map(({ bytes }) => bytes.toString());
  expect(told.join()).toContain('41850');
  for (const text of told) expect(text).not.toMatch(/38250|15300|1500|Onda Viagens/);
});
