import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { catalogWords } from './texts/texts.ts';

/** Whom a product is for, what there is to it and how hard it is: one vocabulary of all companies. */
export const productTags = defineResource({
  name: 'product-tags',
  scope: 'platform',
  texts: catalogWords,
  title: 'name',
  fields: {
    name: f.localised({ required: true, max: 40, unique: true, search: true }),
    kind: f.choice(['audience', 'feature', 'difficulty'], { fallback: 'feature', filter: true }),
    color: f.colour({ fallback: '#6b7280' }),
  },
});
