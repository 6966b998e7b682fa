import { shareOf } from '../../prices/effects.ts';

export const invoiceStates = ['draft', 'issued', 'partial', 'paid', 'void'] as const;
export const invoiceKinds = ['invoice', 'credit-note'] as const;
type InvoiceKind = (typeof invoiceKinds)[number];
/** What stands how, as the list has it. */
export const invoiceTabs = ['draft', 'open', 'overdue', 'paid', 'void', 'credit-note'] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];
export const lineKinds = ['booking', 'commission', 'free'] as const;
/** Ways an invoice is paid. */
export const invoiceMethods = ['pix', 'transferencia', 'dinheiro', 'cartao', 'outro'] as const;
/** What their numbers begin with, by kind; each is a series of its own. */
export const seriesOf = { invoice: 'F', 'credit-note': 'NC' } as const satisfies Record<InvoiceKind, string>;
export const mostLines = 500;
/** Of these many at once PDFs are drawn and letters written. */
export const mostPapers = 50;

/** `F-000012`. */
export const invoiceCode = (series: string | null, number: number | null) =>
  number === null ? null : `${series ?? ''}-${String(number).padStart(6, '0')}`;

const daysOfMonth = 30;

/** What is asked for on top of what is late: a fine once, and interest a month by its days; centavos. */
export function extraOf(
  late: { cents: number; due_on: string; fine_bp: number; interest_bp: number },
  today: string,
): { days: number; fine: number; interest: number } {
  const { cents, due_on, fine_bp, interest_bp } = late;
  const days = Math.max(0, Temporal.PlainDate.from(due_on).until(today, { largestUnit: 'days' }).days);
  if (days === 0 || cents <= 0) return { days: 0, fine: 0, interest: 0 };
  return {
    days,
    fine: shareOf(cents, fine_bp),
    interest: Math.round((cents * interest_bp * days) / (10_000 * daysOfMonth)),
  };
}

/** What a line comes to: so many at a price, less what is let off. */
export const lineCents = (line: { qty: number; unit_price: number; discount: number }) =>
  Math.round(line.qty * Math.round(line.unit_price * 100)) - Math.round(line.discount * 100);

/** What is still asked for of an invoice; centavos. */
export function leftOf(invoice: { total: number; paid_amount: number; credited_amount: number }): number {
  const { total, paid_amount, credited_amount } = invoice;
  return Math.round((total - paid_amount - credited_amount) * 100);
}
