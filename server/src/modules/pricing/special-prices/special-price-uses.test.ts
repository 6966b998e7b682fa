import { Problem } from '@leme/contract/kit/problem';
import { expect, test } from 'vitest';
import type { Actor } from '../../../kit/actor.ts';
import { newId } from '../../../kit/ids.ts';
import { openWorld } from '../../../testing/world.ts';
import { requireSamePrice } from '../quotes/price-of.ts';
import { returnSpecialPrices, takeSpecialPrice } from './special-price-uses.ts';

const world = await openWorld();

async function special(quota: number | null) {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const { id } = (await staff.post('/special-pricing', { name: 'Verão', price: 150, code: 'VERAO27', quota }))
    .body;
  const work = <T>(run: (work: Parameters<typeof takeSpecialPrice>[0]) => Promise<T>) =>
    world.tenantTx.write(company.id, (tx) =>
      run({
        tx,
        actor: { tenantId: company.id, userId: staff.id, fullName: 'Pessoa admin' } as Actor,
        now: world.clock.now(),
      }),
    );
  const take = (booking_id: string) =>
    work((each) => takeSpecialPrice(each, { special_price_id: id, booking_id }));
  const giveBack = (booking_id: string) => work((each) => returnSpecialPrices(each, [booking_id]));
  const used = async () => (await staff.get(`/special-pricing/${id}`)).body.used;
  return { staff, take, giveBack, used };
}

test('the 51st use of 50 is refused and nothing is taken; one given back is there for the next [A2.3-51]', async () => {
  const { take, giveBack, used } = await special(50);
  const bookings = Array.from({ length: 50 }, newId);
  for (const booking of bookings) await take(booking);
  await expect(take(newId())).rejects.toThrow('quota-used-up');
  expect(await used()).toBe(50);
  await giveBack(String(bookings[0]));
  await take(newId());
  expect(await used()).toBe(50);
});

test('of many at once as many get it as there are, and giving back twice gives back once', async () => {
  const { take, giveBack, used } = await special(5);
  const bookings = Array.from({ length: 12 }, newId);
  const taken = await Promise.allSettled(bookings.map(take));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await used()).toBe(5);
  const first = String(bookings[taken.findIndex(({ status }) => status === 'fulfilled')]);
  await Promise.all([giveBack(first), giveBack(first)]);
  await giveBack(first);
  expect(await used()).toBe(4);
});

test('taken again for the same booking it counts once; without a quota it is counted all the same', async () => {
  const { take, giveBack, used } = await special(null);
  const booking = newId();
  await take(booking);
  await take(booking);
  expect(await used()).toBe(1);
  await giveBack(booking);
  await take(booking);
  expect(await used()).toBe(1);
});

test('a price that was used up is said to be, beside the price without it', async () => {
  const { staff, take } = await special(1);
  await take(newId());
  const product_id = (await staff.post('/products', { name: 'Pôr do sol' })).body.id;
  const fare = { product_id, label: 'Adulto', cost_price: 180 };
  const fare_type_id = (await staff.post('/fare-types', fare)).body.id;
  const asked = { product_id, date: '2027-01-09', sold_at: '2026-11-20T12:00:00Z', code: 'VERAO27' };
  const { body } = await staff.post('/quotes', { ...asked, party: [{ fare_type_id, quantity: 1 }] });
  expect([body.total, body.lost[0].why]).toEqual([180, { reason: 'condition', kind: 'quota' }]);
});

test('a price that moved since it was said is refused with both totals and both traces', () => {
  const trace = (total: number) => ({ said: { units: [total], adjustments: [], total } }) as never;
  expect(() => requireSamePrice({ trace: trace(100) }, trace(100))).not.toThrow();
  const refused = () => requireSamePrice({ trace: trace(18_000) }, trace(17_550));
  expect(refused).toThrow(
    new Problem('price-changed', {
      params: { said: { total: 175.5, trace: trace(17_550) }, now: { total: 180, trace: trace(18_000) } },
    }),
  );
});
