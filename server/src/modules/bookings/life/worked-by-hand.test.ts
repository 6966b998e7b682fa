import { expect, test } from 'vitest';
import { aDayOfTwo } from '../../../testing/companies/booking-day.ts';
import { aSession, bookingBody, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

const [in31Days, in25Days, in10Days] = ['2026-12-22', '2026-12-15', '2026-11-30'];

/** A party of 564,00 under the normative deliberation 161, with a deposit of thirty per cent. */
async function aSale() {
  const { staff, trade } = await aDayOfTwo(world);
  const { body } = await staff.post('/cancellation-policies/adoptions', { template: 'embratur' });
  const none = { min_party: null, max_party: null, cutoff_min: null, horizon_days: null, version: 0 };
  const terms = { deposit_bp: 3000, balance_due_hours: 48, cancellation_policy_id: body.id };
  await staff.put('/selling-defaults', { ...none, ...terms });
  const party = {
    passengers: [{ fare_type_id: trade.fares.adult, quantity: 3 }],
    extras: [{ name: 'Foto', amount: 24 }],
  };
  const sell = async (date: string, given: object = {}) => {
    const session = await aSession(staff, trade, { date, boat_ids: [] });
    return (await staff.post('/bookings', bookingBody(session, trade, { ...party, ...given }))).body;
  };
  const cancelled = async (date: string, paid: number, kind = 'customer') => {
    const payment = paid === 0 ? null : { amount: paid, method: 'pix' };
    const { id } = await sell(date, { payment });
    const said = (await staff.get(`/bookings/${id}/cancellation-preview?kind=${kind}`)).body;
    const done = await staff.post(`/bookings/${id}/cancellation`, { version: 1, reason: null, kind });
    expect(done.body.total_price).toBe(said.kept);
    return [said.fee, said.kept, said.refund, done.body.remaining_amount];
  };
  return { staff, sell, cancelled };
}

test('of 564,00 with a deposit of 169,20 a cancellation keeps 56,40 at 31 days and 112,80 at 25 and at 10', async () => {
  const { staff, sell, cancelled } = await aSale();
  const { id, total_price } = await sell('2027-01-20');
  expect([total_price, (await staff.get(`/bookings/${id}`)).body.deposit_amount]).toEqual([564, 169.2]);
  expect(await cancelled(in31Days, 169.2)).toEqual([56.4, 56.4, 112.8, -112.8]);
  expect(await cancelled(in25Days, 169.2)).toEqual([112.8, 112.8, 56.4, -56.4]);
  expect(await cancelled(in10Days, 169.2)).toEqual([112.8, 112.8, 56.4, -56.4]);
});

test('30,00 of a fee of 56,40 stay and nothing is owed; who paid nothing owes nothing; for weather all goes back', async () => {
  const { cancelled } = await aSale();
  expect(await cancelled(in31Days, 30)).toEqual([56.4, 30, 0, 0]);
  expect(await cancelled(in25Days, 0)).toEqual([112.8, 0, 0, 0]);
  expect(await cancelled(in10Days, 169.2, 'weather')).toEqual([0, 0, 169.2, -169.2]);
});

test('a discount of 7,5 % takes 42,30 off, with its reason; nobody pays more than what is left', async () => {
  const { staff, sell } = await aSale();
  const { id, total_price } = await sell(in31Days, { discount: { bp: 750, reason: 'Cliente antigo' } });
  expect(total_price).toBe(521.7);
  const pay = (amount: number) => staff.post(`/bookings/${id}/payments`, paymentBody({ amount }));
  const both = await Promise.all([pay(300), pay(300)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect((await pay(221.71)).body.errors).toMatchObject([{ code: 'above-remaining' }]);
  expect((await pay(221.7)).body).toMatchObject({ remaining_amount: 0 });
});
