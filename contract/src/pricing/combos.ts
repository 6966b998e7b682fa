import { fareCodes } from '../catalog/fare-types.ts';
import { toldOf } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { needed } from '../kit/resource/rules.ts';
import { pricingWords } from './texts/texts.ts';

/**
 * A part of a combo: so many of one fare of a product, on the day the combo begins or some days after it. The fare is said by
 * its code, so that it stays the same when the fare is made anew; of a private product the quantity is the size of its group.
 */
export const comboItems = defineResource({
  name: 'combo-items',
  of: 'combos',
  texts: pricingWords,
  title: 'fare',
  fields: {
    combo_id: f.parent('combos'),
    product_id: f.reference('products', { required: true }),
    fare: f.choice(fareCodes, { fallback: 'ADULT' }),
    quantity: f.integer({ fallback: 1, min: 1, max: 150 }),
    day_offset: f.integer({ fallback: 0, max: 30, hint: true }),
    optional: f.boolean({ hint: true }),
    note: f.text({ search: true }),
    place: f.place(),
  },
});

/** What is sold together for one price. */
export const combos = defineResource({
  name: 'combos',
  texts: pricingWords,
  title: 'name',
  told: toldOf(comboItems),
  fields: {
    name: f.text({ required: true, min: 2, search: true }),
    status: f.state(['draft', 'active', 'inactive'], {
      start: 'draft',
      filter: true,
      also: { ativo: 'active', publicado: 'active' },
      moves: {
        // Its parts come after it.
        activation: { from: ['draft', 'inactive'], to: 'active', isLater: true },
        deactivation: { from: ['active'], to: 'inactive', reason: 'optional' },
        reworking: { from: ['inactive'], to: 'draft' },
      },
    }),
    pricing: f.choice(['sum', 'fixed', 'sum_minus_bp'], { fallback: 'sum', filter: true }),
    price: f.money({ min: 0.01, sort: true }),
    discount_bp: f.basisPoints({ min: 1, max: 9_999 }),
    validity: f.dateRange(),
  },
  belonging: { pricing: { sum: [], fixed: ['price'], sum_minus_bp: ['discount_bp'] } },
  rules: (combo) => [
    ...(combo.pricing === 'fixed' ? needed(combo, 'price') : []),
    ...(combo.pricing === 'sum_minus_bp' ? needed(combo, 'discount_bp') : []),
  ],
});
