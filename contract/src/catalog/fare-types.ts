import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { inOrder } from '../kit/resource/rules.ts';
import { catalogWords } from './texts/texts.ts';

/** What a fare is for; ages of the first five of a product do not overlap. */
export const fareCodes = ['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER'] as const;

/** Codes that are told apart by age. */
export const agedCodes: readonly string[] = ['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR'];

/**
 * What one person of a kind pays for a product, `cost_price` in spite of its name. One of no seats (`pax_count` 0) is a
 * person all the same.
 */
export const fareTypes = defineResource({
  name: 'fare-types',
  of: 'products',
  subject: 'fare-types',
  texts: catalogWords,
  title: 'label',
  fields: {
    product_id: f.parent('products'),
    label: f.text({ required: true, max: 60, search: true }),
    code: f.choice(fareCodes, { fallback: 'ADULT', filter: true }),
    cost_price: f.money({ required: true }),
    pax_count: f.integer({ fallback: 1, max: 20, hint: true }),
    active: f.boolean({ fallback: true, filter: true }),
    order_index: f.place(),
    min_age: f.integer({ max: 130 }),
    max_age: f.integer({ max: 130 }),
    accompanied_by: f.choices(fareCodes),
    id_required: f.boolean(),
    min_price: f.money(),
    max_price: f.money(),
    min_qty: f.integer({ min: 1, max: 150 }),
    max_qty: f.integer({ min: 1, max: 150 }),
  },
  rules: (fare) => inOrder(fare, ['min_age', 'max_age'], ['min_price', 'max_price'], ['min_qty', 'max_qty']),
});
