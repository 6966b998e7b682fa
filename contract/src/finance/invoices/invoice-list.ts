import * as f from '../../kit/resource/fields.ts';
import { defineView } from '../../kit/resource/view/view.ts';
import { worded } from '../financial.ts';
import { financeWords } from '../texts/texts.ts';
import { invoiceKinds, invoiceStates } from './invoice-rules.ts';
import { invoices } from './invoices.ts';

const of = invoices.fields;

/** All invoices and credit notes, the last that is due first. Their sums stand by state: drafts and notes are no part of what was billed. */
export const invoiceList = defineView({
  name: 'finance-invoices',
  subject: 'finance-invoices',
  table: 'invoices',
  texts: financeWords,
  title: 'customer_name',
  order: '-due_on',
  fields: {
    number: f.text({ max: 30, search: true }),
    customer_name: {
      ...f.text({ required: true, max: 200, search: true, personal: true }),
      ...worded(of.customer_name),
    },
    customer_id: { ...f.reference('customers', { filter: true }), ...worded(of.customer_id) },
    kind: { ...f.choice(invoiceKinds, { required: true, filter: true }), ...worded(of.kind) },
    status: { ...f.choice(invoiceStates, { required: true, filter: true }), ...worded(of.status) },
    issued_on: f.date({ filter: 'range' }),
    due_on: { ...f.date({ required: true, sort: true, filter: 'range' }), ...worded(of.due_on) },
    total: f.money({ required: true }),
    paid_amount: f.money({ required: true }),
    credited_amount: f.money({ required: true }),
    nfse_number: { ...f.text({ max: 30, search: true }), ...worded(of.nfse_number) },
  },
  facets: ['status', 'kind'],
});
