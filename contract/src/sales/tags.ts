import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { salesWords } from './texts/texts.ts';

/** Words of the company's own for leads and customers. */
export const tags = defineResource({
  name: 'tags',
  table: 'lead_tags',
  texts: salesWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 40, unique: true, search: true }),
    color: f.colour({ fallback: '#6b7280' }),
  },
  computed: { customers: f.countOf('customers'), leads: f.countOf('leads') },
});
