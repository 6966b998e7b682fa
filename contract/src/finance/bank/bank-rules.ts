import * as f from '../../kit/resource/fields.ts';
import { defineResource } from '../../kit/resource/resource.ts';
import { financeWords } from '../texts/texts.ts';

export const directions = ['any', 'in', 'out'] as const;

/** What is known of lines that come again: what they hold, and what they are for. The first that fits holds. */
export const bankRules = defineResource({
  name: 'bank-rules',
  subject: 'finance-bank-reconciliation',
  texts: financeWords,
  title: 'contains',
  fields: {
    contains: f.text({ required: true, max: 80, min: 3, unique: true, search: true, hint: true }),
    direction: f.choice(directions, { fallback: 'any' }),
    category_id: f.reference('finance-categories', { required: true }),
    cost_centre_id: f.reference('cost-centres'),
    by_itself: f.boolean({ fallback: false, hint: true }),
    turn: f.integer({ min: 1, max: 999, fallback: 100, sort: true, hint: true }),
    active: f.boolean({ fallback: true, filter: true }),
  },
  computed: {
    /** How many lines it met. */
    hits: f.integer({ max: 1_000, fallback: 0 }),
  },
});
