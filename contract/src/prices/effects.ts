import type { BookFare, Cents, Effect, Rounding } from './price-book.ts';

/** A price by a share up or down, half a centavo rounded up, never below nothing. */
export function byShare(cents: Cents, bp: number): Cents {
  return Math.max(0, Math.floor((cents * (10_000 + bp) + 5_000) / 10_000));
}

/** A price after an effect; no effect goes below nothing. */
export function applied(cents: Cents, effect: Effect): Cents {
  if (effect.kind === 'percent') return byShare(cents, effect.bp);
  return Math.max(0, effect.kind === 'set' ? effect.cents : cents + effect.cents);
}

/** A share of an amount, half a centavo rounded up. */
export function shareOf(cents: Cents, bp: number): Cents {
  return Math.floor((cents * bp + 5_000) / 10_000);
}

/** A price inside of what its fare may cost at least and at most. */
export function bounded(
  cents: Cents,
  { min_price, max_price }: Pick<BookFare, 'min_price' | 'max_price'>,
): Cents {
  const atLeast = Math.max(cents, min_price ?? 0);
  return max_price === null ? atLeast : Math.min(atLeast, max_price);
}

const steps: Readonly<Record<Exclude<Rounding, 'none'>, readonly [step: Cents, end: Cents]>> = {
  '0.50': [50, 0],
  '1.00': [100, 0],
  'x.90': [100, 90],
};

/** A price to the nearest of its rounding, ties up. What costs nothing stays free. */
export function rounded(cents: Cents, rounding: Rounding): Cents {
  if (rounding === 'none' || cents === 0) return cents;
  const [step, end] = steps[rounding];
  return Math.max(Math.floor((cents - end + step / 2) / step) * step + end, end);
}
