import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { financeWords } from '../texts/texts.ts';
import { invoiceKinds, invoiceMethods, invoiceStates } from './invoice-rules.ts';

/** A numbered demand for payment, as it is typed. */
export const invoices = defineEntity({
  name: 'invoices',
  live: 'finance-invoices',
  texts: financeWords,
  title: 'customer_name',
  chooses: 'finance-invoices',
  fields: {
    kind: f.choice(invoiceKinds, { fallback: 'invoice' }),
    status: f.choice(invoiceStates, { fallback: 'draft' }),
    customer_id: f.reference('customers'),
    customer_name: f.text({ required: true, max: 200, personal: true }),
    customer_document: f.taxId({ personal: true }),
    customer_address: f.text({ max: 300, personal: true }),
    customer_email: f.email({ personal: true }),
    locale: f.choice(['pt-BR', 'en', 'es', 'fr', 'it'], { fallback: 'pt-BR' }),
    period_from: f.date({ required: true }),
    period_to: f.date({ required: true }),
    due_on: f.date({ required: true }),
    terms: f.longText({ max: 2000, hint: true }),
    fine_bp: f.basisPoints({ max: 200, fallback: 0, hint: true }),
    interest_bp: f.basisPoints({ max: 100, fallback: 0, hint: true }),
    service_code: f.text({ max: 20 }),
    service_city: f.text({ max: 80 }),
    iss_bp: f.basisPoints({ max: 500 }),
    deductions: f.money(),
    nfse_number: f.text({ max: 30, hint: true }),
    nfse_on: f.date(),
    reminds: f.boolean({ fallback: true, hint: true }),
    reason: f.text({ required: true, max: 200 }),
    amount: f.money({ required: true }),
    method: f.choice(invoiceMethods, { required: true, fallback: 'transferencia' }),
    paid_on: f.date({ required: true }),
  },
  told: {
    number: f.text({ max: 30 }),
    sent_on: f.date(),
    reminded_on: f.date(),
    total: f.money(),
    paid_amount: f.money(),
    credited_amount: f.money(),
  },
});

/** A line of it, as it is typed. */
export const invoiceLines = defineEntity({
  name: 'invoice-lines',
  live: 'finance-invoices',
  texts: financeWords,
  title: 'description',
  fields: {
    description: f.text({ required: true, max: 300 }),
    qty: f.decimal({ required: true, min: 0.01, max: 99_999, fallback: 1 }),
    unit_price: f.money({ required: true, min: -9_999_999.99, max: 9_999_999.99 }),
    discount: f.money({ max: 9_999_999.99, fallback: 0 }),
    account_id: f.text({ max: 36 }),
  },
});
