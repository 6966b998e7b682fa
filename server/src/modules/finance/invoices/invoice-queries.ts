import { extraOf, invoiceCode, leftOf } from '@leme/contract/finance/invoices/invoice-rules';
import type { InvoiceDetail, InvoiceLine, InvoiceRow } from '@leme/contract/finance/invoices/invoice-shapes';
import { invoiceSettings } from '@leme/contract/finance/invoices/letters/invoice-settings';
import { pixTxid } from '@leme/contract/kit/pix';
import { Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { decidedBy } from '#kit/settings/decided';
import type { TimedWork, Work } from '#kit/work';
import { payloadOf, receivingOf } from '../charges/receiving.ts';

type Stored = Omit<InvoiceRow, 'number'> & { series: string | null; number: number | null };

/** An invoice as it is stored; `holds` keeps it so to the end of the transaction. */
export async function invoiceOf({ tx, actor }: Work, id: string, holds = false): Promise<Stored> {
  const row = await tx.first(
    statement<Stored>(sql`select i.id, i.kind, i.of_id, i.series, i.number, i.status, i.customer_id, i.customer_name,
        i.customer_document, i.customer_address, i.customer_email, i.locale, i.period_from, i.period_to, i.issued_on,
        i.due_on, i.terms, i.fine_bp, i.interest_bp, i.total, i.paid_amount, i.credited_amount, i.service_code,
        i.service_city, i.iss_bp, i.deductions, i.nfse_number, i.nfse_on, i.reminds, i.reminded, i.reason, i.version
      from invoices i where i.tenant_id = ${actor.tenantId} and i.id = ${id} ${holds ? sql`for update` : sql``}`),
  );
  if (!row || actor.partner) throw new Problem('not-found');
  return row;
}

export async function linesOf({ tx, actor }: Work, id: string): Promise<InvoiceLine[]> {
  return await tx.rows(
    statement<InvoiceLine>(sql`select l.id, l.kind, l.description, l.qty, l.unit_price, l.discount, l.amount,
        l.booking_id, b.code as booking_code, l.account_id
      from invoice_lines l left join bookings b on b.tenant_id = l.tenant_id and b.id = l.booking_id
      where l.tenant_id = ${actor.tenantId} and l.invoice_id = ${id} order by l.position, l.id`),
  );
}

type Payment = InvoiceDetail['payments'][number];

async function paymentsOf({ tx, actor }: Work, id: string): Promise<Payment[]> {
  return await tx.rows(
    statement<Payment>(sql`select p.id, p.amount, p.extra, p.surplus, p.method, p.paid_on, p.reverses_id,
        r.id is not null as is_reversed, p.reason, u.full_name as user_name
      from invoice_payments p
      left join invoice_payments r on r.tenant_id = p.tenant_id and r.reverses_id = p.id
      left join profiles u on u.tenant_id = p.tenant_id and u.id = p.user_id
      where p.tenant_id = ${actor.tenantId} and p.invoice_id = ${id} order by p.created_at, p.id`),
  );
}

type Note = {
  id: string;
  series: string | null;
  number: number | null;
  total: number;
  issued_on: string | null;
};

/** An invoice as it is answered and as it stands on paper. */
export async function detailOf(work: TimedWork, id: string): Promise<InvoiceDetail> {
  const { tx, actor, now } = work;
  const { series, number, ...row } = await invoiceOf(work, id);
  const [lines, payments, notes, issuer, decided, of] = await Promise.all([
    linesOf(work, id),
    paymentsOf(work, id),
    tx.rows(
      statement<Note>(sql`select i.id, i.series, i.number, i.total, i.issued_on from invoices i
        where i.tenant_id = ${actor.tenantId} and i.of_id = ${id} order by i.number`),
    ),
    tx.first(
      statement<InvoiceDetail['issuer']>(sql`select t.name, t.legal_name, t.tax_id, t.contact_email as email,
          t.contact_phone as phone, t.logo_url, t.primary_color from saas_tenants t where t.id = ${actor.tenantId}`),
    ),
    decidedBy(tx, actor.tenantId, invoiceSettings),
    row.of_id === null ? undefined : invoiceOf(work, row.of_id),
  ]);
  if (!issuer) throw new Problem('not-found');
  const isOwed = row.kind === 'invoice' && row.status !== 'void' && row.status !== 'paid';
  const left = isOwed ? leftOf(row) : 0;
  const open = left > 0 ? await openCharges(work, id) : [];
  const free = Math.max(0, left - open.reduce((sum, { cents }) => sum + cents, 0));
  const receiving = free > 0 && number !== null ? await receivingOf(work) : null;
  const [first] = open;
  const charged = free === 0 ? first : undefined;
  const late = extraOf({ ...row, cents: number === null ? 0 : left }, dayIn(actor.timezone, now));
  const txid = pixTxid(`F${String(number ?? 0).padStart(6, '0')}`, 0);
  return {
    ...row,
    number: invoiceCode(series, number),
    lines,
    payments,
    credit_notes: notes.map(({ series: of_series, number: own, ...note }) => ({
      ...note,
      number: invoiceCode(of_series, own),
    })),
    of_number: of ? invoiceCode(of.series, of.number) : null,
    late: { days: late.days, fine: toReais(late.fine), interest: toReais(late.interest) },
    issuer,
    company_reminds: decided.invoice_reminders,
    pix: charged?.payload ?? (receiving && payloadOf(receiving, free, txid)),
    pix_amount: charged ? toReais(charged.cents) : receiving && toReais(free),
  };
}

/** The open charges of it, oldest first: what they ask for is paid by their codes alone. */
async function openCharges({ tx, actor, now }: TimedWork, id: string) {
  const rows = await tx.rows(
    statement<{
      payload: string;
      left: number;
    }>(sql`select c.payload, c.amount - c.paid_amount as left from charges c
      where c.tenant_id = ${actor.tenantId} and c.invoice_id = ${id} and c.status in ('open', 'partial')
        and c.expires_at > ${now.toString()}::timestamptz
      order by c.created_at, c.id`),
  );
  return rows.map(({ payload, left }) => ({ payload, cents: toCents(Number(left)) }));
}
