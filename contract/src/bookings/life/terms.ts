import { cancellationOf, type FeePolicy } from '../../prices/cancellation-fee.ts';

/** Why a booking is cancelled. */
export const cancelKinds = [
  'customer',
  'weather',
  'boat',
  'company',
  'authority',
  'no-show',
  'duplicate',
  'other',
] as const;
export type CancelKind = (typeof cancelKinds)[number];

/** Why a departure with its bookings is cancelled: reasons of the house, which cost its customers nothing. */
export const sessionCancelKinds = ['weather', 'boat', 'company', 'authority'] as const;
export type SessionCancelKind = (typeof sessionCancelKinds)[number];

/** What a customer did not choose costs nothing. */
const ofTheHouse: readonly CancelKind[] = ['weather', 'boat', 'company', 'authority', 'duplicate'];

/** A policy as it was when the booking was sold; amounts in centavos. */
export type PolicySnapshot = FeePolicy & {
  id: string;
  name: string;
  own_fault: 'refund' | 'credit' | 'choose';
  withdrawal_days: number;
};

export type Cancelled = {
  kind: CancelKind;
  policy: PolicySnapshot | null;
  /** Centavos. */
  total: number;
  paid: number;
  channel: string;
  created_at: string;
  starts_at: string;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * What cancelling a booking costs at a moment, and what of it goes back. The house's own reasons cost nothing; within the days
 * of withdrawal after a sale at a distance all goes back, which is told, because it stands above the policy.
 */
export function cancellationAt(booking: Cancelled, now: number) {
  const { kind, policy, total, paid, channel, created_at, starts_at } = booking;
  const hoursLeft = (Date.parse(starts_at) - now) / hourMs;
  const withdrawalUntil =
    policy && channel !== 'counter' && policy.withdrawal_days > 0
      ? Date.parse(created_at) + policy.withdrawal_days * dayMs
      : null;
  const isOwnFault = ofTheHouse.includes(kind);
  const isWithdrawal =
    !isOwnFault && kind !== 'no-show' && withdrawalUntil !== null && now <= withdrawalUntil && hoursLeft > 0;
  const byPolicy = policy
    ? cancellationOf(policy, { total, paid, hoursLeft: kind === 'no-show' ? -1 : hoursLeft })
    : { fee: 0, refund: paid };
  const isFree = isOwnFault || isWithdrawal;
  const fee = isFree ? 0 : byPolicy.fee;
  return {
    fee,
    /** What stays with the company: never more than was paid, so that nobody owes for a trip that does not sail. */
    kept: Math.min(fee, paid),
    refund: Math.max(0, paid - fee),
    hoursLeft,
    isOwnFault,
    isWithdrawal,
    withdrawalUntil,
    policyFee: byPolicy.fee,
    offers: isOwnFault ? (policy?.own_fault ?? 'refund') : ('choose' as const),
    cheaper: isFree || !policy ? null : cheaperBefore(policy, { total, paid, hoursLeft, starts_at }),
  };
}

/** The last moment at which it would have cost less, and how much then; null where it never did. */
function cheaperBefore(
  policy: FeePolicy,
  { starts_at, ...booking }: { total: number; paid: number; hoursLeft: number; starts_at: string },
): { until: number; fee: number } | null {
  const { fee } = cancellationOf(policy, booking);
  const former = policy.tiers
    .filter(({ hours_before }) => hours_before >= booking.hoursLeft)
    .sort((a, b) => a.hours_before - b.hours_before)
    .map(({ hours_before }) => ({
      until: Date.parse(starts_at) - hours_before * hourMs,
      fee: cancellationOf(policy, { ...booking, hoursLeft: hours_before + 0.001 }).fee,
    }));
  return former.find((each) => each.fee < fee) ?? null;
}
