import { expect, test } from 'vitest';
import { newId } from '#kit/ids';
import {
  aPartner,
  aToken,
  byToken,
  sellsOutside,
  tomorrow,
} from '../../../testing/companies/outside/octo-world.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const at = await sellsOutside(world);
const { octo, trade, session } = at;
const ids = { productId: trade.product_id, optionId: trade.product_id };
const nobody = '11111111-1111-7111-8111-111111111111';

async function refused(
  answer: Promise<{ status: number; body: { error: string } }>,
  error: string,
  more = {},
) {
  const { status, body } = await answer;
  expect([status, body]).toEqual([400, { error, errorMessage: expect.any(String), ...more }]);
}
const reserve = (more: Record<string, unknown>) => octo.post('/bookings', at.reservation(more));
const available = (body: object) => octo.post('/availability', body);

test('the id that is wrong is named as it was sent', async () => {
  await refused(octo.get('/products/x'), 'INVALID_PRODUCT_ID', { productId: 'x' });
  await refused(octo.get(`/products/${nobody}`), 'INVALID_PRODUCT_ID', { productId: nobody });
  await refused(reserve({ productId: undefined }), 'INVALID_PRODUCT_ID', { productId: '' });
  await refused(reserve({ optionId: 'X' }), 'INVALID_OPTION_ID', { optionId: 'X' });
  await refused(reserve({ availabilityId: nobody }), 'INVALID_AVAILABILITY_ID', { availabilityId: nobody });
  await refused(reserve({ unitItems: at.items(nobody) }), 'INVALID_UNIT_ID', { unitId: nobody });
  await refused(reserve({ uuid: 'abc' }), 'INVALID_BOOKING_UUID', { uuid: 'abc' });
  for (const uuid of ['abc', nobody, `${nobody}%00`.slice(0, 36)]) {
    await refused(octo.get(`/bookings/${uuid}`), 'INVALID_BOOKING_UUID', { uuid });
    await refused(octo.post(`/bookings/${uuid}/confirm`, { contact: {} }), 'INVALID_BOOKING_UUID', { uuid });
    await refused(octo.post(`/bookings/${uuid}/extend`, {}), 'INVALID_BOOKING_UUID', { uuid });
    await refused(octo.post(`/bookings/${uuid}/cancel`, {}), 'INVALID_BOOKING_UUID', { uuid });
    await refused(octo.delete(`/bookings/${uuid}`), 'INVALID_BOOKING_UUID', { uuid });
    await refused(octo.patch(`/bookings/${uuid}`, {}), 'INVALID_BOOKING_UUID', { uuid });
  }
});

test('what has no shape is a bad request, in its own words too', async () => {
  await refused(octo.get('/bookings'), 'BAD_REQUEST');
  await refused(octo.get('/nothing'), 'BAD_REQUEST');
  await refused(octo.post('/bookings', '{'), 'BAD_REQUEST');
  await refused(octo.post('/bookings', []), 'BAD_REQUEST');
  await refused(octo.post('/bookings', '<a/>', { 'content-type': 'text/xml' }), 'BAD_REQUEST');
  await refused(available(ids), 'BAD_REQUEST');
  await refused(available({ ...ids, localDate: tomorrow, availabilityIds: [session.id] }), 'BAD_REQUEST');
  await refused(available({ ...ids, localDate: '2026-02-30' }), 'BAD_REQUEST');
  await refused(available({ ...ids, localDateStart: tomorrow, localDateEnd: '2026-11-20' }), 'BAD_REQUEST');
  await refused(available({ ...ids, localDateStart: tomorrow, localDateEnd: '2027-12-26' }), 'BAD_REQUEST');
  await refused(available({ ...ids, localDate: tomorrow, units: { id: 'x' } }), 'BAD_REQUEST');
  await refused(reserve({ productId: 7 }), 'BAD_REQUEST');
  await refused(reserve({ expirationMinutes: 1.5 }), 'BAD_REQUEST');
  await refused(reserve({ contact: { emailAddress: 'x' } }), 'BAD_REQUEST');
  await refused(reserve({ unitItems: Array(10_000).fill({ unitId: trade.fares.adult }) }), 'BAD_REQUEST');
  const twice = { uuid: newId(), unitId: trade.fares.adult };
  await refused(reserve({ unitItems: [twice, twice] }), 'BAD_REQUEST');
});

