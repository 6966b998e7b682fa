import { reverseInvoicePayment } from '@leme/contract/finance/invoices/invoice-endpoints';
import { leftOf } from '@leme/contract/finance/invoices/invoice-rules';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import { Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { AllHooks } from '#kit/hooks';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { takePayment } from '#modules/bookings/public';
import { followOne } from '../charges/follow-payments.ts';
import { reversePostings } from '../entries/reverse-postings.ts';
import { noteFacts } from '../ledger/facts-of-line.ts';
import { holdBooks } from '../ledger/hold-books.ts';
import { detailOf, invoiceOf } from './invoice-queries.ts';

type Share = { booking_id: string; cents: number; by_agent: boolean };
type Stored = {
  id: string;
  amount: number;
  extra: number;
  surplus: number;
  method: string;
  account_id: string;
  shares: Share[];
  reverses_id: string | null;
};
type Reversing = { id: string; payment_id: string; reason: string | null; paid_on: string; line_id?: string };

export const servesInvoiceReversal = serve(
  reverseInvoicePayment,
  async ({ input, tx, actor, clock, hooks }) => {
    const work = { tx, actor, now: clock.now() };
    const { id, payment_id, reason } = input;
    await reverseInvoice(work, hooks, {
      id,
      payment_id,
      reason,
      paid_on: dayIn(actor.timezone, work.now),
    });
    return await detailOf(work, id);
  },
);

/** A payment taken back is an opposite one: its bookings owe again, and what it posted goes the other way. */
export async function reverseInvoice(
  work: TimedWork,
  hooks: Pick<AllHooks, 'movesMoney'>,
  { id, payment_id, reason, paid_on, line_id }: Reversing,
): Promise<string> {
  const { tx, actor } = work;
  const { keeping, books } = await holdBooks(work);
  const invoice = await invoiceOf(work, id, true);
  const paid = await tx.first(
    statement<Stored>(sql`select p.id, p.amount, p.extra, p.surplus, p.method, p.account_id, p.shares, p.reverses_id
      from invoice_payments p where p.tenant_id = ${actor.tenantId} and p.invoice_id = ${id} and p.id = ${payment_id}`),
  );
  if (!paid || paid.reverses_id !== null) throw new Problem('not-found');
  // What came above is a credit by now, which may be spent.
  if (paid.surplus > 0) throw new Problem('move-forbidden');
  const own = newId();
  const opposite = {
    tenant_id: actor.tenantId,
    id: own,
    invoice_id: id,
    amount: -paid.amount,
    extra: -paid.extra,
    method: paid.method,
    account_id: paid.account_id,
    paid_on,
    reverses_id: payment_id,
    reason,
    user_id: actor.userId,
    created_at: work.now.toString(),
  };
  for (const insert of insertRows('invoice_payments', [opposite])) await tx.change(insert);
  const back = paid.shares.map((share) => ({ ...share, payment_id: newId() }));
  await noteFacts(
    work,
    line_id,
    back.map((share) => share.payment_id),
  );
  for (const share of back)
    await takePayment(work, hooks, {
      booking_id: share.booking_id,
      payment_id: share.payment_id,
      taken: -share.cents,
      surplus: 0,
      method: share.by_agent ? 'parceiro' : paid.method,
      received_on: paid_on,
      reason: reason ?? '',
    });
  const fact = { kind: 'invoice-payment', id: payment_id } as const;
  await reversePostings(keeping, books, fact, { id: own, leg: 0, day: paid_on });
  const now_paid = toCents(invoice.paid_amount) - toCents(paid.amount);
  const status = now_paid === 0 ? 'issued' : 'partial';
  await tx.change(
    statement(sql`update invoices set paid_amount = ${toReais(now_paid)}, status = ${status}, version = version + 1,
        updated_at = ${work.now.toString()}::timestamptz where tenant_id = ${actor.tenantId} and id = ${id}`),
  );
  const left = leftOf({ ...invoice, paid_amount: toReais(now_paid) });
  await followOne({ tx, tenantId: actor.tenantId }, 'invoice_id', { id, left, paid: now_paid });
  record(work, invoices, {
    id,
    action: 'updated',
    before: { status: invoice.status, paid_amount: invoice.paid_amount },
    after: { status, paid_amount: toReais(now_paid), ...(reason !== null && { reason }) },
  });
  return own;
}
