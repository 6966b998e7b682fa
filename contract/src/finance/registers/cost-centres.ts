import * as f from '../../kit/resource/fields.ts';
import { defineResource } from '../../kit/resource/resource.ts';
import { financeWords } from '../texts/texts.ts';

/** By what a company looks at its costs beside departures: the shop, the pier, the office. */
export const costCentres = defineResource({
  name: 'cost-centres',
  subject: 'finance-management',
  texts: financeWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, unique: true, search: true }),
    active: f.boolean({ fallback: true, filter: true }),
  },
});
