import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { pricingWords } from './texts/texts.ts';

/** A season by its name, for as many rules as need it: `Alta temporada`, `Feriados nacionais`. */
export const priceSeasons = defineResource({
  name: 'price-seasons',
  subject: 'pricing-rules',
  texts: pricingWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 60, unique: true, search: true }),
    ranges: f.dayRanges({ required: true }),
  },
});
