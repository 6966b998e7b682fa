import { fareCodes } from '../catalog/fare-types.ts';
import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { needed } from '../kit/resource/rules.ts';
import { pricingWords } from './texts/texts.ts';

/**
 * A price agreed with an agent or a customer, or behind a word the customer says. It counts from the moment it is saved, ends
 * the way of a price unless rules go on from it, and may be used `quota` times.
 */
export const specialPrices = defineResource({
  name: 'special-pricing',
  table: 'special_prices',
  texts: pricingWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, search: true, personal: true }),
    active: f.boolean({ fallback: true, filter: true }),
    reason: f.text({ max: 200, personal: true }),
    effect: f.choice(['set', 'percent'], { fallback: 'set', filter: true }),
    price: f.money({ max: 99_999.99 }),
    percent_bp: f.basisPoints({ min: -10_000, max: 100_000 }),
    with_rules: f.boolean({ hint: true }),
    product_ids: f.references('products'),
    fares: f.choices(fareCodes),
    travel: f.dateRange(),
    validity: f.dateRange(),
    agent_id: f.reference('customers', { filter: true, personal: true }),
    customer_id: f.reference('customers', { personal: true }),
    code: f.text({ max: 30, unique: true, search: true, hint: true, isWord: true }),
    quota: f.integer({ min: 1, max: 100_000 }),
  },
  belonging: { effect: { set: ['price'], percent: ['percent_bp'] } },
  rules: (special) => needed(special, special.effect === 'percent' ? 'percent_bp' : 'price'),
  told: { used: f.integer() },
  computed: { used: f.integer({ fallback: 0 }) },
});
