import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { leadsWords } from './texts/texts.ts';

/** What a company decided about its leads: after how many months without a word lost ones go; without a number they stay. */
export const leadSettings = defineEntity({
  name: 'lead-settings',
  live: 'leads',
  texts: leadsWords,
  title: 'forgets_lost_after',
  fields: {
    forgets_lost_after: f.integer({ min: 1, max: 120, hint: true }),
    registers_chats: f.boolean({ hint: true }),
  },
});
