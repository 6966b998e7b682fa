import { defineEntity } from '../kit/entity.ts';
import * as f from '../kit/fields.ts';
import { catalogWords } from './texts/texts.ts';

/** What is sold, as others name it: by its name, in its colour. */
export const products = defineEntity({
  name: 'products',
  texts: catalogWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, search: true }),
    color: f.colour(),
  },
});
