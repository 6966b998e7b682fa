import { expect, test } from 'vitest';
import { aCompanyWithBooks, inMonth, theDayIsOver } from '../../../testing/companies/money/books.ts';
import { aBill } from '../../../testing/companies/money/books-requests.ts';
import { aBooking, aSession } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const november = { month: '2026-11-01' };

/** Two departures that sailed, three people on the first and two on the other, each with a boat of its own. */
async function aMonthOfTwo() {
  const books = await aCompanyWithBooks(world);
  const { company, staff, trade, session } = books;
  const other = await aSession(staff, trade, {
    start_time: '14:30',
    end_time: '16:30',
    boat_ids: [trade.boats[1]],
  });
  const party = (quantity: number) => ({ passengers: [{ fare_type_id: trade.fares.adult, quantity }] });
  await aBooking(staff, session, trade, party(3));
  await aBooking(staff, other, trade, party(2));
  await theDayIsOver(world, company);
  const put = async (path: string, body: object) => (await staff.post(path, body)).body;
  const preview = async () => (await staff.get(`/finance/allocations?month=${november.month}`)).body;
  const run = async () => (await staff.post('/finance/allocations/runs', november)).body;
  const shares = async () =>
    (await preview()).data.map(({ amount, change }: Record<string, number>) => [amount, change]);
  return { ...books, put, preview, run, shares };
}

test('what a category costs is shared by its own rule and looked at before it is run; run again, differences alone [A2.3-58]', async () => {
  const { staff, put, preview, run, shares, accountOf, on, broken, admin } = await aMonthOfTwo();
  const centre = await put('/cost-centres', { name: 'Cais' });
  const moorings = { name: 'Marina', account_role: '4.3', allocation: 'passenger' };
  const category = await put('/finance-categories', moorings);
  const account_id = await accountOf('4.3');
  await aBill(staff, { account_id, amount: 100 });
  await aBill(staff, { account_id, amount: 50, category_id: category.id, cost_centre_id: centre.id });
  const before = await preview();
  expect(before.pools).toMatchObject([{ category: 'Marina', allocation: 'passenger', amount: 50 }]);
  expect([before.amount, before.change]).toEqual([50, 50]);
  expect(await shares()).toEqual([
    [30, 30],
    [20, 20],
  ]);
  expect(await run()).toMatchObject({ posted: 3, amount: 50 });
  expect(await run()).toMatchObject({ posted: 0, amount: 0 });
  await aBill(staff, { account_id, amount: 10, category_id: category.id, cost_centre_id: centre.id });
  expect(await shares()).toEqual([
    [36, 6],
    [24, 4],
  ]);
  expect(await run()).toMatchObject({ posted: 3, amount: 10 });
  // Nobody shares it any more: what was shared goes back.
  const { id, version } = category;
  await staff.patch(`/finance-categories/${id}`, { allocation: 'none', version });
  expect(await run()).toMatchObject({ posted: 3, amount: -60 });
  expect(await on('allocation', '4.3')).toEqual([0, 160]);
  const { data } = (await admin.get(`/finance/sailings?${inMonth}`)).body;
  expect(data.map(({ margin }: { margin: number }) => margin)).toEqual([540, 360]);
  expect(await broken()).toEqual([]);
});

test('what one boat costs is shared over what that boat sailed', async () => {
  const { staff, trade, shares, run, accountOf } = await aMonthOfTwo();
  const account_id = await accountOf('4.1');
  await staff.patch(`/finance/accounts/${account_id}`, { version: 1, allocation: 'departure' });
  await aBill(staff, { account_id, amount: 80, boat_id: trade.boats[1] });
  await aBill(staff, { account_id, amount: 20 });
  expect(await shares()).toEqual([
    [10, 10],
    [90, 90],
  ]);
  expect(await run()).toMatchObject({ posted: 4, amount: 100 });
});

test('a category stands on one account, and an entry that is called so goes there; what is used is not deleted', async () => {
  const { staff, put, accountOf } = await aMonthOfTwo();
  const category = await put('/finance-categories', { name: 'Contador', account_role: '6.2' });
  const other = await accountOf('6.3');
  const entry = { kind: 'payable', description: 'Balanço', amount: 10, due_on: '2026-11-20' };
  const refused = await staff.post('/finance/entries', {
    ...entry,
    account_id: other,
    category_id: category.id,
  });
  expect(refused.body.errors).toEqual([{ pointer: '/category_id', code: 'option' }]);
  await aBill(staff, { category_id: category.id });
  const { status, body } = await staff.delete(`/finance-categories/${category.id}`);
  expect([status, body.type]).toEqual([409, '/problems/in-use']);
});
