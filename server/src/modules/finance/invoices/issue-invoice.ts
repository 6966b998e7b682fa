import { issueInvoice, voidInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import { invoiceCode, seriesOf } from '@leme/contract/finance/invoices/invoice-rules';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import { faults, Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { followOne } from '../charges/follow-payments.ts';
import { reversePostings } from '../entries/reverse-postings.ts';
import { holdBooks } from '../ledger/hold-books.ts';
import { type Draft, writePostings } from '../ledger/write-postings.ts';
import { detailOf, invoiceOf, linesOf } from './invoice-queries.ts';
import { nextInvoiceNumber } from './next-invoice-number.ts';

/** Issuing posts what free lines earn and freezes the rest; the number comes last, so that nobody else waits for it long. */
export const servesIssuance = serve(issueInvoice, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version } = input;
  const { keeping, books } = await holdBooks(work);
  const invoice = await invoiceOf(work, id, true);
  if (invoice.version !== version && invoice.status === 'draft')
    throw new Problem('stale-version', { params: { current: { version: invoice.version } } });
  if (invoice.status !== 'draft') throw new Problem('move-forbidden');
  const today = dayIn(actor.timezone, work.now);
  if (invoice.due_on < today) throw faults([{ pointer: '/due_on', code: 'past-day' }]);
  if (invoice.service_code && !invoice.customer_document)
    throw faults([{ pointer: '/customer_document', code: 'required' }]);
  await refuseCancelled(work, id);
  const legs = (await linesOf(work, id)).flatMap((line, leg): Draft[] =>
    line.kind === 'free'
      ? [
          {
            day: today,
            debit_id: books.account('receivable'),
            credit_id: line.account_id ?? books.account('1.4'),
            cents: toCents(line.amount),
            fact_kind: 'invoice',
            fact_id: id,
            leg,
            party_kind: 'customer',
            party_id: invoice.customer_id,
          },
        ]
      : [],
  );
  await writePostings(
    keeping,
    books,
    legs.filter(({ cents }) => cents > 0),
  );
  const series = seriesOf[invoice.kind];
  const number = await nextInvoiceNumber(work, series);
  await tx.change(
    statement(sql`update invoices set status = 'issued', series = ${series}, number = ${number}, issued_on = ${today}::date,
        version = version + 1, updated_at = ${work.now.toString()}::timestamptz
      where tenant_id = ${actor.tenantId} and id = ${id}`),
  );
  record(work, invoices, {
    id,
    action: 'updated',
    before: { status: 'draft' },
    after: { status: 'issued', number: invoiceCode(series, number) },
  });
  return await detailOf(work, id);
});

/** A booking that was cancelled since asks for nothing. */
async function refuseCancelled({ tx, actor }: TimedWork, id: string): Promise<void> {
  const row = await tx.first(
    statement<{ code: string; position: number }>(sql`select b.code, l.position from invoice_lines l
      join bookings b on b.tenant_id = l.tenant_id and b.id = l.booking_id
      where l.tenant_id = ${actor.tenantId} and l.invoice_id = ${id} and b.status in ('cancelled', 'expired')
      order by l.position limit 1`),
  );
  if (row) throw faults([{ pointer: `/lines/${row.position}/booking_id`, code: 'option' }]);
}

/** It keeps its number; its bookings may stand in another one, and what it posted goes the other way. */
export const servesVoiding = serve(voidInvoice, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version, reason } = input;
  const { keeping, books } = await holdBooks(work);
  const invoice = await invoiceOf(work, id, true);
  if (invoice.paid_amount > 0 || invoice.credited_amount > 0) throw new Problem('invoice-paid');
  if (invoice.status !== 'issued' || invoice.kind !== 'invoice') throw new Problem('move-forbidden');
  if (invoice.version !== version)
    throw new Problem('stale-version', { params: { current: { version: invoice.version } } });
  await tx.change(
    statement(sql`update invoices set status = 'void', reason = ${reason}, version = version + 1,
        updated_at = ${work.now.toString()}::timestamptz where tenant_id = ${actor.tenantId} and id = ${id}`),
  );
  await tx.change(
    statement(
      sql`update invoice_lines set counts = false where tenant_id = ${actor.tenantId} and invoice_id = ${id}`,
    ),
  );
  const day = dayIn(actor.timezone, work.now);
  // Behind its own lines, so that each row has a number of its own.
  await reversePostings(keeping, books, { kind: 'invoice', id }, { id, leg: 1_000, day });
  await followOne({ tx, tenantId: actor.tenantId }, 'invoice_id', { id, left: 0, paid: 0 });
  record(work, invoices, {
    id,
    action: 'updated',
    before: { status: 'issued' },
    after: { status: 'void', reason },
  });
  return await detailOf(work, id);
});
