import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { fleetWords } from './texts/texts.ts';

/** What suppliers are for, in the company's own words; `kind` is what the product makes of it. */
export const supplierTypes = defineResource({
  name: 'supplier-types',
  texts: fleetWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 60, unique: true, search: true }),
    kind: f.choice(['owner', 'fuel', 'maintenance', 'catering', 'agency', 'transfer', 'marina', 'other'], {
      fallback: 'other',
      filter: true,
    }),
  },
  computed: { suppliers: f.countOf('suppliers') },
});
