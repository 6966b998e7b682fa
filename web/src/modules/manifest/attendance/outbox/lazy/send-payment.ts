import type { recordPayment } from '@leme/contract/bookings/payment-endpoints';
import { paymentRefusalOf } from '@leme/contract/bookings/payment-rules';
import { ApiProblem, call, NetworkProblem } from '#kit/api/api.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { currentAuthSession, isSignedInAs } from '#kit/auth-session/auth-session-store.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import type { Outcome } from '#kit/outbox/rules.ts';
import { applyBookings } from '../apply-reply.ts';
import type { QueuedPayment } from '../queue-rules.ts';

/** Hands in money that was taken; throws when nothing is known of it, then it is sent again under the same id. */
export async function sendPayment(
  owner: string,
  { id, booking_id, amount, method, note, date }: QueuedPayment,
  signal: AbortSignal,
): Promise<Outcome> {
  // Money goes in the name of who took it, never of who signed in here since.
  if (!isSignedInAs(owner) || currentAuthSession().isRemembered) throw new NetworkProblem('lost');
  const [user_id = null] = owner.split('.');
  const payment = { id: booking_id, payment_id: id, user_id, amount, method, note };
  try {
    const money = await call<typeof recordPayment>('POST /bookings/:id/payments', payment, {
      background: true,
      signal,
      key: id,
    });
    const { total_price, paid_amount, remaining_amount } = money;
    const known = paid_amount === null ? {} : { total_price, paid_amount, remaining_amount };
    await applyBookings(owner, [date], new Map([[booking_id, known]]));
    refetch();
    return { id, outcome: 'stored', reason: null };
  } catch (error) {
    const reason = error instanceof ApiProblem ? paymentRefusalOf(error) : null;
    if (!(error instanceof ApiProblem) || reason === null) throw error;
    refetch();
    const maximum = error.errors[0]?.params?.maximum;
    return { id, outcome: 'refused', reason, ...(typeof maximum === 'number' && { maximum }) };
  }
}

/** Everything in which a payment shows. */
function refetch(): void {
  void refetchShowing(queryClient, ['bookings']);
}
