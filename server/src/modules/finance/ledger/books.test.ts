import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statement } from '../../../kit/resource/statement.ts';
import { aCompanyWithBooks, inMonth, theDayIsOver } from '../../../testing/companies/money/books.ts';
import { aBooking, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('money taken before a departure is held, is earned when it sailed, and what comes later is owed no more [B2.2-54]', async () => {
  const { company, staff, trade, session, admin, on, results, broken } = await aCompanyWithBooks(world);
  const booking = await aBooking(staff, session, trade);
  const pay = (amount: number, method: string) => {
    const payment = paymentBody({ amount, method, received_on: '2026-11-20' });
    return staff.post(`/bookings/${booking.id}/payments`, payment);
  };
  await pay(162, 'pix');
  expect(await on('pix', 'advances', 'receivable', '1.1')).toEqual([162, 162, 0, 0]);
  expect(await results()).toEqual({});
  await theDayIsOver(world, company);
  expect(await on('pix', 'advances', 'receivable', '1.1')).toEqual([162, 0, 288, 450]);
  expect((await pay(280, 'dinheiro')).status).toBe(201);
  expect(await on('cash', 'advances', 'receivable')).toEqual([280, 0, 8]);
  expect(await results()).toEqual({
    '1': 450,
    '1.1': 450,
    '3': 450,
    '5': 450,
    '7': 450,
    '11': 450,
    '14': 450,
  });
  expect((await results('&regime=cash'))['1.1']).toBe(442);
  const { data, sum } = (await admin.get(`/finance/postings?${inMonth}&line=1.1`)).body;
  expect([sum, data.length, data[0].source]).toEqual([
    450,
    1,
    { kind: 'booking', id: booking.id, label: booking.code },
  ]);
  expect(await broken()).toEqual([]);
});

test('what was paid before there were books is posted when they are opened', async () => {
  const { company, staff, trade, session, on, broken } = await aCompanyWithBooks(world);
  const booking = await aBooking(staff, session, trade, { payment: { amount: 100, method: 'cartao' } });
  await staff.post(`/bookings/${booking.id}/payments`, paymentBody({ amount: -40, method: 'dinheiro' }));
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(statement(sql`delete from finance_due where tenant_id = ${company.id}`)),
  );
  expect(await on('cards', 'cash', 'advances')).toEqual([100, -40, 60]);
  expect(await broken()).toEqual([]);
});

test('what is kept of a cancelled booking is income of that day, and the rest waits to go back', async () => {
  const { staff, trade, session, on, broken } = await aCompanyWithBooks(world);
  const booking = await aBooking(staff, session, trade, { payment: { amount: 100, method: 'pix' } });
  const { body } = await staff.post(`/bookings/${booking.id}/cancellation`, { version: 1, reason: 'Chuva' });
  expect(await on('advances', '1.6')).toEqual([100 - body.total_price, body.total_price]);
  await staff.post(`/bookings/${booking.id}/payments`, paymentBody({ amount: body.remaining_amount }));
  expect(await on('advances', 'pix')).toEqual([0, body.total_price]);
  expect(await broken()).toEqual([]);
});

test('asked twenty times at once, a fact is posted once', async () => {
  const { staff, trade, session, admin, on } = await aCompanyWithBooks(world);
  for (const amount of [10, 20, 30])
    await aBooking(staff, session, trade, { payment: { amount, method: 'pix' } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => admin.get('/finance/accounts')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await on('pix', 'advances')).toEqual([60, 60]);
});

test('postings are neither changed nor deleted, are above nought and between two accounts of one company', async () => {
  const { company, staff, trade, session, on, accountOf } = await aCompanyWithBooks(world);
  await aBooking(staff, session, trade, { payment: { amount: 10, method: 'pix' } });
  await on('pix');
  const [pix, cash] = [await accountOf('pix'), await accountOf('cash')];
  const other = await aCompanyWithBooks(world);
  const foreign = await other.accountOf('pix');
  const tries = (text: ReturnType<typeof sql>) =>
    world.tenantTx
      .write(company.id, (tx) => tx.change(statement(text)))
      .then(
        () => 'done',
        (error: { code?: string }) => error.code,
      );
  const row = (debit: unknown, credit: unknown, amount: number) =>
    tries(sql`insert into finance_postings (tenant_id, id, date, true_date, debit_id, credit_id, amount, fact_kind, fact_id,
        leg, user_id, created_at) values (${company.id}, gen_random_uuid(), '2026-11-20', '2026-11-20', ${debit}, ${credit},
        ${amount}, 'till', gen_random_uuid(), 0, gen_random_uuid(), now())`);
  expect(await tries(sql`update finance_postings set amount = 1 where tenant_id = ${company.id}`)).toBe(
    '42501',
  );
  expect(await tries(sql`delete from finance_postings where tenant_id = ${company.id}`)).toBe('42501');
  expect([await row(pix, cash, -1), await row(pix, pix, 1), await row(pix, foreign, 1)]).toEqual([
    '23514',
    '23514',
    '23503',
  ]);
});

test('who may not read finance reads no figure of it', async () => {
  const { company } = await aCompanyWithBooks(world);
  const user = await world.user(company, 'user');
  for (const path of ['accounts', `postings?${inMonth}`, `dre?${inMonth}`, `sailings?${inMonth}`, 'checks'])
    expect((await user.get(`/finance/${path}`)).status).toBe(403);
});
