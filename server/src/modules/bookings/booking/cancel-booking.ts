import { cancelBooking } from '@leme/contract/bookings/booking-change-endpoints';
import { bookings } from '@leme/contract/bookings/bookings';
import type { CancelKind } from '@leme/contract/bookings/life/terms';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { returnSpecialPrices } from '#modules/pricing/public';
import { boatsInWords, bookingInWords } from '../history/in-words.ts';
import { queueLetter } from '../letters/queue-letter.ts';
import { giveCredit } from '../money/credits.ts';
import { leaveBoats, lockPeople, refuseAboard } from '../party/booking-people.ts';
import { endTotal } from '../price/end-total.ts';
import { cancellationNow } from '../price/fee-of.ts';
import { settleAllotments } from '../seats/allotments.ts';
import { lockSeats } from '../seats/people-limit.ts';
import { release } from '../seats/seats.ts';
import { boatsOf } from '../sessions/session-queries.ts';
import { activeBooking } from './active-booking.ts';
import { findBooking, shownTo } from './booking-queries.ts';
import { changeBooking } from './change-booking.ts';

type Input = InputOf<typeof cancelBooking>;

/** What stays is the policy's fee, never above what was paid by then; what was paid above it is owed back. */
export const servesBookingCancellation = serve(cancelBooking, async ({ input, tx, actor, clock, hooks }) => {
  const { id, version, reason, as_credit } = input;
  const work = { tx, actor, now: clock.now() };
  const kind = kindFor(actor, input);
  const wish = { id, version, yours: { status: 'cancelled' } };
  const booking = await activeBooking(tx, actor, wish);
  const { code, status } = booking;
  if (status === 'completed') throw new Problem('booking-state', { params: { code, status } });
  await lockSeats(tx, actor.tenantId, [booking.session_id]);
  const people = await lockPeople(tx, actor.tenantId, [id]);
  refuseAboard(people);
  const said = await cancellationNow(work, id, kind);
  // A hold owes nothing: nobody agreed to its policy yet.
  const fee = input.waives_fee || status === 'on_hold' ? 0 : toReais(said.fee);
  await changeBooking(work, wish, {
    status: 'cancelled',
    cancel_kind: kind,
    cancel_reason: reason,
    cancelled_at: work.now.toString(),
    total_price: sql<number>`least(${fee}::numeric, paid_amount)`,
  });
  release(tx, actor.tenantId, booking.session_id, booking);
  await settleAllotments(tx, actor.tenantId, [id]);
  leaveBoats(tx, actor.tenantId, [id]);
  await returnSpecialPrices(work, [id]);
  const left = await endTotal(work, booking, reason);
  const back = left.paid - left.total;
  const credit = as_credit && back > 0 ? await giveCredit(work, { id, cents: back, reason }) : null;
  await hooks.movesMoney({ tx, tenantId: actor.tenantId }, [id]);
  const [cancelled, boats] = await Promise.all([
    findBooking(work, id),
    boatsOf(tx, actor.tenantId, [booking.session_id]),
  ]);
  const isFree = input.waives_fee || said.isOwnFault || !said.policy || status === 'on_hold';
  const why = said.isWithdrawal ? 'withdrawal' : isFree ? 'none' : 'policy';
  record(work, bookings, {
    id,
    action: 'updated',
    kind: 'removed',
    before: { ...bookingInWords(booking), boats: boatsInWords(boats, people) },
    after: { ...bookingInWords(cancelled), cancel_kind: kind, fee: why, credit: credit?.code },
  });
  if (input.sends_letter) await queueLetter(work, 'cancellation', id);
  return shownTo(actor, cancelled);
});

/** An agent cancels for its customer: what is the house's to give is not the agent's. */
function kindFor(actor: Actor, { kind, waives_fee, as_credit, reason }: Input): CancelKind {
  if (actor.partner && (waives_fee || as_credit))
    throw new Problem('forbidden', { params: { resource: 'booking-payments' } });
  if (waives_fee && !reason) throw faults([{ pointer: '/reason', code: 'required' }]);
  return actor.partner ? 'customer' : kind;
}
