import { cancelBooking } from '@leme/contract/bookings/booking-change-endpoints';
import { serve } from '#kit/serve';
import { leaveBoats, lockPeople, refuseAboard } from './booking-people.ts';
import { readBooking } from './booking-queries.ts';
import { changeBooking } from './change-booking.ts';
import { livingBooking } from './living-booking.ts';
import { lockSeats } from './people-limit.ts';
import { release } from './seats.ts';

export const servesBookingCancellation = serve(cancelBooking, async ({ input, tx, actor, clock }) => {
  const { id, version, reason } = input;
  const wish = { id, version, yours: { status: 'cancelled' } };
  const booking = await livingBooking(tx, actor, wish);
  await lockSeats(tx, actor.tenantId, [booking.session_id]);
  refuseAboard(await lockPeople(tx, actor.tenantId, [id]));
  await changeBooking(tx, actor, wish, {
    status: 'cancelled',
    cancel_reason: reason,
    cancelled_at: clock.now().toString(),
  });
  release(tx, actor.tenantId, booking.session_id, booking);
  leaveBoats(tx, actor.tenantId, [id]);
  return await readBooking(tx, actor, id);
});