test('what is well formed and impossible is not processed, and takes no seat', async () => {
  const before = (await at.seats()).remaining_capacity;
  await refused(reserve({ unitItems: undefined }), 'UNPROCESSABLE_ENTITY');
  await refused(reserve({ unitItems: [] }), 'UNPROCESSABLE_ENTITY');
  await refused(reserve({ expirationMinutes: 0 }), 'UNPROCESSABLE_ENTITY');
  await refused(reserve({ expirationMinutes: -1 }), 'UNPROCESSABLE_ENTITY');
  const many = at.items(...Array<string>(31).fill(trade.fares.adult));
  await refused(reserve({ unitItems: many }), 'UNPROCESSABLE_ENTITY');
  const long = await reserve({ expirationMinutes: 1_000_000_000 });
  expect(long.body.utcExpiresAt).toBe('2026-11-21T11:00:00Z');
  expect((await octo.post(`/bookings/${long.body.uuid}/cancel`)).body).toMatchObject({ status: 'CANCELLED' });
  expect((await at.seats()).remaining_capacity).toBe(before);
});

test('a hold ends by itself: extending and confirming it are too late, and its seats are back', async () => {
  const { uuid } = (await reserve({ expirationMinutes: 10 })).body;
  const shorter = await octo.post(`/bookings/${uuid}/extend`, { expirationMinutes: 1 });
  expect(shorter.body.utcExpiresAt).toBe('2026-11-20T12:22:00Z');
  const longer = await octo.post(`/bookings/${uuid}/extend`, { expirationMinutes: 20 });
  expect(longer.body.utcExpiresAt).toBe('2026-11-20T12:32:00Z');
  world.clock.set('2026-11-20T12:33:00Z');
  expect((await octo.get(`/bookings/${uuid}`)).body).toMatchObject({ status: 'EXPIRED', cancellable: false });
  await refused(octo.post(`/bookings/${uuid}/confirm`, { contact: {} }), 'INVALID_BOOKING_UUID', { uuid });
  await refused(octo.post(`/bookings/${uuid}/extend`, {}), 'INVALID_BOOKING_UUID', { uuid });
  world.clock.set('2026-11-20T12:12:00Z');
});

test('confirmed is neither extended nor, once cancelled, confirmed; a second cancel answers what is', async () => {
  const { uuid } = (await reserve({ uuid: newId().toUpperCase() })).body;
  expect(uuid).toBe(uuid.toLowerCase());
  await octo.post(`/bookings/${uuid}/confirm`, { contact: { fullName: 'Giulia Rossi' } });
  await refused(octo.post(`/bookings/${uuid}/extend`, {}), 'UNPROCESSABLE_ENTITY');
  const first = await octo.post(`/bookings/${uuid}/cancel`, { reason: 'Mudou de ideia' });
  expect(first.body).toMatchObject({
    status: 'CANCELLED',
    cancellable: false,
    cancellation: { reason: 'Mudou de ideia', refund: expect.stringMatching(/^(FULL|PARTIAL|NONE)$/) },
  });
  expect((await octo.post(`/bookings/${uuid}/cancel`, {})).body).toEqual(first.body);
  await refused(octo.post(`/bookings/${uuid}/confirm`, { contact: {} }), 'UNPROCESSABLE_ENTITY');
  await refused(octo.patch(`/bookings/${uuid}`, { notes: 'x' }), 'UNPROCESSABLE_ENTITY');
});

