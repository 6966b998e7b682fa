import { addDays, daysFrom } from '@leme/contract/kit/values/days';
import type { PriceRule } from '@leme/contract/prices/price-book';
import { expect, test, vi } from 'vitest';
import { daysOf, quotesByDay } from './quotes-by-day.ts';

const fares = ['ADULT', 'CHILD'].map((code) => {
  return { id: code, code, label: code, price: 18_000, min_price: null, max_price: null };
});
const facts = { id: 'trip', category_ids: [], tag_ids: [], sharing_mode: 'shared' as const, min_charge: 0 };
const product = { product: { ...facts, rounding: 'none' as const }, name: 'Ilha', min_party: 1, fares };

/** As a company types them: by season, weekday and lead time. */
const ruleAt = (at: number): PriceRule => ({
  id: String(at).padStart(6, '0'),
  version: 1,
  name: `Regra ${at}`,
  active: true,
  stackable: at % 2 === 0,
  priority: at % 7,
  effect: { kind: 'percent', bp: 10 },
  when: {
    ...(at % 3 === 0 && { travel: [{ from: '12-15', to: '02-28' }] }),
    ...(at % 4 === 0 && { weekdays: [6, 7] }),
    ...(at % 5 === 0 && { lead_days: { min: at % 60, max: null } }),
  },
});

test('31 days of a thousand ordinary rules make as many dates as of ten, and others have their turn between rules, days and prices', async () => {
  const ask = async (count: number) => {
    const rules = Array.from({ length: count }, (_, at) => ruleAt(at));
    let turns = 0;
    const next = async () => {
      turns += 1;
    };
    const made = vi.spyOn(Temporal.PlainDate, 'from');
    const dates = daysFrom('2027-02-10', addDays('2027-02-10', 30));
    const days = daysOf(dates, { sold_on: '2027-01-10', channel: 'counter', turns: { next } });
    const quotes = await quotesByDay({ ...product, groups: [], groupNames: [] }, days, {
      rules,
      specials: [],
    });
    const prices = quotes.map((column) => column.length);
    const dated = made.mock.calls.length;
    made.mockRestore();
    return { prices, dated, turns };
  };
  const [few, many] = [await ask(10), await ask(1_000)];
  expect([few.prices, many.prices]).toEqual([
    [31, 31],
    [31, 31],
  ]);
  // Days on which the same rules may count are asked for once; with more rules fewer are alike.
  expect(many.dated).toBeLessThan(few.dated + 31 * 2 * 6);
  expect(many.turns).toBeGreaterThan(1_000 + 31 + 2);
});
