import { expect, test } from 'vitest';
import { newId } from '#kit/ids';
import { sellsOutside, tomorrow } from '../../../testing/companies/outside/octo-world.ts';
import { openWorld } from '../../../testing/world.ts';
import { expectOcto } from './octo-schemas.testing.ts';

const world = await openWorld();
const at = await sellsOutside(world);
const { octo, trade, session, partner } = at;

const ways = [
  [],
  ['octo/pricing'],
  ['octo/content'],
  ['octo/pricing', 'octo/content'],
] as const satisfies readonly (readonly string[])[];
const asking = (asked: readonly string[]) => ({ 'octo-capabilities': asked.join(', ') });
const ids = { productId: trade.product_id, optionId: trade.product_id };

test.each(ways.map((asked) => [asked.join(' + ') || 'core alone', asked] as const))(
  'every endpoint answers by the published schema, strictly: %s [A2.3-81]',
  async (_, asked) => {
    const head = asking(asked);
    const get = async (path: string) => (await octo.get(path, head)).body;
    const post = async (path: string, body: object) => {
      const answer = await octo.post(path, body, head);
      expect(answer.headers['octo-capabilities']).toBe(asked.join(', '));
      return answer.body;
    };
    expectOcto(
      'zSuppliersGetResponse',
      await get('/supplier'),
      asked.filter((each) => each !== 'octo/pricing'),
    );
    expectOcto('zCapabilitiesGetResponse', await get('/capabilities'));
    expectOcto('zProductsGetProductsResponse', await get('/products'), asked);
    expectOcto('zProductsGetProductResponse', await get(`/products/${trade.product_id}/`), asked);
    const units = [{ id: trade.fares.adult, quantity: 2 }];
    const days = { localDateStart: tomorrow, localDateEnd: '2026-11-22' };
    const places = await post('/availability/', { ...ids, ...days, units });
    expectOcto('zAvailabilitiesAvailabilityCheckResponse', places, asked);
    const calendar = await post('/availability/calendar', { ...ids, ...days });
    expect(calendar.map(({ localDate }: { localDate: string }) => localDate)).toEqual([
      tomorrow,
      '2026-11-22',
    ]);
    const withPrices = asked.filter((each) => each !== 'octo/content');
    expectOcto('zAvailabilitiesAvailabilityCalendarResponse', calendar, withPrices);
    const { uuid, ...more } = at.reservation();
    const reserved = await post('/bookings', { uuid, ...more });
    expectOcto('zBookingsBookingReservationResponse', reserved, asked);
    expectOcto('zBookingsExtendReservationResponse', await post(`/bookings/${uuid}/extend`, {}), asked);
    const confirmation = { contact: { firstName: 'Giulia', lastName: 'Rossi' }, resellerReference: uuid };
    const confirmed = await post(`/bookings/${uuid}/confirm`, confirmation);
    expectOcto('zBookingsBookingConfirmationResponse', confirmed, asked);
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', utcExpiresAt: null, resellerReference: uuid });
    expectOcto('zBookingsGetBookingsResponse', await get(`/bookings?resellerReference=${uuid}`), asked);
    const change = await octo.patch(`/bookings/${uuid}`, { notes: 'Janela' }, head);
    expectOcto('zBookingsBookingUpdateResponse', change.body, asked);
    const cancelled = await post(`/bookings/${uuid}/cancel`, { reason: 'Chuva' });
    expectOcto('zBookingsBookingCancellationResponse', cancelled, asked);
    expect(await get(`/bookings/${uuid.toUpperCase()}`)).toEqual(cancelled);
  },
);

test('products are this partner’s, each with one option and its fares as units; the headers say how it is spoken', async () => {
  const { body, headers } = await octo.get('/products', {
    'accept-language': 'de, it;q=0.9, en;q=0.5',
    'octo-capabilities': 'octo/pricing, octo/cart',
  });
  expect(headers).toMatchObject({
    'octo-capabilities': 'octo/pricing',
    'content-language': 'it',
    'available-languages': 'pt-BR, en, es, fr, it',
  });
  expect(body).toMatchObject([
    {
      id: trade.product_id,
      availabilityType: 'START_TIME',
      pricingPer: 'UNIT',
      options: [
        {
          default: true,
          availabilityLocalStartTimes: ['08:00'],
          restrictions: { minUnits: 1, maxUnits: null },
          units: [
            { id: trade.fares.adult, type: 'ADULT', restrictions: { minAge: 0, maxAge: 100, paxCount: 1 } },
            { id: trade.fares.child, type: 'CHILD', pricingFrom: [{ retail: 9000, net: 7650 }] },
            { id: trade.fares.infant, type: 'INFANT', restrictions: { paxCount: 0 } },
          ],
        },
      ],
    },
  ]);
});

