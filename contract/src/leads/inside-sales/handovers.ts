import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { leadsWords } from '../texts/texts.ts';

/** A lead goes to a colleague, or to nobody: then whoever takes it has it. */
export const leadHandovers = defineEntity({
  name: 'lead-handovers',
  live: 'leads',
  texts: leadsWords,
  title: 'note',
  fields: {
    owner_id: f.reference('users'),
    note: f.longText({ max: 4000 }),
  },
});
