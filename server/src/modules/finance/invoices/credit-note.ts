import { creditInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import { invoiceCode, leftOf, seriesOf } from '@leme/contract/finance/invoices/invoice-rules';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import { faults, Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { followOne } from '../charges/follow-payments.ts';
import { holdBooks } from '../ledger/hold-books.ts';
import { writePostings } from '../ledger/write-postings.ts';
import { detailOf, invoiceOf, linesOf } from './invoice-queries.ts';
import { nextInvoiceNumber } from './next-invoice-number.ts';

/** Takes back what is still asked for, or a part of it: what free lines earned goes the other way, bookings have verbs of their own. */
export const servesCreditNote = serve(creditInvoice, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, amount, reason } = input;
  const { keeping, books } = await holdBooks(work);
  const invoice = await invoiceOf(work, id, true);
  if (invoice.kind !== 'invoice' || (invoice.status !== 'issued' && invoice.status !== 'partial'))
    throw new Problem('move-forbidden');
  const left = leftOf(invoice);
  const cents = toCents(amount);
  if (cents > left)
    throw faults([{ pointer: '/amount', code: 'above-remaining', params: { maximum: toReais(left) } }]);
  const today = dayIn(actor.timezone, work.now);
  const note = newId();
  const lines = await linesOf(work, id);
  const free = lines.find(({ kind }) => kind === 'free');
  const earned = lines.reduce((sum, line) => sum + (line.kind === 'free' ? toCents(line.amount) : 0), 0);
  const back = Math.min(cents, earned);
  if (free && back > 0)
    await writePostings(keeping, books, [
      {
        day: today,
        debit_id: books.account('2.1'),
        credit_id: books.account('receivable'),
        cents: back,
        fact_kind: 'invoice',
        fact_id: note,
        leg: 0,
        party_kind: 'customer',
        party_id: invoice.customer_id,
      },
    ]);
  const isLast = cents === left;
  const series = seriesOf['credit-note'];
  const number = await nextInvoiceNumber(work, series);
  const at = work.now.toString();
  await writeNote(work, invoice, {
    id: note,
    series,
    number,
    today,
    amount,
    reason,
    account_id: books.account('2.1'),
  });
  const status = isLast ? 'paid' : invoice.status;
  await tx.change(
    statement(sql`update invoices set credited_amount = credited_amount + ${amount}::numeric, status = ${status},
        version = version + 1, updated_at = ${at}::timestamptz where tenant_id = ${actor.tenantId} and id = ${id}`),
  );
  const paid = toCents(invoice.paid_amount);
  await followOne({ tx, tenantId: actor.tenantId }, 'invoice_id', { id, left: left - cents, paid });
  const credited = toReais(toCents(invoice.credited_amount) + cents);
  record(work, invoices, [
    { id: note, action: 'created', after: { number: invoiceCode(series, number), total: amount, reason } },
    {
      id,
      action: 'updated',
      before: { status: invoice.status, credited_amount: invoice.credited_amount },
      after: { status, credited_amount: credited, reason },
    },
  ]);
  return await detailOf(work, id);
});

type Note = {
  id: string;
  series: string;
  number: number;
  today: string;
  amount: number;
  reason: string;
  account_id: string;
};

/** The note itself, with whom the invoice was made for. */
async function writeNote(
  { tx, actor, now }: TimedWork,
  invoice: Awaited<ReturnType<typeof invoiceOf>>,
  { id, series, number, today, amount, reason, account_id }: Note,
): Promise<void> {
  const at = now.toString();
  const { customer_id, customer_name, customer_document, customer_address, customer_email, locale } = invoice;
  const row = {
    tenant_id: actor.tenantId,
    id,
    kind: 'credit-note',
    of_id: invoice.id,
    series,
    number,
    status: 'issued',
    customer_id,
    customer_name,
    customer_document,
    customer_address,
    customer_email,
    locale,
    issued_on: today,
    due_on: today,
    total: amount,
    reason,
    created_at: at,
    updated_at: at,
    created_by: actor.userId,
  };
  for (const insert of insertRows('invoices', [row])) await tx.change(insert);
  const line = {
    tenant_id: actor.tenantId,
    id: newId(),
    invoice_id: id,
    position: 0,
    kind: 'free',
    description: reason,
    unit_price: amount,
    amount,
    account_id,
  };
  for (const insert of insertRows('invoice_lines', [line])) await tx.change(insert);
}
