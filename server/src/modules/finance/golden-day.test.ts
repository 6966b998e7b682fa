import { expect, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import { newId } from '../../kit/ids.ts';
import { aCompanyWithBooks, amountsOf, inMonth, theDayIsOver } from '../../testing/companies/money/books.ts';
import { aBooking, aSession, paymentBody } from '../../testing/companies/trade.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

/** Half of it stays, whenever it is cancelled. */
const half = {
  name: 'Metade',
  tiers: [{ hours_before: 0, fee_bp: 5000, minimum_fee: 0 }],
  no_show_fee_bp: 5000,
};

/** A second product, four hours at 290,00. */
async function anotherTour(company: { id: string }, cancellation_policy_id: string) {
  const [product_id, adult, child] = [newId(), newId(), newId()];
  const tenant_id = company.id;
  const fare = { tenant_id, product_id };
  await world.tenantTx.write(tenant_id, async (tx) => {
    const tour = { tenant_id, id: product_id, name: 'Volta à Ilha', status: 'active', color: '#0e7c86' };
    await tx.change(db.insertInto('products').values(tour));
    await tx.change(
      db.insertInto('fare_types').values([
        { ...fare, id: adult, label: 'Adulto', cost_price: 290, order_index: 1 },
        { ...fare, id: child, label: 'Criança', code: 'CHILD', cost_price: 145, order_index: 2 },
      ]),
    );
    await tx.change(
      db.updateTable('products').set({ cancellation_policy_id }).where('tenant_id', '=', tenant_id),
    );
  });
  return { product_id, fares: { adult, child, infant: child } };
}

/** Three departures of one day with their bookings, as they are told in the order of business. */
async function theGoldenDay() {
  const books = await aCompanyWithBooks(world);
  const { company, staff, trade, session: s1 } = books;
  const policy = (await staff.post('/cancellation-policies', half)).body;
  const tour = { ...(await anotherTour(company, policy.id)), boats: trade.boats };
  const [, other] = trade.boats;
  const s2 = await aSession(staff, trade, { start_time: '10:30', end_time: '12:30', boat_ids: [other] });
  const s3 = await aSession(staff, tour, { start_time: '18:00', end_time: '22:00', boat_ids: [other] });
  const agent = await world.partnerOf(company.id, 'agent');
  const owner = await world.partnerOf(company.id, 'supplier');
  const put = async (path: string, body: object) => {
    const { status, body: answer } = await staff.post(path, body);
    if (status !== 201) throw new Error(JSON.stringify(answer));
    return answer;
  };
  const since = { valid_from: '2026-01-01' };
  await put('/finance/agreements', { kind: 'commission', agent_id: agent, bp: 1000, ...since });
  const share = { kind: 'owner_share', supplier_id: owner, boat_id: trade.boats[0], bp: 4000 };
  await put('/finance/agreements', { ...share, base: 'after_commission', ...since });
  await put('/finance/agreements', { kind: 'per_sailing', amount: 150, ...since });
  await put('/finance/agreements', {
    kind: 'per_sailing',
    product_id: tour.product_id,
    amount: 220,
    ...since,
  });
  await put('/finance/tax-rates', { line: '2.6', bp: 600, ...since });
  const account = async (role: string) => await books.accountOf(role);
  await staff.put('/finance/methods/cartao', { account_id: await account('cards'), fee_bp: 310 });
  await staff.patch(`/finance/accounts/${await account('4.1')}`, { version: 1, allocation: 'hour' });
  const sell = async (of: object, at: { id: string }, what: Record<string, unknown>) => {
    const offer = of === tour ? tour : trade;
    return await aBooking(staff, at, offer, what);
  };
  const pay = (id: string, amount: number, method: string, received_on?: string) =>
    put(`/bookings/${id}/payments`, paymentBody({ amount, method, ...(received_on && { received_on }) }));
  const party = ({ fares }: typeof tour, adults: number, children = 0) => ({
    passengers: [
      { fare_type_id: fares.adult, quantity: adults },
      ...(children > 0 ? [{ fare_type_id: fares.child, quantity: children }] : []),
    ],
  });
  const campeche = { ...trade, fares: trade.fares };
  const a = await sell(trade, s1, { ...party(campeche, 3), agent_id: agent });
  await pay(a.id, 162, 'pix', '2026-11-10');
  await pay(a.id, 378, 'dinheiro', '2026-11-20');
  const b = await sell(trade, s1, party(campeche, 2, 1));
  await pay(b.id, 450, 'cartao', '2026-11-12');
  const c = await sell(trade, s2, party(campeche, 4));
  const e = await sell(trade, s2, party(campeche, 1));
  await pay(e.id, 180, 'pix', '2026-11-11');
  const { body: cancelled } = await staff.post(`/bookings/${e.id}/cancellation`, {
    version: 1,
    reason: null,
  });
  await pay(e.id, cancelled.remaining_amount, 'pix', '2026-11-20');
  const d = await sell(tour, s3, party(tour, 2, 1));
  await pay(d.id, 725, 'pix', '2026-11-20');
  await theDayIsOver(world, company);
  await pay(c.id, 700, 'pix', '2026-11-20');
  const day = { kind: 'payable', due_on: '2026-11-30', competence_on: '2026-11-20' };
  const fuel = { ...day, description: 'Diesel', amount: 1000.01, account_id: await account('4.1') };
  await put('/finance/entries', fuel);
  const rent = { ...day, description: 'Aluguel', amount: 1200, account_id: await account('6.2') };
  await put('/finance/entries', rent);
  const run = async (what: string) => await put(`/finance/${what}/runs`, { month: '2026-11-01' });
  const runs = [await run('allocations'), await run('taxes')];
  return { ...books, runs, run };
}

test('the golden day: three departures, the month and the cash, to the centavo [B2.2-87, A2.3-61]', async () => {
  const { admin, runs, run, on, results, broken } = await theGoldenDay();
  expect(runs).toMatchObject([{ amount: 1000.01 }, { amount: 151.5 }]);
  const { data, without, total } = (await admin.get(`/finance/sailings?${inMonth}`)).body;
  const [s1, s2, s3] = data.map(({ lines }: { lines: [] }) => amountsOf(lines));
  expect(s1).toMatchObject({ '1.1': 990, '2.6': -59.4, '3': 930.6, '4.1': -250, '4.2': -150, '4.7': -374.4 });
  expect(s1).toMatchObject({ '5': 156.2, '6': -67.95, '7': 88.25 });
  expect(s2).toMatchObject({ '1.1': 720, '1.6': 90, '2.6': -48.6, '3': 761.4, '4.1': -250, '4.2': -150 });
  expect(s2).toMatchObject({ '5': 361.4, '7': 361.4 });
  expect(s3).toMatchObject({ '1.1': 725, '2.6': -43.5, '3': 681.5, '4.1': -500.01, '4.2': -220 });
  expect(s3).toMatchObject({ '5': -38.51, '7': -38.51 });
  expect(amountsOf(without.lines)).toMatchObject({ '6.2': -1200, '7': -1200 });
  const dre = await results();
  expect(dre).toMatchObject({
    '1.1': 2435,
    '1.6': 90,
    '2.6': -151.5,
    '3': 2373.5,
    '4': -1894.41,
    '5': 479.09,
  });
  expect(dre).toMatchObject({ '6': -1267.95, '7': -788.86 });
  expect(amountsOf(total.lines)).toEqual(dre);
  expect((await results('&regime=cash'))['1']).toBe(2505);
  expect(await on('receivable', 'advances', 'commissions', 'owner-shares', 'taxes', 'allocation')).toEqual([
    20, 0, 54, 374.4, 151.5, 0,
  ]);
  expect(data.map(({ margin_per_person }: { margin_per_person: number }) => margin_per_person)[0]).toBe(
    14.71,
  );
  expect(await broken()).toEqual([]);
  // Run again, nothing is posted: what is there is what is wanted.
  expect([await run('allocations'), await run('taxes')]).toMatchObject([{ posted: 0 }, { posted: 0 }]);
});
