import { listSessionBookings } from '@leme/contract/bookings/endpoints';
import { serve } from '#kit/http/serve';
import { findSession } from '../sessions/session-queries.ts';
import { bookingsFor, withPassengers } from './booking-queries.ts';

export const servesSessionBookings = serve(listSessionBookings, async ({ input, tx, actor }) => {
  const rows = await tx.rows(
    bookingsFor(actor)
      .where('b.session_id', '=', input.id)
      .where('b.status', 'in', input.status === 'confirmed' ? ['confirmed', 'completed'] : [input.status])
      .orderBy('b.customer_name')
      .orderBy('b.id'),
  );
  if (rows.length === 0) await findSession(tx, actor, input.id);
  return { data: await withPassengers(tx, actor, rows) };
});
