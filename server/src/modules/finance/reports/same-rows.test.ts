import { expect, test } from 'vitest';
import { aCompanyWithBooks, theDayIsOver } from '../../../testing/companies/money/books.ts';
import { aBill } from '../../../testing/companies/money/books-requests.ts';
import { aBooking, aSession, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

type Line = { code: string; amount: number | null };
type Column = { lines: Line[] };

const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);
const onLine = ({ lines }: Column, code: string) => cents(lines.find((line) => line.code === code)?.amount);

/** Two departures with boats of their own, costs of one, of a boat, of a centre and of nothing, in two months. */
async function aMixedYear() {
  const books = await aCompanyWithBooks(world);
  const { company, staff, trade, session, accountOf } = books;
  const [boat, other] = trade.boats;
  const late = await aSession(staff, trade, { start_time: '14:30', end_time: '16:30', boat_ids: [other] });
  const party = (quantity: number) => ({ passengers: [{ fare_type_id: trade.fares.adult, quantity }] });
  const first = await aBooking(staff, session, trade, party(3));
  await aBooking(staff, late, trade, { ...party(2), payment: { amount: 100.01, method: 'cartao' } });
  await theDayIsOver(world, company);
  await staff.post(`/bookings/${first.id}/payments`, paymentBody({ amount: 540, method: 'pix' }));
  const made = async (path: string, body: object) => (await staff.post(path, body)).body.id as string;
  const centre = await made('/cost-centres', { name: 'Cais' });
  const fuel = await accountOf('4.1');
  await staff.patch(`/finance/accounts/${fuel}`, { version: 1, allocation: 'hour' });
  await aBill(staff, { account_id: fuel, amount: 33.34, cost_centre_id: centre });
  await aBill(staff, { account_id: fuel, amount: 12.35, boat_id: boat });
  await aBill(staff, { account_id: await accountOf('4.5'), amount: 7.77, session_id: late.id });
  await aBill(staff, { amount: 9.99, cost_centre_id: centre });
  await aBill(staff, { amount: 5, due_on: '2026-12-05' });
  await staff.post('/finance/allocations/runs', { month: '2026-11-01' });
  return { ...books, centre, boat };
}

test('what the departures come to with what belongs to none is the statement, line by line, for any period and filter [A2.3-61]', async () => {
  const { admin, centre, boat, trade } = await aMixedYear();
  const periods = [
    'from=2026-11-01&to=2026-11-30',
    'from=2026-12-01&to=2026-12-31',
    'from=2026-10-01&to=2026-12-31',
    'from=2026-11-20&to=2026-11-20',
  ];
  const filters = ['', `&boat_id=${boat}`, `&cost_centre_id=${centre}`, `&product_id=${trade.product_id}`];
  const apart: string[] = [];
  let lines = 0;
  for (const period of periods)
    for (const filter of filters) {
      const dre: Column = (await admin.get(`/finance/dre?${period}${filter}`)).body;
      const { data, without, total } = (await admin.get(`/finance/sailings?${period}${filter}`)).body;
      const columns: Column[] = [...data, without];
      for (const { code, amount } of dre.lines) {
        lines += 1;
        const sum = columns.reduce((all, column) => all + onLine(column, code), 0);
        if (sum !== cents(amount) || onLine(total, code) !== sum) apart.push(`${period}${filter} ${code}`);
      }
      const known = new Set(dre.lines.map(({ code }) => code));
      for (const column of columns)
        for (const { code, amount } of column.lines)
          if (!known.has(code) && amount !== 0) apart.push(`${period}${filter} ${code}`);
    }
  expect([apart, lines > 100]).toEqual([[], true]);
});

test('a filter leaves what is of it: a boat, a product, a cost centre; the postings of a line come to the line', async () => {
  const { admin, centre, boat } = await aMixedYear();
  const november = 'from=2026-11-01&to=2026-11-30';
  const of = async (filter: string) => (await admin.get(`/finance/dre?${november}${filter}`)).body as Column;
  expect(onLine(await of(`&cost_centre_id=${centre}`), '6.2')).toBe(-999);
  // Shared or not, what the centre cost of fuel is the same.
  expect(onLine(await of(`&cost_centre_id=${centre}`), '4.1')).toBe(-3334);
  expect(onLine(await of(`&boat_id=${boat}`), '4.1')).toBe(-1235 - 1667);
  const { sum } = (await admin.get(`/finance/postings?${november}&line=4.1&cost_centre_id=${centre}`)).body;
  expect(cents(sum)).toBe(-3334);
});

test('twelve months end with that of the day, and each is its statement, of what was earned or what was paid', async () => {
  const { admin } = await aMixedYear();
  for (const regime of ['competence', 'cash']) {
    const { data } = (await admin.get(`/finance/dre/course?on=2026-12-20&regime=${regime}`)).body;
    expect(data.length).toBe(12);
    expect([data[0].month, data.at(-1).month]).toEqual(['2026-01-01', '2026-12-01']);
    const asked = `from=2026-11-01&to=2026-11-30&regime=${regime}`;
    const dre: Column = (await admin.get(`/finance/dre?${asked}`)).body;
    expect([data.at(-2).net_revenue, data.at(-2).ebitda, data.at(-2).result].map(cents)).toEqual([
      onLine(dre, '3'),
      onLine(dre, '7'),
      onLine(dre, '14'),
    ]);
  }
});
