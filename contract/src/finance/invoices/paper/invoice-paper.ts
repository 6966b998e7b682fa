import type { Translate } from '../../../kit/language/translation.ts';
import { formatTaxId } from '../../../kit/values/tax-id.ts';
import { shareOf } from '../../../prices/effects.ts';
import type { InvoiceDetail } from '../invoice-shapes.ts';
import type { paperWords } from './texts/texts.ts';

/** What of an invoice stands on paper: a draft that nobody saved has that much too. */
export type PaperInvoice = Pick<
  InvoiceDetail,
  | 'kind'
  | 'number'
  | 'of_number'
  | 'customer_name'
  | 'customer_document'
  | 'customer_address'
  | 'customer_email'
  | 'issued_on'
  | 'due_on'
  | 'period_from'
  | 'period_to'
  | 'terms'
  | 'total'
  | 'paid_amount'
  | 'credited_amount'
  | 'service_code'
  | 'service_city'
  | 'iss_bp'
  | 'deductions'
  | 'pix'
  | 'pix_amount'
  | 'status'
  | 'issuer'
> & { lines: readonly Omit<InvoiceDetail['lines'][number], 'id'>[] };

export type PaperLine = {
  description: string;
  note: string | null;
  qty: string;
  unit: string;
  amount: string;
};
type Sum = { label: string; amount: string };

/** What an invoice says on paper, word by word: a page shows it and a PDF is drawn of it. */
export type InvoicePaper = {
  title: string;
  /** What it is not, or not any more. */
  marks: string[];
  isVoid: boolean;
  facts: string[];
  issuer: { name: string; lines: string[] };
  to: { title: string; name: string; lines: string[] };
  head: { description: string; qty: string; unit: string; amount: string };
  lines: PaperLine[];
  total: Sum;
  /** What came of it since, down to what is asked for now. */
  since: Sum[];
  taxes: string[];
  pix: { title: string; image: string; text: string } | null;
  terms: string | null;
};

export type PaperFormats = {
  money(amount: number): string;
  date(day: string): string;
  number(value: number): string;
  percent(basisPoints: number): string;
};
type Say = { t: Translate<NonNullable<typeof paperWords.keys>>; formats: PaperFormats };

export function paperOf(invoice: PaperInvoice, { t, formats }: Say): InvoicePaper {
  const { money, date, number } = formats;
  const { issuer, issued_on, due_on, period_from, period_to } = invoice;
  const isNote = invoice.kind === 'credit-note';
  const isVoid = invoice.status === 'void';
  const present = (texts: readonly (string | null | false)[]) =>
    texts.filter((text) => text !== null && text !== false && text !== '') as string[];
  const contact = present([issuer.email, issuer.phone]).join(' · ');
  const document = invoice.customer_document && formatTaxId(invoice.customer_document);
  const whom = present([document, invoice.customer_address, invoice.customer_email]);
  return {
    title: `${t(isNote ? 'creditNote' : 'invoice')} ${invoice.number ?? t('noNumber')}`,
    marks: present([isVoid && t('void'), invoice.of_number && t('of', { number: invoice.of_number })]),
    isVoid,
    facts: present([
      issued_on && t('issuedOn', { day: date(issued_on) }),
      !isNote && t('dueOn', { day: date(due_on) }),
    ]),
    issuer: {
      name: issuer.legal_name ?? issuer.name,
      lines: present([issuer.tax_id && formatTaxId(issuer.tax_id), contact]),
    },
    to: {
      title: t('to'),
      name: invoice.customer_name,
      lines: present([
        whom.join(' · '),
        period_from && period_to && t('period', { from: date(period_from), to: date(period_to) }),
      ]),
    },
    head: { description: t('description'), qty: t('qty'), unit: t('unit'), amount: t('amount') },
    lines: invoice.lines.map(({ description, discount, qty, unit_price, amount }) => ({
      description,
      note: discount > 0 ? t('discount', { amount: money(discount) }) : null,
      qty: number(qty),
      unit: money(unit_price),
      amount: money(amount),
    })),
    total: { label: t('total'), amount: money(invoice.total) },
    since: isNote || isVoid ? [] : sinceOf(invoice, { t, formats }),
    taxes: taxesOf(invoice, { t, formats }),
    pix:
      invoice.pix === null
        ? null
        : {
            title: t('pix', { amount: money(invoice.pix_amount ?? 0) }),
            image: t('pixImage'),
            text: invoice.pix,
          },
    terms: invoice.terms,
  };
}

function sinceOf(
  { total, paid_amount, credited_amount }: PaperInvoice,
  { t, formats: { money } }: Say,
): Sum[] {
  if (paid_amount === 0 && credited_amount === 0) return [];
  const left = Math.round((total - paid_amount - credited_amount) * 100) / 100;
  return [
    ...(paid_amount === 0 ? [] : [{ label: t('paid'), amount: money(-paid_amount) }]),
    ...(credited_amount === 0 ? [] : [{ label: t('credited'), amount: money(-credited_amount) }]),
    { label: t('rest'), amount: money(left) },
  ];
}

/** The tax of the city, which is in the price. */
function taxesOf(invoice: PaperInvoice, { t, formats: { money, percent } }: Say): string[] {
  const { service_code, service_city, iss_bp, total } = invoice;
  const service = [service_code && t('service', { code: service_code }), service_city].filter(Boolean);
  const base = issBase(invoice);
  const rate = iss_bp ?? 0;
  const iss = money(shareOf(Math.round(base * 100), rate) / 100);
  return [
    ...(service.length > 0 ? [service.join(' · ')] : []),
    ...(rate > 0 && total > 0 ? [`${t('iss', { rate: percent(rate), base: money(base) })}: ${iss}`] : []),
  ];
}

/** What a city taxes: the total less what may be deducted. */
export const issBase = ({ total, deductions }: { total: number; deductions: number | null }) =>
  Math.max(0, Math.round((total - (deductions ?? 0)) * 100) / 100);
