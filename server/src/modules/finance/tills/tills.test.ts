import { expect, test } from 'vitest';
import { aCompanyWithBooks, theDayIsOver } from '../../../testing/companies/money/books.ts';
import { aBooking, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const day = '2026-11-20';
const one = (cents: number, count = 1) => ({ cents, count });

async function aDayAtThePier() {
  const books = await aCompanyWithBooks(world);
  const { staff, trade, session, admin } = books;
  const booking = await aBooking(staff, session, trade);
  const pay = (amount: number, method: string) =>
    staff.post(`/bookings/${booking.id}/payments`, paymentBody({ amount, method, received_on: day }));
  await pay(300, 'dinheiro');
  await pay(50, 'pix');
  const opened = await admin.post('/finance/tills', { user_id: staff.id, day, opening_float: 100 });
  const till = (noun: string, body: object) => admin.post(`/finance/tills/${opened.body.id}/${noun}`, body);
  return { ...books, opened, till };
}

test('the cash bookings paid stands in the till by itself, what is taken out goes to an account, a difference says why and posts [B2.2-53]', async () => {
  const { admin, staff, opened, till, on, accountOf, broken } = await aDayAtThePier();
  expect([opened.status, opened.body]).toMatchObject([
    201,
    { cash: 300, opening_float: 100, expected: 400, status: 'open', user_id: staff.id },
  ]);
  const bank = await accountOf('bank');
  const taken = await till('withdrawals', { amount: 250, account_id: bank, note: 'Depósito' });
  expect(taken.body).toMatchObject({ withdrawn: 250, expected: 150 });
  expect(await on('cash', 'bank')).toEqual([50, 250]);
  const counted = [one(10_000), one(2_000, 2), one(500)];
  const silent = await till('closing', { counted });
  expect(silent.body.errors).toEqual([expect.objectContaining({ pointer: '/reason', code: 'required' })]);
  const closed = await till('closing', { counted, reason: 'Troco a mais' });
  expect(closed.body).toMatchObject({ status: 'closed', counted_amount: 145, expected: 150 });
  expect(await on('cash', '10.1')).toEqual([45, -5]);
  expect((await till('closing', { counted, reason: 'De novo' })).body.type).toBe('/problems/move-forbidden');
  const { data, without } = (await admin.get(`/finance/tills?day=${day}`)).body;
  expect([data.length, without]).toEqual([1, []]);
  expect(await broken()).toEqual([]);
});

test('of two who open the till of one person and day one does; more than there is is not taken out', async () => {
  const { admin, staff, till, accountOf } = await aDayAtThePier();
  const again = await admin.post('/finance/tills', { user_id: staff.id, day, opening_float: 0 });
  expect(again.body.errors).toEqual([expect.objectContaining({ pointer: '/user_id', code: 'taken' })]);
  const [bank, cash, rent] = [await accountOf('bank'), await accountOf('cash'), await accountOf('6.2')];
  const wrong = async (body: object) => (await till('withdrawals', body)).body.errors?.[0];
  expect(await wrong({ amount: 400.01, account_id: bank })).toMatchObject({ code: 'too-large' });
  expect(await wrong({ amount: 1, account_id: cash })).toMatchObject({
    pointer: '/account_id',
    code: 'same',
  });
  expect(await wrong({ amount: 1, account_id: rent })).toMatchObject({ code: 'option' });
  expect(await wrong({ amount: 0, account_id: bank })).toMatchObject({ code: 'zero' });
  const tries = [1, 2, 3].map(() => till('closing', { counted: [one(20_000, 2)] }));
  const answers = (await Promise.all(tries)).map(({ status }) => status);
  expect(answers.toSorted()).toEqual([201, 409, 409]);
});

test('a month is not closed while a till of it is open; who took cash without one is told', async () => {
  const { company, admin, staff, trade, session } = await aCompanyWithBooks(world);
  const booking = await aBooking(staff, session, trade);
  const payment = paymentBody({ amount: 80, method: 'dinheiro', received_on: day });
  await staff.post(`/bookings/${booking.id}/payments`, payment);
  expect((await admin.get(`/finance/tills?day=${day}`)).body).toMatchObject({
    data: [],
    without: [{ user_id: staff.id, cash: 80 }],
  });
  await admin.post('/finance/tills', { user_id: staff.id, day, opening_float: 0 });
  await theDayIsOver(world, company);
  const { body } = await admin.post('/finance/periods', { month: '2026-11-01' });
  expect(body.params.in_the_way).toContainEqual({ what: 'open_tills', count: 1 });
  const marinheiro = await world.user(company, 'marinheiro');
  expect((await marinheiro.get(`/finance/tills?day=${day}`)).status).toBe(403);
});
