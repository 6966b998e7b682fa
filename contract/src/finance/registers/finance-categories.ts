import * as f from '../../kit/resource/fields.ts';
import { defineResource } from '../../kit/resource/resource.ts';
import { allocationKeys, resultLines } from '../accounts.ts';
import { financeWords } from '../texts/texts.ts';

const categoryKinds = ['cost', 'income'] as const;

/**
 * What a company calls what it pays and is paid for, finer than its accounts: each stands on one of them, and says how what
 * has no departure is shared. It may stand below another one, which then stands below none.
 */
export const financeCategories = defineResource({
  name: 'finance-categories',
  subject: 'finance-management',
  texts: financeWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, unique: true, search: true }),
    kind: f.choice(categoryKinds, { fallback: 'cost', filter: true }),
    account_role: f.choice(resultLines, { required: true }),
    parent_id: f.reference('finance-categories', { filter: true }),
    allocation: f.choice(allocationKeys, { fallback: 'none', hint: true }),
  },
});
