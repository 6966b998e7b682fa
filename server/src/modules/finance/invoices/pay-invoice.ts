import { leftOf } from '@leme/contract/finance/invoices/invoice-rules';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { AllHooks } from '#kit/hooks';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { takePayment } from '#modules/bookings/public';
import { followOne } from '../charges/follow-payments.ts';
import { noteFacts } from '../ledger/facts-of-line.ts';
import { holdBooks } from '../ledger/hold-books.ts';
import { type Draft, writePostings } from '../ledger/write-postings.ts';
import { invoiceOf } from './invoice-queries.ts';
import { openBookingsOf, shareOut } from './share-out.ts';

type Hooked = Pick<AllHooks, 'movesMoney'>;
export type Paying = {
  id: string;
  payment_id: string;
  /** Centavos: what is owed with fine and interest, and what came above. */
  taken: number;
  surplus: number;
  account_id: string;
  method: string;
  paid_on: string;
  /** A charge of it was paid, which is noted already. */
  isCharged?: true;
  /** The line of a bank that tells of it. */
  line_id?: string | undefined;
};

/**
 * Money that came for an invoice pays its bookings by their own verb, as far as they owe; the rest is what an agent
 * collected or what free lines ask for. With the last of it the commission is set off.
 */
export async function payInvoiceBy(work: TimedWork, hooks: Hooked, paying: Paying): Promise<void> {
  const { tx, actor } = work;
  const { id, payment_id, surplus, account_id, method, paid_on } = paying;
  const { keeping, books } = await holdBooks(work);
  const invoice = await invoiceOf(work, id, true);
  const amount = Math.min(paying.taken, leftOf(invoice));
  const extra = paying.taken - amount;
  const isLast = amount === leftOf(invoice);
  const open = await openBookingsOf(work, id);
  const shares = shareOut(open, amount, isLast);
  const row = {
    tenant_id: actor.tenantId,
    id: payment_id,
    invoice_id: id,
    amount: toReais(amount),
    extra: toReais(extra),
    surplus: toReais(surplus),
    method,
    account_id,
    paid_on,
    shares: JSON.stringify(shares.bookings),
    user_id: actor.userId,
    created_at: work.now.toString(),
  };
  if (amount > 0) for (const insert of insertRows('invoice_payments', [row])) await tx.change(insert);
  const stored = shares.bookings.map((share) => ({ ...share, payment_id: newId() }));
  await noteFacts(
    work,
    paying.line_id,
    stored.map((share) => share.payment_id),
  );
  for (const share of stored)
    await takePayment(work, hooks, {
      booking_id: share.booking_id,
      payment_id: share.payment_id,
      taken: share.cents,
      surplus: 0,
      method: share.by_agent ? 'parceiro' : method,
      received_on: paid_on,
      reason: invoice.customer_name,
    });
  const fact = {
    day: paid_on,
    fact_kind: 'invoice-payment' as const,
    fact_id: payment_id,
    party_kind: 'customer' as const,
    party_id: invoice.customer_id,
  };
  const legs: Draft[] = [
    { ...fact, leg: 0, debit_id: account_id, credit_id: books.account('agencies'), cents: shares.collected },
    { ...fact, leg: 1, debit_id: account_id, credit_id: books.account('receivable'), cents: shares.free },
    { ...fact, leg: 2, debit_id: account_id, credit_id: books.account('9.1'), cents: extra },
    { ...fact, leg: 3, debit_id: account_id, credit_id: books.account('credits'), cents: surplus },
    {
      ...fact,
      leg: 4,
      debit_id: books.account('commissions'),
      credit_id: books.account('agencies'),
      cents: shares.commission,
    },
  ];
  await writePostings(
    keeping,
    books,
    legs.filter(({ cents }) => cents > 0),
  );
  await tx.change(
    statement(sql`update invoices set paid_amount = paid_amount + ${toReais(amount)}::numeric,
        status = ${isLast ? 'paid' : 'partial'}, version = version + 1, updated_at = ${work.now.toString()}::timestamptz
      where tenant_id = ${actor.tenantId} and id = ${id}`),
  );
  const paid = toCents(invoice.paid_amount) + amount;
  const stands = { id, left: leftOf(invoice) - amount, paid };
  const came = { payment_id, cents: amount, isPix: method === 'pix' };
  await followOne(
    { tx, tenantId: actor.tenantId },
    'invoice_id',
    stands,
    paying.isCharged ? undefined : came,
  );
  record(work, invoices, {
    id,
    action: 'updated',
    before: { status: invoice.status, paid_amount: invoice.paid_amount },
    after: { status: isLast ? 'paid' : 'partial', paid_amount: toReais(paid), paid_on },
  });
}
