import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import { specialPrices } from '@leme/contract/pricing/special-prices';
import { expect, test } from 'vitest';
import { answersIn, answersWith, belongs, onlyBelonging } from './belonging.ts';

test('a field belongs to the values it stands with, and one that stands with none to whatever is chosen', () => {
  const shown = (effect: string) =>
    ['price', 'percent_bp', 'quota'].filter((name) => belongs(specialPrices, name, { effect }));
  expect(shown('set')).toEqual(['price', 'quota']);
  expect(shown('percent')).toEqual(['percent_bp', 'quota']);
});

test('what does not belong is nothing, and the rest is left as it is', () => {
  const values = { effect: 'percent', percent_bp: '10', price: '99,00', quota: 3 };
  expect(onlyBelonging(specialPrices, values)).toEqual({ ...values, price: null });
  const rule = { scope: ['tag'], tag_ids: ['a'], product_ids: ['b'], weekdays: [6] };
  expect(onlyBelonging(pricingRules, rule)).toEqual({ ...rule, product_ids: [] });
});

test('questions are answered by what is there, else as a new row answers them', () => {
  expect(answersIn(pricingRules, {})).toEqual({ scope: [], days: 'any' });
  expect(answersIn(pricingRules, { boat_ids: ['a'], tag_ids: ['b'], travel: [], season_id: 's' })).toEqual({
    scope: ['tag', 'boat'],
    days: 'season',
  });
});

test('what comes from elsewhere is shown beside what somebody has answered', () => {
  const answered = { scope: ['product'], days: 'dates' };
  expect(answersWith(pricingRules, { tag_ids: ['a'] }, answered)).toEqual({
    scope: ['tag', 'product'],
    days: 'dates',
  });
  expect(answersWith(pricingRules, { season_id: 's' }, answered)).toEqual({
    scope: ['product'],
    days: 'season',
  });
});

test('every field that belongs to something is one, and what it belongs to may be chosen', () => {
  for (const resource of [pricingRules, specialPrices])
    for (const [by, fieldsOf] of Object.entries(resource.belonging ?? {})) {
      const { options = [] } =
        new Map(Object.entries({ ...resource.fields, ...resource.asks })).get(by) ?? {};
      expect(Object.keys(fieldsOf).toSorted()).toEqual([...options].toSorted());
    }
});
