import { shareOf } from './effects.ts';
import type { Cents } from './price-book.ts';

/** While more hours than these are left, cancelling costs this share of the total, and at least so much. */
export type FeeTier = { hours_before: number; fee_bp: number; minimum_fee: Cents };

export type FeePolicy = { tiers: readonly FeeTier[]; no_show_fee_bp: number };

/** What has to be paid before the trip; half a centavo rounded up. */
export function depositOf(total: Cents, deposit_bp: number): Cents {
  return shareOf(total, deposit_bp);
}

/**
 * What cancelling costs with so many hours left, and what of the paid amount goes back. Fractions of hours count: the tier
 * is the one with the most hours that are still exceeded. Past the last tier one did not show up. A fee is never more than
 * the total, and nobody gets back more than was paid.
 */
export function cancellationOf(
  { tiers, no_show_fee_bp }: FeePolicy,
  { total, paid, hoursLeft }: { total: Cents; paid: Cents; hoursLeft: number },
): { fee: Cents; refund: Cents } {
  const tier = tiers
    .toSorted((a, b) => b.hours_before - a.hours_before)
    .find(({ hours_before }) => hoursLeft > hours_before);
  const asked = tier
    ? Math.max(shareOf(total, tier.fee_bp), tier.minimum_fee)
    : shareOf(total, no_show_fee_bp);
  const fee = Math.min(asked, total);
  return { fee, refund: Math.max(0, paid - fee) };
}