test('a departure tells its seats and its cut-off; of few it says so, of none it is sold out', async () => {
  const own = await sellsOutside(world, { session: { total_capacity: 5 } });
  const mine = { productId: own.trade.product_id, optionId: own.trade.product_id };
  const ask = async (more: object = {}) =>
    (await own.octo.post('/availability', { ...mine, localDate: tomorrow, ...more })).body;
  expect(await ask()).toMatchObject([
    {
      id: own.session.id,
      localDateTimeStart: '2026-11-21T08:00:00-03:00',
      localDateTimeEnd: '2026-11-21T10:00:00-03:00',
      allDay: false,
      available: true,
      status: 'AVAILABLE',
      vacancies: 5,
      capacity: 5,
      openingHours: [],
    },
  ]);
  expect((await ask())[0].utcCutoffAt).toMatch(/^2026-11-21T\d\d:\d\d:\d\dZ$/);
  expect(await ask({ units: [{ id: own.trade.fares.adult, quantity: 6 }] })).toMatchObject([
    { available: false, status: 'SOLD_OUT' },
  ]);
  await own.octo.post('/bookings', own.reservation());
  expect(await ask()).toMatchObject([{ status: 'LIMITED', vacancies: 2 }]);
  const two = own.items(own.trade.fares.adult, own.trade.fares.adult);
  await own.octo.post('/bookings', own.reservation({ unitItems: two }));
  expect(await ask()).toMatchObject([{ available: false, status: 'SOLD_OUT', vacancies: 0 }]);
  const days = { localDateStart: '2026-11-20', localDateEnd: tomorrow };
  const calendar = (await own.octo.post('/availability/calendar', { ...mine, ...days })).body;
  expect(calendar).toMatchObject([{ status: 'CLOSED' }, { status: 'SOLD_OUT', capacity: 5 }]);
});

test('2 adults 180,00 and a child 90,00 at a commission of 15 %: retail 45000, net 38250, precision 2', async () => {
  const { body } = await octo.post('/bookings', at.reservation(), asking(['octo/pricing']));
  const whole = { original: 45_000, retail: 45_000, net: 38_250, currency: 'BRL', currencyPrecision: 2 };
  expect(body.pricing).toMatchObject({ ...whole, includedTaxes: [] });
  expect(body.unitItems.map(({ pricing }: { pricing: { net: number } }) => pricing.net)).toEqual([
    15_300, 15_300, 7_650,
  ]);
  await octo.post(`/bookings/${body.uuid}/cancel`);
});

test('the guest is on the manifest by name, paid through the partner, and our code is the voucher [A2.3-96]', async () => {
  const reserved = (await octo.post('/bookings', at.reservation())).body;
  const [first, second, child] = reserved.unitItems;
  const { body } = await octo.post(`/bookings/${reserved.uuid}/confirm`, {
    contact: { fullName: 'Giulia Rossi', emailAddress: 'giulia@milano.example', locales: ['it'] },
    resellerReference: 'MI-77',
    unitItems: [
      { uuid: first.uuid, unitId: first.unitId, contact: { fullName: 'Giulia Rossi' } },
      { uuid: second.uuid, unitId: second.unitId, contact: { fullName: 'Marco Rossi' } },
      { uuid: child.uuid, unitId: child.unitId },
    ],
  });
  const code = body.supplierReference;
  expect(body.voucher.deliveryOptions).toEqual([{ deliveryFormat: 'QRCODE', deliveryValue: code }]);
  const { data } = (await at.staff.get(`/passenger-manifest?date=${tomorrow}`)).body;
  const booking = data
    .flatMap((each: { bookings: object[] }) => each.bookings)
    .find((each: { code: string }) => each.code === code);
  expect(booking).toMatchObject({
    customer_name: 'Giulia Rossi',
    remaining_amount: 0,
    agent: { id: partner.agent_id },
  });
  expect(booking.passengers.map(({ name }: { name: string }) => name)).toEqual([
    'Giulia Rossi',
    'Marco Rossi',
    null,
  ]);
  const payments = (await at.staff.get(`/bookings/${booking.id}/payments`)).body.data;
  expect(payments).toMatchObject([{ amount: 450, method: 'parceiro' }]);
  const aboard = booking.passengers.map(({ id }: { id: string }) => ({
    id: newId(),
    booking_id: booking.id,
    manifest_passenger_id: id,
    status: 'checked_in',
  }));
  await at.staff.post('/attendance-events', { events: aboard.slice(0, 1) });
  const partly = (await octo.get(`/bookings/${reserved.uuid}`)).body;
  expect([partly.status, partly.unitItems.map(({ status }: { status: string }) => status)]).toEqual([
    'CONFIRMED',
    ['REDEEMED', 'CONFIRMED', 'CONFIRMED'],
  ]);
  expect((await octo.post(`/bookings/${reserved.uuid}/cancel`)).body.error).toBe('UNPROCESSABLE_ENTITY');
  await at.staff.post('/attendance-events', { events: aboard.slice(1) });
  const whole = (await octo.get(`/bookings/${reserved.uuid}`)).body;
  expect(whole.status).toBe('REDEEMED');
  expect(whole.utcRedeemedAt).not.toBeNull();
});

