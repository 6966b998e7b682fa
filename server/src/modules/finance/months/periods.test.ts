import { expect, test } from 'vitest';
import { aCompanyWithBooks, inMonth, theDayIsOver } from '../../../testing/companies/money/books.ts';
import { aBill } from '../../../testing/companies/money/books-requests.ts';
import { aBooking, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const november = { month: '2026-11-01' };

test('a month is closed with its results; late money is never refused, and lies on the first open day with its true one [A2.3-58]', async () => {
  const { company, staff, trade, session, admin, broken } = await aCompanyWithBooks(world);
  const booking = await aBooking(staff, session, trade);
  await theDayIsOver(world, company);
  const { status, body } = await admin.post('/finance/periods', november);
  expect([status, body.lines.find(({ code }: { code: string }) => code === '7').amount]).toEqual([201, 450]);
  expect((await admin.post('/finance/periods', november)).body).toMatchObject({
    type: '/problems/month-closed',
    params: { first_open: '2026-12-01' },
  });
  const late = paymentBody({ amount: 450, method: 'pix', received_on: '2026-11-20' });
  expect((await staff.post(`/bookings/${booking.id}/payments`, late)).status).toBe(201);
  const inDecember = 'from=2026-12-01&to=2026-12-31';
  expect((await admin.get(`/finance/postings?${inDecember}`)).body.data).toMatchObject([
    { date: '2026-12-01', true_date: '2026-11-20', amount: 450 },
  ]);
  await expect(aBill(admin)).rejects.toThrow('month-closed');
  expect(await broken()).toEqual([]);
  const reopened = await admin.post(`/finance/periods/${body.id}/reopening`, { reason: 'Faltou a luz' });
  expect(reopened.body).toMatchObject({ reason: 'Faltou a luz', reopened_by: 'Pessoa admin' });
  await aBill(admin);
  expect((await admin.post('/finance/periods', november)).status).toBe(201);
  expect((await admin.get('/finance/periods')).body.data.length).toBe(2);
  expect(await broken()).toEqual([]);
});

test('of two closings at once one stands; a month to come is not closed', async () => {
  const { admin } = await aCompanyWithBooks(world);
  const close = (month: string) => admin.post('/finance/periods', { month });
  const both = await Promise.all([close('2026-10-01'), close('2026-10-01')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await close('2026-12-01')).body).toMatchObject({
    type: '/problems/month-not-ready',
    params: { in_the_way: [{ what: 'not_over', count: 1 }] },
  });
  expect((await close('2026-10-02')).status).toBe(422);
});

test('while bookings are paid and the month closes, no posting lies in it that came after', async () => {
  const { staff, trade, session, admin, broken } = await aCompanyWithBooks(world);
  const booking = await aBooking(staff, session, trade);
  const pay = () =>
    staff.post(`/bookings/${booking.id}/payments`, paymentBody({ amount: 1, received_on: '2026-11-10' }));
  const asks = Array.from({ length: 8 }, async () => {
    await pay();
    await admin.get(`/finance/dre?${inMonth}`);
  });
  await Promise.all([...asks, admin.post('/finance/periods', november)]);
  expect(await broken()).toEqual([]);
});
