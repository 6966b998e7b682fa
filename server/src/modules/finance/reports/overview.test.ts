import { expect, test } from 'vitest';
import { aCompanyWithBooks, theDayIsOver } from '../../../testing/companies/money/books.ts';
import { aBill, paid } from '../../../testing/companies/money/books-requests.ts';
import { aBooking, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('the overview says money by account, the month, what is owed on both sides and what of it is late [A7.5-20, A7.5-21]', async () => {
  const { company, staff, trade, session, admin } = await aCompanyWithBooks(world);
  const booking = await aBooking(staff, session, trade);
  const payment = paymentBody({ amount: 200, method: 'pix', received_on: '2026-11-19' });
  await staff.post(`/bookings/${booking.id}/payments`, payment);
  await theDayIsOver(world, company);
  const late = await aBill(admin, { due_on: '2026-11-18' });
  await paid(admin, late.id, { amount: 30, paid_on: '2026-11-20' });
  const { status, body } = await admin.get('/finance/overview');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    result: 350,
    receivable: 250,
    payable: 70,
    overdue_payable: 70,
    overdue_receivable: 0,
    advances: 0,
  });
  const money = body.money.map(({ role, balance }: { role: string; balance: number }) => [role, balance]);
  expect(Object.fromEntries(money)).toMatchObject({ pix: 200, bank: -30, cash: 0 });
  expect(body.course.slice(-3)).toEqual([
    { date: '2026-11-18', balance: 0 },
    { date: '2026-11-19', balance: 200 },
    { date: '2026-11-20', balance: 170 },
  ]);
  expect((await admin.get('/finance/reports/summary')).body).toMatchObject({
    now: { from: '2026-11-01', net_revenue: 450, ebitda: 350, result: 350 },
    before: { from: '2026-10-01', to: '2026-10-31', result: 0 },
  });
});

test('what money may be for is a list of the accounts of the results [A7.5-22, A7.5-23]', async () => {
  const { admin } = await aCompanyWithBooks(world);
  const { data } = (await admin.get('/finance/categories')).body;
  const fuel = data.find(({ line }: { line: string }) => line === '4.1');
  expect(fuel).toMatchObject({ kind: 'cost', allocation: 'none', code: '4.4.1' });
  expect(data.find(({ line }: { line: string }) => line === '1.1')).toMatchObject({ kind: 'income' });
});

test('money is told thirteen weeks back and ahead, what departures still bring apart, and what is open by how late it is [B2.2-54]', async () => {
  const { staff, trade, later, admin } = await aCompanyWithBooks(world);
  const booking = await aBooking(staff, later, trade);
  const payment = paymentBody({ amount: 100, method: 'pix', received_on: '2026-11-19' });
  await staff.post(`/bookings/${booking.id}/payments`, payment);
  const { account_id } = (
    await admin.get(`/finance/entries/${(await aBill(admin, { due_on: '2026-12-09' })).id}`)
  ).body;
  const due = async (kind: string, amount: number, due_on: string) =>
    await aBill(admin, { kind, amount, due_on, account_id });
  await due('receivable', 70, '2026-10-20');
  await due('payable', 30, '2026-08-01');
  const { status, body } = await admin.get('/finance/forecast');
  expect(status).toBe(200);
  expect(body.weeks).toHaveLength(26);
  expect(body.weeks.slice(11, 14)).toMatchObject([
    { to: '2026-11-13', balance: 0 },
    { to: '2026-11-20', balance: 100 },
    { from: '2026-11-21', to: '2026-11-27', balance: 140, entries: 40, departures: 350, on_top: 350 },
  ]);
  expect(body.weeks.slice(14, 17)).toMatchObject([
    { balance: 140, on_top: 350 },
    { from: '2026-12-05', balance: 40, entries: -100, departures: 0 },
    { balance: 40 },
  ]);
  expect(body.ageing).toEqual([
    { age: '0', from: '2026-11-20', to: null, receivable: 0, payable: 100 },
    { age: '30', from: '2026-10-21', to: '2026-11-19', receivable: 0, payable: 0 },
    { age: '60', from: '2026-09-21', to: '2026-10-20', receivable: 70, payable: 0 },
    { age: '90', from: '2026-08-22', to: '2026-09-20', receivable: 0, payable: 0 },
    { age: 'more', from: null, to: '2026-08-21', receivable: 0, payable: 30 },
  ]);
});
