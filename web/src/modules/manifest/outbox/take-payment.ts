import type { BookingMoney, recordPayment } from '@leme/contract/bookings/payment-endpoints';
import { type PaymentRefusal, paymentRefusalOf } from '@leme/contract/bookings/payment-rules';
import type { PaymentMethod } from '@leme/contract/bookings/rules';
import type { ManifestBooking, ManifestSession, PassengerManifest } from '@leme/contract/manifest/endpoints';
import { ApiProblem, call } from '#kit/api.ts';
import { queryClient } from '#kit/query.ts';
import { currentSession } from '#kit/session-store.ts';
import { withBookings } from '../attendance.ts';
import type { Place } from './mark.ts';

/** Money somebody took at the pier. */
export type Taking = Place & {
  /** The payment's own id: under it the server stores it once, however often it is sent. */
  id: string;
  booking: Pick<ManifestBooking, 'id' | 'customer_name'>;
  amount: number;
  method: PaymentMethod;
  taken_at: string;
};

export type TakingFate =
  | { kind: 'stored' }
  | { kind: 'queued' }
  | { kind: 'refused'; reason: PaymentRefusal; maximum: number | null };

/** Hands in money that was taken; rejects when nothing is known of it, then the same taking may be handed in again. */
export async function takePayment({ id, booking, amount, method }: Taking): Promise<TakingFate> {
  try {
    const money = await call<typeof recordPayment>('POST /bookings/:id/payments', {
      id: booking.id,
      payment_id: id,
      note: null,
      amount,
      method,
    });
    await showMoney(money);
    return { kind: 'stored' };
  } catch (error) {
    const reason = error instanceof ApiProblem ? paymentRefusalOf(error) : null;
    if (reason === null) throw error;
    refetch();
    const maximum = error instanceof ApiProblem ? error.errors[0]?.params?.maximum : null;
    return { kind: 'refused', reason, maximum: typeof maximum === 'number' ? maximum : null };
  }
}

/** What is left to pay, put into every list on the screen before it is asked for again. */
async function showMoney({ id, total_price, paid_amount, remaining_amount }: BookingMoney): Promise<void> {
  const tenantId = currentSession().session?.tenant.id ?? '';
  const [days, sessions] = [
    ['passenger-manifest', tenantId],
    ['session-manifest', tenantId],
  ];
  await Promise.all([days, sessions].map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const money = { total_price, paid_amount, remaining_amount };
  queryClient.setQueriesData<PassengerManifest>(
    { queryKey: days },
    (day) => day && withBookings(day, new Set([id]), (booking) => ({ ...booking, ...money })),
  );
  queryClient.setQueriesData<ManifestSession>(
    { queryKey: sessions },
    (session) =>
      session && {
        ...session,
        bookings: session.bookings.map((each) => (each.id === id ? { ...each, ...money } : each)),
      },
  );
  refetch();
}

/** Everything in which a payment shows. */
function refetch(): void {
  for (const key of ['passenger-manifest', 'session-manifest', 'sessions-manifest', 'session-bookings'])
    void queryClient.invalidateQueries({ queryKey: [key] });
}
