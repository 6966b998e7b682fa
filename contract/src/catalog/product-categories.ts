import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { catalogWords } from './texts/texts.ts';

/** The shelves of the catalogue, at most three deep. `octo_label` is the category other systems know it by. */
export const productCategories = defineResource({
  name: 'product-categories',
  texts: catalogWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, unique: true, search: true }),
    parent_id: f.reference('product-categories', { sort: true, filter: true }),
    order_index: f.integer({ fallback: 0, max: 10_000, sort: true }),
    icon: f.text({ max: 40 }),
    octo_label: f.text({
      max: 60,
    }),
  },
});
