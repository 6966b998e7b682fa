import { cancelBooking } from '@leme/contract/bookings/booking-change-endpoints';
import { bookings } from '@leme/contract/bookings/bookings';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { boatsInWords, bookingInWords } from '../history/in-words.ts';
import { leaveBoats, lockPeople, refuseAboard } from '../party/booking-people.ts';
import { lockSeats } from '../seats/people-limit.ts';
import { release } from '../seats/seats.ts';
import { boatsOf } from '../sessions/session-queries.ts';
import { activeBooking } from './active-booking.ts';
import { findBooking, shownTo } from './booking-queries.ts';
import { changeBooking } from './change-booking.ts';

export const servesBookingCancellation = serve(cancelBooking, async ({ input, tx, actor, clock }) => {
  const { id, version, reason } = input;
  const wish = { id, version, yours: { status: 'cancelled' } };
  const booking = await activeBooking(tx, actor, wish);
  await lockSeats(tx, actor.tenantId, [booking.session_id]);
  const people = await lockPeople(tx, actor.tenantId, [id]);
  refuseAboard(people);
  await changeBooking({ tx, actor }, wish, {
    status: 'cancelled',
    cancel_reason: reason,
    cancelled_at: clock.now().toString(),
  });
  release(tx, actor.tenantId, booking.session_id, booking);
  leaveBoats(tx, actor.tenantId, [id]);
  const [cancelled, boats] = await Promise.all([
    findBooking({ tx, actor }, id),
    boatsOf(tx, actor.tenantId, [booking.session_id]),
  ]);
  record({ tx, actor }, bookings, {
    id,
    action: 'updated',
    kind: 'removed',
    before: { ...bookingInWords(booking), boats: boatsInWords(boats, people) },
    after: bookingInWords(cancelled),
  });
  return shownTo(actor, cancelled);
});