test('more and fewer units, another departure: one transaction, and a full one leaves the old seats as they are', async () => {
  const small = (
    await at.staff.post('/sessions', {
      product_id: trade.product_id,
      date: tomorrow,
      start_time: '14:00',
      end_time: '16:00',
      guide_name: null,
      sailor_name: null,
      notes: null,
      total_capacity: 2,
      boat_ids: [],
    })
  ).body;
  const before = (await at.seats()).remaining_capacity;
  const { uuid, unitItems } = (await reserve({})).body;
  await refused(octo.patch(`/bookings/${uuid}`, { availabilityId: small.id }), 'UNPROCESSABLE_ENTITY');
  expect((await at.seats()).remaining_capacity).toBe(before - 3);
  const fewer = await octo.patch(`/bookings/${uuid}`, { unitItems: unitItems.slice(0, 2) });
  expect(fewer.body.unitItems.map((each: { uuid: string }) => each.uuid)).toEqual(
    unitItems.slice(0, 2).map((each: { uuid: string }) => each.uuid),
  );
  const moved = await octo.patch(`/bookings/${uuid}`, { availabilityId: small.id });
  expect(moved.body).toMatchObject({ availabilityId: small.id, status: 'ON_HOLD' });
  expect([(await at.seats()).remaining_capacity, (await at.seats(small.id)).remaining_capacity]).toEqual([
    before,
    0,
  ]);
  const more = await octo.patch(`/bookings/${uuid}`, {
    availabilityId: session.id,
    unitItems: at.items(...Array<string>(4).fill(trade.fares.adult)),
  });
  expect(more.body.unitItems.length).toBe(4);
  expect((await at.seats()).remaining_capacity).toBe(before - 4);
  await octo.post(`/bookings/${uuid}/cancel`, {});
});

test('what is another partner’s, or another company’s, is answered byte for byte like what never was', async () => {
  const mine = (await reserve({ resellerReference: 'R-1' })).body;
  const confirmed = await octo.post(`/bookings/${mine.uuid}/confirm`, {
    contact: { fullName: 'Giulia Rossi' },
  });
  const neighbour = await aPartner(world, at.company, at.staff);
  const foreign = await sellsOutside(world);
  const others = [byToken(world, await aToken(at.staff, neighbour.id)), foreign.octo];
  for (const other of others) {
    const both = async (ask: (uuid: string) => Promise<{ status: number; bytes: Buffer }>) => {
      const [there, never] = [await ask(mine.uuid), await ask(nobody)];
      expect(there.bytes.toString().replaceAll(mine.uuid, nobody)).toBe(never.bytes.toString());
      expect(there.status).toBe(never.status);
    };
    await both((uuid) => other.get(`/bookings/${uuid}`));
    await both((uuid) => other.patch(`/bookings/${uuid}`, { notes: 'x' }));
    await both((uuid) => other.post(`/bookings/${uuid}/confirm`, { contact: {} }));
    await both((uuid) => other.post(`/bookings/${uuid}/extend`, {}));
    await both((uuid) => other.post(`/bookings/${uuid}/cancel`, {}));
    await both((uuid) => other.delete(`/bookings/${uuid}`));
    expect((await other.get('/bookings?resellerReference=R-1')).body).toEqual([]);
    const code = confirmed.body.supplierReference;
    expect((await other.get(`/bookings?supplierReference=${code}`)).body).toEqual([]);
  }
  await refused(foreign.octo.get(`/products/${trade.product_id}`), 'INVALID_PRODUCT_ID', {
    productId: trade.product_id,
  });
  const said = await foreign.octo.post('/availability', { ...ids, localDate: tomorrow });
  expect(said.body.error).toBe('INVALID_PRODUCT_ID');
});

test('what the office cancels, and what it changes, reads so at the next question; an archived partner is nobody', async () => {
  const { uuid } = (await reserve({})).body;
  await octo.post(`/bookings/${uuid}/confirm`, { contact: { fullName: 'Giulia Rossi' } });
  const { data } = (await at.staff.get(`/sessions/${session.id}/bookings`)).body;
  const { supplierReference } = (await octo.get(`/bookings/${uuid}`)).body;
  const booking = data.find(({ code }: { code: string }) => code === supplierReference);
  const body = { version: booking.version, reason: 'Mar grosso', kind: 'weather' };
  await at.staff.post(`/bookings/${booking.id}/cancellation`, body);
  expect((await octo.get(`/bookings/${uuid}`)).body).toMatchObject({
    status: 'CANCELLED',
    cancellation: { refund: 'FULL', reason: 'Mar grosso' },
  });
  const other = await aPartner(world, at.company, at.staff);
  const gone = byToken(world, await aToken(at.staff, other.id));
  await at.staff.patch(`/channel-partners/${other.id}`, { version: other.version, active: false });
  await refused(gone.get('/products'), 'FORBIDDEN');
});
