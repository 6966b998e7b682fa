import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { catalogWords } from './texts/texts.ts';

/**
 * What a private product costs for a party of up to so many people, as a whole; it begins where the next smaller one ends,
 * so that no size has two prices or none in between.
 */
export const productGroupPrices = defineResource({
  name: 'product-group-prices',
  of: 'products',
  texts: catalogWords,
  title: 'name',
  fields: {
    product_id: f.parent('products'),
    name: f.text({ required: true, max: 60, search: true }),
    max_size: f.integer({ required: true, min: 1, max: 999, sort: true }),
    price: f.money({ required: true }),
  },
});
