import { toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { AllHooks } from '#kit/hooks';
import { newId } from '#kit/ids';
import { announce } from '#kit/realtime/announce';
import type { TimedWork } from '#kit/work';
import { type GivenCredit, makeCredit, noteMove } from '../money/credits.ts';

type Taking = {
  booking_id: string;
  /** The payment's own id, which is looked for before. */
  payment_id: string;
  /** As much as is owed, below zero where it is taken back, and what came above. */
  taken: number;
  surplus: number;
  method: string;
  received_on: string;
  reason: string;
};

/**
 * Stores money that came for a booking that is held: what is owed is its payment, what came above is the customer’s
 * credit, as money that came in and went back as credit.
 */
export async function takePayment(
  work: TimedWork,
  hooks: Pick<AllHooks, 'movesMoney'>,
  taking: Taking,
): Promise<GivenCredit | null> {
  const { tx, actor } = work;
  const { booking_id, payment_id, taken, surplus, method, received_on, reason } = taking;
  const { tenantId: tenant_id, userId: user_id } = actor;
  const pay = (id: string, cents: number, by: string) =>
    tx.change(
      db.insertInto('booking_payments').values({
        tenant_id,
        id,
        booking_id,
        amount: toReais(cents),
        method: by,
        user_id,
        received_on,
      }),
    );
  let credit: GivenCredit | null = null;
  if (taken !== 0) {
    await pay(payment_id, taken, method);
    await tx.change(
      db
        .updateTable('bookings')
        .set({ paid_amount: sql`paid_amount + ${toReais(taken)}::numeric`, updated_at: sql`now()` })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', booking_id),
    );
  }
  if (surplus > 0) {
    const given = newId();
    await pay(taken !== 0 ? newId() : payment_id, surplus, method);
    await pay(given, -surplus, 'credito');
    const { id, ...made } = await makeCredit(work, { id: booking_id, cents: surplus, reason });
    noteMove(work, { credit_id: id, amount: made.amount, booking_id, payment_id: given });
    credit = { id, ...made };
  }
  await hooks.movesMoney({ tx, tenantId: tenant_id }, [booking_id]);
  announce({ tx, actor }, 'bookings', 'updated', [booking_id]);
  return credit;
}
