export { expireCharges } from './charges/expire-charges.ts';
export { remindOfInvoices } from './invoices/letters/remind.ts';
export { lookForFacts } from './ledger/look-for-facts.ts';
export { postAllDue } from './ledger/post-due.ts';
