import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { pixKeyOf } from '../kit/values/pix-key.ts';
import { allocationKeys } from './accounts.ts';
import { repeatKinds } from './entry-days.ts';
import { agreementBases, agreementKinds } from './facts/agreements.ts';
import { lineKinds, lineSigns } from './lines/lines.ts';
import { financeWords } from './texts/texts.ts';

export const taxLines = ['2.3', '2.4', '2.5', '2.6'] as const;
export const entryKinds = ['receivable', 'payable', 'transfer'] as const;
export type EntryKind = (typeof entryKinds)[number];
export const entryStates = ['open', 'partial', 'paid', 'cancelled'] as const;
export type EntryState = (typeof entryStates)[number];

/** What comes and goes besides bookings. */
export const financeEntries = defineEntity({
  name: 'finance-entries',
  live: 'financial',
  texts: financeWords,
  title: 'description',
  fields: {
    kind: f.choice(entryKinds, { required: true }),
    description: f.text({ required: true, max: 200 }),
    amount: f.money({ required: true }),
    due_on: f.date({ required: true }),
    competence_on: f.date({ hint: true }),
    /** What it is for; of a transfer where it goes. */
    account_id: f.text({ required: true, max: 36 }),
    from_account_id: f.text({ max: 36 }),
    supplier_id: f.reference('suppliers'),
    customer_id: f.reference('customers'),
    boat_id: f.reference('boats'),
    category_id: f.reference('finance-categories'),
    cost_centre_id: f.reference('cost-centres'),
    boleto_line: f.text({ max: 60, hint: true }),
    parts: f.integer({ min: 1, max: 120, fallback: 1, hint: true }),
    /** How it comes again: so often or until a day, of a month on a day of its own. */
    repeats: f.choice(repeatKinds),
    repeat_day: f.integer({ min: 1, max: 31, hint: true }),
    repeat_times: f.integer({ min: 2, max: 120 }),
    repeat_until: f.date(),
    and_later: f.boolean({ fallback: false }),
    document_no: f.text({ max: 60 }),
    status: f.choice(entryStates, { fallback: 'open' }),
  },
  told: { settled_amount: f.money(), paid_on: f.date(), reason: f.text({ max: 200 }) },
});

/** What is paid of an entry, and why it is taken back. */
export const financeSettlements = defineEntity({
  name: 'finance-settlements',
  live: 'financial',
  texts: financeWords,
  title: 'paid_on',
  fields: {
    amount: f.money({ required: true }),
    discount: f.money({ fallback: 0 }),
    interest: f.money({ fallback: 0, hint: true }),
    account_id: f.text({ required: true, max: 36 }),
    paid_on: f.date({ required: true }),
    reason: f.text({ max: 200 }),
  },
});

/** Months that are closed and opened again. */
export const financePeriods = defineEntity({
  name: 'finance-periods',
  live: 'finance-management',
  texts: financeWords,
  title: 'month',
  fields: { month: f.date({ required: true }), reason: f.text({ max: 200 }) },
});

/** An account, as far as people change it. */
export const financeAccounts = defineEntity({
  name: 'finance-accounts',
  live: 'finance-management',
  texts: financeWords,
  title: 'name',
  fields: {
    name: f.text({ max: 120 }),
    allocation: f.choice(allocationKeys, { fallback: 'none' }),
    opening_balance: f.money({ min: -9_999_999_999.99 }),
    opening_on: f.date(),
    active: f.boolean({ fallback: true }),
    /** Where Pix is received, of an account of that kind. */
    pix_key: f.text({ max: 77 }),
    pix_name: f.text({ max: 60 }),
    pix_city: f.text({ max: 60 }),
  },
  rules: ({ pix_key }) =>
    pix_key === null || pixKeyOf(pix_key) !== null ? [] : [{ pointer: '/pix_key', code: 'pix-key' }],
});

/** By what amounts are worked out: agreements, taxes, what a way to pay costs. */
export const financeTerms = defineEntity({
  name: 'finance-terms',
  live: 'finance-management',
  table: 'finance_agreements',
  texts: financeWords,
  title: 'kind',
  fields: {
    kind: f.choice([...agreementKinds, 'tax', 'method'], { required: true }),
    agent_id: f.reference('customers'),
    supplier_id: f.reference('suppliers'),
    product_id: f.reference('products'),
    boat_id: f.reference('boats'),
    base: f.choice(agreementBases, { fallback: 'gross' }),
    line: f.choice(taxLines, { fallback: '2.6', areNames: true }),
    bp: f.basisPoints(),
    amount: f.money(),
    valid_from: f.date(),
    valid_to: f.date(),
  },
});

/** Where the references of terms choose from: no list has them all. */
export const termsChooseFrom = {
  agent_id: 'bookings',
  product_id: 'bookings',
  supplier_id: 'financial',
  boat_id: 'financial',
} as const;

/** A line of the statement of results as a company draws it; without words of its own it is called as usual. */
export const financeLines = defineEntity({
  name: 'finance-lines',
  live: 'settings-dre',
  table: 'finance_statements',
  texts: financeWords,
  title: 'code',
  fields: {
    code: f.text({ required: true, max: 12 }),
    name: f.localised(),
    sign: f.choice(lineSigns, { required: true, fallback: 'plus' }),
    kind: f.choice(lineKinds, { required: true, fallback: 'sum' }),
    formula: f.text({ max: 120, hint: true }),
  },
});

/** The cash somebody keeps for a day, what is taken out of it, and what was counted at its end. */
export const financeTills = defineEntity({
  name: 'finance-tills',
  live: 'financial',
  texts: financeWords,
  title: 'day',
  fields: {
    user_id: f.text({ required: true, max: 36 }),
    day: f.date({ required: true }),
    opening_float: f.money({ required: true, fallback: 0 }),
    amount: f.money({ required: true }),
    account_id: f.text({ required: true, max: 36 }),
    note: f.text({ max: 200 }),
    reason: f.text({ max: 200, hint: true }),
  },
  told: { counted_amount: f.money(), expected_amount: f.money() },
});

/** Where money of a way to pay goes, what that costs and when it is there. */
export const financeMethods = defineEntity({
  name: 'finance-methods',
  live: 'finance-management',
  texts: financeWords,
  title: 'account_id',
  fields: {
    account_id: f.text({ required: true, max: 36 }),
    fee_bp: f.basisPoints({ fallback: 0 }),
    fee_amount: f.money({ fallback: 0 }),
    days: f.integer({ min: 0, max: 365, fallback: 0 }),
  },
});
