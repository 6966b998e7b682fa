import { allocateCents } from '../kit/values/money.ts';
import { shareOf } from './effects.ts';
import type { Cents } from './price-book.ts';

/** What is sold together costs: what its parts cost, a price of its own, or the parts less a share. */
export type ComboPricing =
  | { kind: 'sum' }
  | { kind: 'fixed'; cents: Cents }
  | { kind: 'sum_minus_bp'; bp: number };

/**
 * The price of a combo and what of it falls on each part, by what the parts cost at the table: to the centavo, the largest
 * remainder first, of equal ones the first part.
 */
export function comboPrice(
  pricing: ComboPricing,
  parts: readonly Cents[],
): { total: Cents; shares: Cents[] } {
  const sum = parts.reduce((all, part) => all + part, 0);
  const total =
    pricing.kind === 'fixed'
      ? pricing.cents
      : pricing.kind === 'sum'
        ? sum
        : Math.max(0, sum - shareOf(sum, pricing.bp));
  return { total, shares: allocateCents(total, parts) };
}
