import { type BookingMoney, recordPayment } from '@leme/contract/bookings/payment-endpoints';
import { isCollectable } from '@leme/contract/bookings/payment-rules';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Call, serve } from '#kit/http/serve';
import { announce } from '#kit/realtime/announce';
import type { TimedWork } from '#kit/work';
import { readBooking } from '../booking/booking-queries.ts';
import { queueLetter } from '../letters/queue-letter.ts';
import { makeCredit, noteMove, spendCredit } from '../money/credits.ts';
import { visibleBookings } from '../partner-scope.ts';

type Input = InputOf<typeof recordPayment>;
type Asked = Pick<Call<typeof recordPayment>, 'tx' | 'actor' | 'clock'>;

export const servesPayment = serve(recordPayment, async ({ input, tx, actor, clock, hooks }) => {
  if (input.user_id !== null && input.user_id !== actor.userId) throw new Problem('user-changed');
  const { id, agent_id } = await readBooking(tx, actor, input.id);
  if (input.method === 'parceiro' && agent_id === null)
    throw faults([{ pointer: '/method', code: 'option' }]);
  refuseTomorrow(input, dayIn(actor.timezone, clock.now()));
  if (await isStored(tx, actor, input)) return await moneyOf(tx, actor, id);
  if (!actor.permissions.has('bookings:update')) await requirePier(input, { tx, actor, clock });
  await addToPaid(tx, actor, input);
  const credit =
    input.method === 'credito' ? await settleByCredit({ tx, actor, now: clock.now() }, input) : null;
  await hooks.movesMoney({ tx, tenantId: actor.tenantId }, [id]);
  announce({ tx, actor }, 'bookings', 'updated', [id]);
  if (input.sends_letter && input.amount < 0)
    await queueLetter({ tx, actor, now: clock.now() }, 'return', id, -input.amount);
  const money = await moneyOf(tx, actor, id);
  return credit ? { ...money, credit } : money;
});

/** Stores the payment under its own id; of several with one id at once the key lets one in. True: it was there. */
async function isStored(tx: Tx, actor: Actor, { id, payment_id, amount, method, note, received_on }: Input) {
  const payment = { amount, method, user_id: actor.userId, received_on: received_on ?? null };
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

/** Money is written down on its day or after it; one that is to be spent names its credit. */
function refuseTomorrow({ received_on, method, amount, credit_code }: Input, today: string): void {
  const errors: Fault[] = [];
  if (received_on !== undefined && received_on > today)
    errors.push({ pointer: '/received_on', code: 'too-large', params: { maximum: today } });
  if (method === 'credito' && amount > 0 && !credit_code)
    errors.push({ pointer: '/credit_code', code: 'required' });
  if (errors.length > 0) throw faults(errors);
}

/** Money in is taken from a credit, money back becomes one. */
async function settleByCredit(work: TimedWork, input: Input) {
  const { id, amount, payment_id, credit_code, note } = input;
  if (amount > 0) {
    await spendCredit(work, { code: credit_code?.toUpperCase() ?? '', amount, booking_id: id, payment_id });
    return null;
  }
  const { id: credit_id, ...credit } = await makeCredit(work, { id, cents: -toCents(amount), reason: note });
  noteMove(work, { credit_id, amount: credit.amount, booking_id: id, payment_id });
  return credit;
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
      // What was paid for a booking that ended can still be returned, in parts too.
      .where(sql<boolean>`(${amount}::numeric < 0 or status not in ('cancelled', 'expired'))`)
      .where(sql<boolean>`paid_amount + ${amount}::numeric >= 0`)
      .where(sql<boolean>`(${amount}::numeric < 0 or paid_amount + ${amount}::numeric <= total_price)`),
  );
  if (paid > 0) return;
  const { status } = await readBooking(tx, actor, id);
  if (status === 'cancelled' && amount > 0) throw new Problem('booking-cancelled');
  if (status === 'expired' && amount > 0) throw new Problem('hold-expired');
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

/** Money a bank tells of: paid, or below zero returned, once under its own id; whoever asks was let by another door. */
export async function payByBank(
  { tx, actor }: TimedWork,
  hooks: Pick<Call<typeof recordPayment>['hooks'], 'movesMoney'>,
  payment: Pick<Input, 'id' | 'payment_id' | 'amount' | 'method'> & { received_on: string },
): Promise<void> {
  const input = { ...payment, note: null, user_id: null, sends_letter: false } as unknown as Input;
  if (await isStored(tx, actor, input)) return;
  await addToPaid(tx, actor, input);
  await hooks.movesMoney({ tx, tenantId: actor.tenantId }, [payment.id]);
  announce({ tx, actor }, 'bookings', 'updated', [payment.id]);
}
