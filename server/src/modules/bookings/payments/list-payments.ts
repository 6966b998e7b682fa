import { listPayments, type PaymentRow } from '@leme/contract/bookings/payment-endpoints';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { readBooking } from '../booking/booking-queries.ts';

export const servesPaymentList = serve(listPayments, async ({ input, tx, actor }) => {
  const { id } = await readBooking(tx, actor, input.id);
  const data = await tx.rows(
    db
      .selectFrom('booking_payments as p')
      .leftJoin('profiles as u', (join) =>
        join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.user_id'),
      )
      .leftJoin('payment_notes as n', (join) =>
        join.onRef('n.tenant_id', '=', 'p.tenant_id').onRef('n.payment_id', '=', 'p.id'),
      )
      .select([
        'p.id',
        'p.amount',
        'p.method',
        'n.note',
        'p.paid_at',
        'p.received_on',
        'u.full_name as user_name',
      ])
      .where('p.tenant_id', '=', actor.tenantId)
      .where('p.booking_id', '=', id)
      .orderBy('p.paid_at')
      .orderBy('p.id'),
  );
  return { data: data.map((row) => ({ ...row, method: row.method as PaymentRow['method'] })) };
});
