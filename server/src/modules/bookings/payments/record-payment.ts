import { type BookingMoney, recordPayment } from '@leme/contract/bookings/payment-endpoints';
import { isCollectable } from '@leme/contract/bookings/payment-rules';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Call, serve } from '#kit/http/serve';
import { announce } from '#kit/realtime/announce';
import { readBooking } from '../booking/booking-queries.ts';
import { visibleBookings } from '../partner-scope.ts';

type Input = InputOf<typeof recordPayment>;
type Asked = Pick<Call<typeof recordPayment>, 'tx' | 'actor' | 'clock'>;

export const servesPayment = serve(recordPayment, async ({ input, tx, actor, clock }) => {
  if (input.user_id !== null && input.user_id !== actor.userId) throw new Problem('user-changed');
  const { id } = await readBooking(tx, actor, input.id);
  if (await isStored(tx, actor, input)) return await moneyOf(tx, actor, id);
  if (!actor.permissions.has('bookings:update')) await requirePier(input, { tx, actor, clock });
  await addToPaid(tx, actor, input);
  announce({ tx, actor }, 'bookings', 'updated', [id]);
  return await moneyOf(tx, actor, id);
});

/** Stores the payment under its own id; of several with one id at once the key lets one in. True: it was there. */
async function isStored(tx: Tx, actor: Actor, { id, payment_id, amount, method, note }: Input) {
  const payment = { amount, method, user_id: actor.userId };
  const stored = await tx.change(
    db
      .insertInto('booking_payments')
      .values({ tenant_id: actor.tenantId, id: payment_id, booking_id: id, ...payment })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing()),
  );
  if (stored > 0) {
    if (note) tx.send(db.insertInto('payment_notes').values({ tenant_id: actor.tenantId, payment_id, note }));
    return false;
  }
  const same = await tx.first(
    db
      .selectFrom('booking_payments')
      .select('id')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', payment_id)
      .where('booking_id', '=', id)
      .where('amount', '=', amount)
      .where('method', '=', method),
  );
  if (!same) throw new Problem('payment-id-reused');
  return true;
}

/** Whoever collects and does not keep the bookings: money in only, for departures of today and yesterday. */
async function requirePier({ id, amount }: Input, { tx, actor, clock }: Asked): Promise<void> {
  if (amount < 0) throw new Problem('forbidden', { params: { resource: 'bookings' } });
  const session = await tx.first(
    visibleBookings(actor)
      .innerJoin('sessions as s', (join) =>
        join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id'),
      )
      .select('s.date')
      .where('b.id', '=', id),
  );
  const date = session?.date ?? '';
  if (!isCollectable(date, dayIn(actor.timezone, clock.now())))
    throw new Problem('payment-other-day', { params: { date } });
}

/** One conditional update, so that of two who pay the same debt at once one does. */
async function addToPaid(tx: Tx, actor: Actor, { id, amount }: Input): Promise<void> {
  const paid = await tx.change(
    db
      .updateTable('bookings')
      .set({ paid_amount: sql`paid_amount + ${amount}::numeric`, updated_at: sql`now()` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      // What was paid for a cancelled booking can still be returned.
      .where(sql<boolean>`(${amount}::numeric < 0 or status <> 'cancelled')`)
      .where(sql<boolean>`paid_amount + ${amount}::numeric between 0 and total_price`),
  );
  if (paid > 0) return;
  const { status } = await readBooking(tx, actor, id);
  if (status === 'cancelled' && amount > 0) throw new Problem('booking-cancelled');
  const { remaining_amount, paid_amount } = await moneyOf(tx, actor, id);
  const [code, maximum] = amount > 0 ? ['above-remaining', remaining_amount] : ['above-paid', paid_amount];
  throw faults([{ pointer: '/amount', code: code ?? 'invalid', params: { maximum: maximum ?? 0 } }]);
}

const readsMoney = ['bookings:read', 'passenger-manifest:read', 'sessions-manifest:read'];

/** No more than bookings and manifests show their readers; who reads none of them learns no amount here either. */
async function moneyOf(tx: Tx, actor: Actor, bookingId: string): Promise<BookingMoney> {
  const { id, code, customer_name, status, ...booking } = await readBooking(tx, actor, bookingId);
  const may = readsMoney.some((key) => actor.permissions.has(key));
  return {
    id,
    code,
    customer_name,
    status,
    total_price: may ? booking.total_price : null,
    paid_amount: may ? booking.paid_amount : null,
    remaining_amount: may ? booking.remaining_amount : null,
  };
}
