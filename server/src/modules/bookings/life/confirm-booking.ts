import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { confirmBooking } from '@leme/contract/bookings/life/life-endpoints';
import { faults, Problem } from '@leme/contract/kit/problem';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { readDetail } from '../booking/booking-detail.ts';
import { findBooking } from '../booking/booking-queries.ts';
import { bookingInWords } from '../history/in-words.ts';
import { queueLetter } from '../letters/queue-letter.ts';
import { buyerColumns } from './buyer-columns.ts';
import { ownHold, stepHold } from './step-hold.ts';

/** A hold becomes a booking: it keeps its seats and its price, and ends no more. */
export const servesConfirmation = serve(confirmBooking, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version } = input;
  const before = await ownHold(work, id);
  const detail = await readDetail(work, id);
  requireDeposit(work, before, input.deposit_amount ?? detail.deposit_amount ?? 0);
  const columns = await buyerColumns(work, input, { before, detail });
  const deposit = input.deposit_amount === undefined ? {} : { deposit_amount: input.deposit_amount };
  await stepHold(
    work,
    { id, version, yours: { status: 'confirmed' } },
    {
      ...columns,
      ...deposit,
      status: 'confirmed',
      hold_kind: null,
      hold_expires_at: null,
      confirmed_at: work.now.toString(),
    },
  );
  const { lead_id } = detail;
  if (lead_id) await hooks.wins(work, { lead_id, booking_id: id, code: before.code });
  const after = await findBooking(work, id);
  record(work, bookings, {
    id,
    action: 'updated',
    before: { ...bookingInWords(before), deposit_amount: detail.deposit_amount },
    after: { ...bookingInWords(after), ...deposit },
  });
  if (input.sends_letter) await queueLetter(work, 'confirmation', id);
  return await readDetail(work, id);
});

/** While the deposit is not paid, confirming is for who may change bookings; agents settle with the company. */
function requireDeposit(
  { actor }: TimedWork,
  { paid_amount, total_price }: BookingRow,
  deposit: number,
): void {
  const total = total_price ?? 0;
  if (deposit > total)
    throw faults([{ pointer: '/deposit_amount', code: 'above-total', params: { maximum: total } }]);
  const isPaid = (paid_amount ?? 0) >= deposit;
  if (isPaid || actor.partner || actor.permissions.has('bookings:update')) return;
  throw new Problem('forbidden', { params: { resource: 'bookings' } });
}