test('ten with one uuid at once are one reservation, and ten confirmations one; the answers are alike', async () => {
  const body = at.reservation();
  const before = (await at.seats()).remaining_capacity;
  const all = await Promise.all(Array.from({ length: 10 }, () => octo.post('/bookings', body)));
  expect(new Set(all.map(({ bytes }) => bytes.toString())).size).toBe(1);
  expect((await at.seats()).remaining_capacity).toBe(before - 3);
  const confirm = () =>
    octo.post(`/bookings/${body.uuid}/confirm`, { contact: { fullName: 'Giulia Rossi' } });
  const confirmed = await Promise.all(Array.from({ length: 10 }, confirm));
  expect(new Set(confirmed.map(({ bytes }) => bytes.toString())).size).toBe(1);
  const cancel = () => octo.post(`/bookings/${body.uuid}/cancel`, {});
  const cancelled = await Promise.all(Array.from({ length: 10 }, cancel));
  expect(new Set(cancelled.map(({ bytes }) => bytes.toString())).size).toBe(1);
  expect((await at.seats()).remaining_capacity).toBe(before);
  expect(
    (await octo.post('/bookings', { ...body, unitItems: at.items(trade.fares.adult) })).body,
  ).toMatchObject({
    error: 'UNPROCESSABLE_ENTITY',
  });
});

test('a test takes no seat and stands in no list of ours; a token for tests sees tests alone', async () => {
  const before = (await at.seats()).remaining_capacity;
  const reserved = (await octo.post('/bookings', at.reservation(), { 'octo-env': 'test' })).body;
  expect(reserved).toMatchObject({ testMode: true, status: 'ON_HOLD' });
  expectOcto('zBooking', reserved);
  const confirmed = await octo.post(`/bookings/${reserved.uuid}/confirm`, { contact: {} });
  expect(confirmed.body).toMatchObject({ status: 'CONFIRMED', testMode: true });
  expect((await at.seats()).remaining_capacity).toBe(before);
  expect((await octo.delete(`/bookings/${reserved.uuid}`)).body).toMatchObject({
    status: 'CANCELLED',
    cancellation: { refund: 'FULL' },
  });
});

test('a product that is the opening of a day has no hours of its own', async () => {
  const own = await sellsOutside(world);
  const { version } = (await own.staff.get(`/products/${own.trade.product_id}`)).body;
  const opening = { version, availability_type: 'opening_hours' };
  expect((await own.staff.patch(`/products/${own.trade.product_id}`, opening)).status).toBe(200);
  const mine = { productId: own.trade.product_id, optionId: own.trade.product_id };
  expect((await own.octo.post('/availability', { ...mine, localDate: tomorrow })).body).toMatchObject([
    {
      allDay: true,
      localDateTimeStart: '2026-11-21T00:00:00-03:00',
      localDateTimeEnd: '2026-11-22T00:00:00-03:00',
      openingHours: [{ from: '08:00', to: '10:00' }],
    },
  ]);
  expect(session.id).not.toBe(own.session.id);
});
