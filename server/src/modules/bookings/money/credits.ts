import { randomInt } from 'node:crypto';
import { Problem } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { newId } from '#kit/ids';
import type { TimedWork } from '#kit/work';
import { allBookings } from '../partner-scope.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;
const tries = 5;
/** How long credit is good for. */
const goodForDays = 365;

const newCode = () => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

export type GivenCredit = { id: string; code: string; amount: number; expires_on: string };
type Giving = { id: string; cents: number; reason: string | null; payment_id?: string };

/** Credit for the customer of a booking, instead of money that goes back; answers what it is called. */
export async function makeCredit(work: TimedWork, { id, cents, reason }: Giving): Promise<GivenCredit> {
  const { tx, actor, now } = work;
  const booking = await tx.first(allBookings(actor.tenantId).select('customer_id').where('id', '=', id));
  const amount = toReais(cents);
  const expires_on = addDays(dayIn(actor.timezone, now), goodForDays);
  const row = {
    tenant_id: actor.tenantId,
    id: newId(),
    customer_id: booking?.customer_id ?? null,
    booking_id: id,
    amount,
    amount_left: amount,
    expires_on,
    reason: reason?.slice(0, 200) ?? null,
  };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const code = newCode();
    const query = db.insertInto('credits').values({ ...row, code });
    const made = await tx.change(
      query.onConflict((conflict) => conflict.columns(['tenant_id', 'code']).doNothing()),
    );
    if (made > 0) return { id: row.id, code, amount, expires_on };
  }
  throw new Problem('unavailable', { params: { retry_after: 1 } });
}

/** Gives back what a booking has above its total as credit: a payment that went back, and what it became. */
export async function giveCredit(work: TimedWork, giving: Giving): Promise<GivenCredit> {
  const { tx, actor } = work;
  const amount = -toReais(giving.cents);
  const payment_id = newId();
  const payment = { amount, method: 'credito', user_id: actor.userId };
  await tx.change(
    db
      .insertInto('booking_payments')
      .values({ tenant_id: actor.tenantId, id: payment_id, booking_id: giving.id, ...payment }),
  );
  await tx.change(
    db
      .updateTable('bookings')
      .set({ paid_amount: sql`paid_amount + ${amount}::numeric` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', giving.id),
  );
  const credit = await makeCredit(work, giving);
  noteMove(work, { credit_id: credit.id, amount: credit.amount, booking_id: giving.id, payment_id });
  return credit;
}

type Move = { credit_id: string; amount: number; booking_id: string; payment_id: string };

/** What was given to a credit, or taken from it. */
export function noteMove({ tx, actor }: TimedWork, move: Move): void {
  tx.send(db.insertInto('credit_moves').values({ tenant_id: actor.tenantId, id: newId(), ...move }));
}

type Spending = { code: string; amount: number; booking_id: string; payment_id: string };

/** Takes from a credit in one conditional update, so that of two who spend the last of it one does. */
export async function spendCredit(work: TimedWork, { code, amount, ...paid }: Spending): Promise<void> {
  const { tx, actor, now } = work;
  const today = dayIn(actor.timezone, now);
  const [spent] = await tx.rows(
    db
      .updateTable('credits')
      .set({ amount_left: sql`amount_left - ${amount}::numeric` })
      .where('tenant_id', '=', actor.tenantId)
      .where('code', '=', code)
      .where('expires_on', '>=', today)
      .where(sql<boolean>`amount_left >= ${amount}::numeric`)
      .returning('id'),
  );
  if (spent) return noteMove(work, { credit_id: spent.id, amount: -amount, ...paid });
  const found = await tx.first(
    db
      .selectFrom('credits')
      .select(['amount_left', 'expires_on'])
      .where('tenant_id', '=', actor.tenantId)
      .where('code', '=', code),
  );
  throw new Problem('credit-unusable', { params: { code, ...found } });
}
