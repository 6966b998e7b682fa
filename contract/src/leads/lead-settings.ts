import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { leadsWords } from './texts/texts.ts';

/** Lost leads are kept for so many months at most, where the company forgets them at all. */
export const mostMonths = 120;

/** What a company decided about its leads. */
export const leadSettings = defineEntity({
  name: 'lead-settings',
  live: 'leads',
  texts: leadsWords,
  title: 'forgets_lost_after',
  fields: {
    forgets_lost_after: f.integer({ min: 1, max: mostMonths }),
    registers_chats: f.boolean(),
  },
});
