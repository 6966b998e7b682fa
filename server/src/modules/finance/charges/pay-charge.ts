import { type ChargeRow, payCharge } from '@leme/contract/finance/charges/charge-endpoints';
import { takenOf } from '@leme/contract/finance/charges/charge-rules';
import { charges } from '@leme/contract/finance/charges/charges';
import type { InputOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import type { AllHooks } from '#kit/hooks';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { takePayment } from '#modules/bookings/public';
import { settleEntry } from '../entries/settle-by-charge.ts';
import { payInvoiceBy } from '../invoices/pay-invoice.ts';
import { holdBooks } from '../ledger/hold-books.ts';
import { chargeOf } from './charge-queries.ts';
import { payOf } from './follow-payments.ts';
import { readSubject, requireRight, subjectOfRow } from './subject.ts';

type Input = InputOf<typeof payCharge>;
/** Money that a line of a bank tells of: which way it came to which account. */
type Told = { account_id: string; method: string; line_id: string };
type Paid = Pick<Input, 'payment_id' | 'amount' | 'received_on'> & { told?: Told };
type Hooked = Pick<AllHooks, 'movesMoney'>;

export const servesChargePayment = serve(payCharge, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const charge = await chargeOf(work, input.id);
  requireRight(work, subjectOfRow(charge), 'charges');
  const today = dayIn(actor.timezone, work.now);
  if (input.received_on > today)
    throw faults([{ pointer: '/received_on', code: 'too-large', params: { maximum: today } }]);
  return await payByCharge(work, hooks, charge, input);
});

/**
 * Money of a charge is the payment of what it is for. Nobody who paid is refused: of two payments of one charge both are
 * stored, and what came above what is owed is the customer’s.
 */
export async function payByCharge(
  work: TimedWork,
  hooks: Hooked,
  charge: ChargeRow,
  { payment_id, amount, received_on, told }: Paid,
): Promise<ReplyOf<typeof payCharge>> {
  const { tx, actor } = work;
  const subject = subjectOfRow(charge);
  // What is paid is held before its charge, and the books before both, as whoever pays it elsewhere does.
  if (subject.kind !== 'booking') await holdBooks(work);
  const { left } = await readSubject(work, subject, true);
  const extra = Math.max(0, toCents(charge.amount) - toCents(charge.paid_amount) - left);
  const known = await isKnown(work, charge.id, payment_id, amount);
  if (known) return { ...(await chargeOf(work, charge.id)), taken: known.taken, credit: null };
  const isInvoice = subject.kind === 'invoice';
  const { taken, surplus } = takenOf(toCents(amount), isInvoice ? left + extra : left);
  const paying = { payment_id, taken, surplus };
  await payOf({ tx, tenantId: actor.tenantId }, charge.id, paying);
  const reason = charge.txid;
  const account_id = told?.account_id ?? charge.account_id;
  const method = told?.method ?? 'pix';
  let credit: ReplyOf<typeof payCharge>['credit'] = null;
  if (subject.kind === 'booking') {
    const given = await takePayment(work, hooks, {
      ...paying,
      booking_id: subject.id,
      method,
      received_on,
      reason,
    });
    credit = given && { code: given.code, amount: given.amount, expires_on: given.expires_on };
  } else if (isInvoice)
    await payInvoiceBy(work, hooks, {
      ...paying,
      id: subject.id,
      account_id,
      method,
      paid_on: received_on,
      isCharged: true,
      line_id: told?.line_id,
    });
  else await settleEntry(work, { ...paying, id: subject.id, account_id, paid_on: received_on });
  const after = await chargeOf(work, charge.id);
  record(work, charges, {
    id: charge.id,
    action: 'updated',
    before: { status: charge.status, paid_amount: charge.paid_amount, surplus: charge.surplus },
    after: { status: after.status, paid_amount: after.paid_amount, surplus: after.surplus, received_on },
  });
  return { ...after, taken: toReais(taken), credit };
}

/** Whether this very payment was stored before; under its id there is no other one. */
async function isKnown({ tx, actor }: TimedWork, charge_id: string, payment_id: string, amount: number) {
  const row = await tx.first(
    statement<{
      charge_id: string;
      amount: number;
      surplus: number;
    }>(sql`select k.charge_id, k.amount, k.surplus
      from charge_payments k where k.tenant_id = ${actor.tenantId} and k.payment_id = ${payment_id}`),
  );
  if (!row) return null;
  const isSame =
    row.charge_id === charge_id && toCents(row.amount) + toCents(row.surplus) === toCents(amount);
  if (!isSame) throw new Problem('payment-id-reused');
  return { taken: row.amount };
}
