import { payInvoice, reverseInvoicePayment } from '@leme/contract/finance/invoices/invoice-endpoints';
import { leftOf } from '@leme/contract/finance/invoices/invoice-rules';
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
import { takePayment } from '#modules/bookings/public';
import { followOne } from '../charges/follow-payments.ts';
import { reversePostings } from '../entries/reverse-postings.ts';
import { holdBooks, requireOpen } from '../ledger/hold-books.ts';
import { accountOfMethod } from '../ledger/read-facts.ts';
import { detailOf, invoiceOf } from './invoice-queries.ts';
import { payInvoiceBy } from './pay-invoice.ts';

export const servesInvoicePayment = serve(payInvoice, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, payment_id, method, paid_on } = input;
  const { keeping, books } = await holdBooks(work);
  const invoice = await invoiceOf(work, id, true);
  if (await isKnown(work, id, payment_id, input.amount)) return await detailOf(work, id);
  if (invoice.kind !== 'invoice' || (invoice.status !== 'issued' && invoice.status !== 'partial'))
    throw new Problem('move-forbidden');
  const today = dayIn(actor.timezone, work.now);
  if (paid_on > today) throw faults([{ pointer: '/paid_on', code: 'too-large', params: { maximum: today } }]);
  requireOpen(books, paid_on);
  const left = leftOf(invoice);
  const [amount, extra] = [toCents(input.amount), toCents(input.extra)];
  if (amount > left)
    throw faults([{ pointer: '/amount', code: 'above-remaining', params: { maximum: toReais(left) } }]);
  if (extra > 0 && amount < left) throw faults([{ pointer: '/extra', code: 'no-value' }]);
  const account_id = await accountOfMethod(keeping, books, method);
  await payInvoiceBy(work, hooks, {
    id,
    payment_id,
    taken: amount + extra,
    surplus: 0,
    account_id,
    method,
    paid_on,
  });
  return await detailOf(work, id);
});

/** Whether this very payment was stored before; under its id there is no other one. */
async function isKnown({ tx, actor }: TimedWork, id: string, payment_id: string, amount: number) {
  const row = await tx.first(
    statement<{
      invoice_id: string;
      amount: number;
    }>(sql`select p.invoice_id, p.amount from invoice_payments p
      where p.tenant_id = ${actor.tenantId} and p.id = ${payment_id}`),
  );
  if (!row) return false;
  if (row.invoice_id !== id || toCents(row.amount) !== toCents(amount))
    throw new Problem('payment-id-reused');
  return true;
}

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

/** A payment taken back is an opposite one of today: its bookings owe again, and what it posted goes the other way. */
export const servesInvoiceReversal = serve(
  reverseInvoicePayment,
  async ({ input, tx, actor, clock, hooks }) => {
    const work = { tx, actor, now: clock.now() };
    const { id, payment_id, reason } = input;
    const { keeping, books } = await holdBooks(work);
    const invoice = await invoiceOf(work, id, true);
    const paid = await tx.first(
      statement<Stored>(sql`select p.id, p.amount, p.extra, p.surplus, p.method, p.account_id, p.shares, p.reverses_id
      from invoice_payments p where p.tenant_id = ${actor.tenantId} and p.invoice_id = ${id} and p.id = ${payment_id}`),
    );
    if (!paid || paid.reverses_id !== null) throw new Problem('not-found');
    // What came above is a credit by now, which may be spent.
    if (paid.surplus > 0) throw new Problem('move-forbidden');
    const paid_on = dayIn(actor.timezone, work.now);
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
    for (const { booking_id, cents, by_agent } of paid.shares)
      await takePayment(work, hooks, {
        booking_id,
        payment_id: newId(),
        taken: -cents,
        surplus: 0,
        method: by_agent ? 'parceiro' : paid.method,
        received_on: paid_on,
        reason,
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
      after: { status, paid_amount: toReais(now_paid), reason },
    });
    return await detailOf(work, id);
  },
);
