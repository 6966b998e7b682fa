import * as f from '../kit/resource/fields.ts';
import type { RowOf } from '../kit/resource/resource.ts';
import { defineView } from '../kit/resource/view/view.ts';
import { entryKinds, entryStates, financeEntries } from './entities.ts';
import { repeatKinds } from './entry-days.ts';
import { financeWords } from './texts/texts.ts';

const of = financeEntries.fields;

/** What comes, goes and is owed besides bookings, the last that is due first. Its words are those of an entry. */
export const financial = defineView({
  name: 'financial',
  subject: 'financial',
  table: 'finance_entries',
  texts: financeWords,
  title: 'description',
  order: '-due_on',
  fields: {
    due_on: { ...f.date({ required: true, sort: true, filter: 'range' }), ...worded(of.due_on) },
    competence_on: { ...f.date({ required: true, filter: 'range' }), ...worded(of.competence_on) },
    description: { ...f.text({ required: true, max: 200, search: true }), ...worded(of.description) },
    kind: { ...f.choice(entryKinds, { required: true, filter: true }), ...worded(of.kind) },
    status: { ...f.choice(entryStates, { required: true, filter: true }), ...worded(of.status) },
    amount: { ...f.money({ required: true, total: 'sum' }), ...worded(of.amount) },
    settled_amount: f.money({ required: true, total: 'sum' }),
    supplier_id: { ...f.reference('suppliers', { filter: true }), ...worded(of.supplier_id) },
    customer_id: { ...f.reference('customers', { filter: true }), ...worded(of.customer_id) },
    boat_id: { ...f.reference('boats', { filter: true }), ...worded(of.boat_id) },
    repeats: { ...f.choice(repeatKinds), ...worded(of.repeats) },
    document_no: { ...f.text({ max: 60, search: true }), ...worded(of.document_no) },
  },
  facets: ['kind', 'status'],
});
export type FinancialRow = RowOf<typeof financial>;

/** Where the words of a field stand. */
export function worded({ words }: Pick<(typeof of)['kind'], 'words'>) {
  return words ? { words } : {};
}
