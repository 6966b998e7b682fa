import { recordPayment } from '@leme/contract/bookings/endpoints';
import { faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { newId } from '#kit/ids';
import { announce } from '#kit/realtime/announce';
import { serve } from '#kit/serve';
import { db } from '#kit/sql';
import { readBooking } from './booking-queries.ts';

export const servesPayment = serve(recordPayment, async ({ input, tx, actor }) => {
  const { id, amount, method, note } = input;
  const booking = await readBooking(tx, actor, id);
  // What was paid for a cancelled booking can still be returned.
  if (booking.status === 'cancelled' && amount > 0) throw new Problem('booking-cancelled');
  const paid = await tx.change(
    db
      .updateTable('bookings')
      .set({ paid_amount: sql`paid_amount + ${amount}::numeric`, updated_at: sql`now()` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .where(sql<boolean>`paid_amount + ${amount}::numeric between 0 and total_price`),
  );
  if (paid === 0) {
    const { remaining_amount, paid_amount } = await readBooking(tx, actor, id);
    const [code, maximum] = amount > 0 ? ['above-remaining', remaining_amount] : ['above-paid', paid_amount];
    throw faults([{ pointer: '/amount', code: code ?? 'invalid', params: { maximum: maximum ?? 0 } }]);
  }
  tx.send(
    db.insertInto('booking_payments').values({
      tenant_id: actor.tenantId,
      id: newId(),
      booking_id: id,
      amount,
      method,
      note,
      user_id: actor.userId,
    }),
  );
  announce(tx, actor, 'bookings', 'updated', [id]);
  return await readBooking(tx, actor, id);
});
