import { isPixFault, readPix } from '@leme/contract/kit/pix-reading';
import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { aChargingCompany } from '../../../testing/companies/money/charging.ts';
import { paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('a charge of a booking is its Pix code with a name of its own; several never ask for more than is owed [B2.2-55]', async () => {
  const { admin, booking, charge } = await aChargingCompany(world);
  const first = await charge({ kind: 'free', amount: 162 });
  expect([first.status, first.body.status, first.body.txid]).toEqual([201, 'open', `LM${booking.code}01`]);
  const read = readPix(first.body.payload);
  if (isPixFault(read)) throw new Error(read);
  expect([read.key, read.name, read.city, read.amount, read.txid]).toEqual([
    '11222333000181',
    'MAR AZUL PASSEIOS',
    'FLORIANOPOLIS',
    162,
    first.body.txid,
  ]);
  const tooMuch = await charge({ kind: 'free', amount: 289 });
  expect(tooMuch.body.errors).toMatchObject([
    { pointer: '/amount', code: 'above-remaining', params: { maximum: 288 } },
  ]);
  const rest = await charge({ kind: 'rest' });
  expect([rest.body.amount, rest.body.txid]).toEqual([288, `LM${booking.code}02`]);
  expect((await charge({ kind: 'rest' })).status).toBe(422);
  const list = (await admin.get(`/charges?booking_id=${booking.id}`)).body;
  expect([list.left, list.free, list.data.length, list.has_key]).toEqual([450, 0, 2, true]);
  const given = await admin.post(`/charges/${rest.body.id}/cancellation`, { reason: 'Engano' });
  expect(given.body).toMatchObject({ status: 'cancelled', reason: 'Engano' });
  expect((await charge({ kind: 'rest' })).body.amount).toBe(288);
});

test('who takes money at the quay keeps what a code is made of, the account’s own before that of bookings, books opened or not', async () => {
  const { company, admin, accountOf } = await aChargingCompany(world);
  const guide = await world.user(company, 'marinheiro');
  const held = async () => (await guide.get('/charges/receiver')).body.receiver;
  expect(await held()).toEqual({ key: '11222333000181', name: 'Mar Azul Passeios', city: 'Florianópolis' });
  const id = await accountOf('pix');
  const { data } = (await admin.get('/finance/accounts')).body;
  const { version } = data.find((each: { id: string }) => each.id === id);
  const none = await admin.patch(`/finance/accounts/${id}`, { version, pix_key: '529.982.247-26' });
  expect([none.status, none.body.errors]).toMatchObject([422, [{ pointer: '/pix_key', code: 'pix-key' }]]);
  const own = { pix_key: 'pix@exemplo.test', pix_name: 'Barco Azul', pix_city: 'Palhoça' };
  expect((await admin.patch(`/finance/accounts/${id}`, { version, ...own })).status).toBe(200);
  expect(await held()).toEqual({ key: 'pix@exemplo.test', name: 'Barco Azul', city: 'Palhoça' });
});

test('unless it is said a charge may be paid for three days, but not behind the departure; at the quay, today', async () => {
  const { charge, session } = await aChargingCompany(world);
  const departure = Temporal.Instant.from(session.starts_at);
  const day = (text: string) =>
    Temporal.Instant.from(text).toZonedDateTimeISO('America/Sao_Paulo').toPlainDate();
  const made = async (hoursBefore: number) => {
    world.clock.set(departure.subtract({ hours: hoursBefore }).toString());
    return Temporal.Instant.from((await charge({ kind: 'free', amount: 10 })).body.expires_at);
  };
  try {
    expect(day((await made(240)).toString()).until(day(session.starts_at)).days).toBe(7);
    expect((await made(30)).equals(departure)).toBe(true);
    const atQuay = await made(1);
    expect(day(atQuay.toString()).equals(day(session.starts_at))).toBe(true);
    expect(Temporal.Instant.compare(atQuay, departure)).toBe(1);
  } finally {
    world.clock.set('2026-11-20T12:12:00Z');
  }
});

test('of two who charge the rest at once one does', async () => {
  const { charge } = await aChargingCompany(world);
  const answers = await Promise.all([charge({ kind: 'rest' }), charge({ kind: 'rest' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
});

test('a payment of the booking closes the charge that asks for as much, and those that ask for too much are given up', async () => {
  const { admin, booking, charge, stateOf } = await aChargingCompany(world);
  const deposit = (await charge({ kind: 'free', amount: 162 })).body;
  const rest = (await charge({ kind: 'rest' })).body;
  await admin.post(`/bookings/${booking.id}/payments`, paymentBody({ amount: 162 }));
  expect([await stateOf(deposit.id), await stateOf(rest.id)]).toEqual(['paid', 'open']);
  await admin.post(`/bookings/${booking.id}/payments`, paymentBody({ amount: 100, method: 'dinheiro' }));
  expect(await stateOf(rest.id)).toBe('cancelled');
  await admin.post(`/bookings/${booking.id}/payments`, paymentBody({ amount: -200 }));
  expect(await stateOf(deposit.id)).toBe('refunded');
});

test('money of a charge is the payment of its booking; what comes above is credit, and nobody who paid is refused', async () => {
  const { admin, booking, charge, on } = await aChargingCompany(world);
  const { id } = (await charge({ kind: 'rest' })).body;
  const pay = (given: object) =>
    admin.post(`/charges/${id}/payments`, {
      payment_id: newId(),
      amount: 450,
      received_on: '2026-11-20',
      ...given,
    });
  const payment_id = newId();
  const answers = await Promise.all([pay({ payment_id }), pay({ payment_id }), pay({})]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const credits = answers.flatMap(({ body }) => body.credit ?? []);
  expect(credits).toMatchObject([{ amount: 450 }]);
  const found = (await admin.get(`/bookings/${booking.id}`)).body;
  expect([found.paid_amount, found.remaining_amount]).toEqual([450, 0]);
  expect((await admin.get(`/charges/${id}`)).body).toMatchObject({
    status: 'paid',
    paid_amount: 450,
    surplus: 450,
  });
  expect(await on('pix', 'advances', 'credits')).toEqual([900, 450, 450]);
  expect((await pay({ payment_id, amount: 1 })).body.type).toBe('/problems/payment-id-reused');
});

test('a charge of an entry settles it; two of its instalments owe what is left', async () => {
  const { admin, on, accountOf } = await aChargingCompany(world);
  const account_id = await accountOf('1.4');
  const entry = { kind: 'receivable', description: 'Loja', amount: 100, due_on: '2026-11-30', account_id };
  const [{ id: entry_id }] = (await admin.post('/finance/entries', entry)).body.data;
  const made = (await admin.post('/charges', { entry_id, kind: 'rest' })).body;
  const body = { payment_id: newId(), amount: 130, received_on: '2026-11-20' };
  const paid = await admin.post(`/charges/${made.id}/payments`, body);
  expect([paid.status, paid.body.status, paid.body.taken]).toEqual([201, 'paid', 100]);
  expect((await admin.get(`/finance/entries/${entry_id}`)).body).toMatchObject({
    status: 'paid',
    settled_amount: 100,
  });
  expect(await on('pix', 'receivable', 'credits')).toEqual([130, 0, 30]);
});

test('without a key nothing is charged, and who may not record payments charges none', async () => {
  const { company, booking, admin } = await aChargingCompany(world, { hasKey: false });
  const sent = { booking_id: booking.id, kind: 'rest' };
  expect((await admin.post('/charges', sent)).body.type).toBe('/problems/no-pix-key');
  expect((await admin.get('/charges/receiver')).body).toEqual({ receiver: null });
  const sailor = await world.user(company, 'user');
  expect((await sailor.get('/charges/receiver')).status).toBe(403);
  expect((await sailor.post('/charges', sent)).status).toBe(403);
  const stranger = await world.user(await world.company(), 'admin');
  expect((await stranger.post('/charges', sent)).status).toBe(404);
  expect((await admin.post('/charges', { kind: 'rest' })).body.errors).toMatchObject([{ code: 'required' }]);
});
