import { payInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import { leftOf } from '@leme/contract/finance/invoices/invoice-rules';
import { faults, Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
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
