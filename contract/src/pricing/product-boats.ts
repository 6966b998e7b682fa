import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { pricingWords } from './texts/texts.ts';

/**
 * A boat that may sail a product: the lowest `priority` goes first where a boat is chosen by itself. One that stands twice
 * counts once, by its lowest number. `capacity_for_product` is what is sold of it where that is less than it may carry.
 */
export const productBoats = defineResource({
  name: 'product-boats',
  of: 'products',
  subject: 'product-boats',
  texts: pricingWords,
  title: 'status',
  fields: {
    product_id: f.parent('products'),
    boat_id: f.reference('boats', { required: true, filter: true }),
    status: f.choice(['active', 'inactive'], { fallback: 'active', filter: true }),
    priority: f.integer({ fallback: 1, min: 1, max: 99, sort: true, hint: true }),
    capacity_for_product: f.integer({ min: 1, max: 500, hint: true }),
    setup_min: f.duration({ fallback: 0, max: 1440, hint: true }),
    note: f.text({ search: true }),
  },
});
