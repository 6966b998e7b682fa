import type { Notation } from '../kit/kinds/numbers/numbers.ts';
import { fold } from '../kit/language/fold.ts';
import { toCents, toReais } from '../kit/values/money.ts';
import { readReais } from './read-reais.ts';

/** What is asked of a fare; those that are sold, in their order. */
export type Fare = { code: string; label: string; cost_price: number };

/** What an adult and a child pay, in reais; null where nobody knows. */
export type PartyPrices = { adult: number | null; child: number | null };

/** So many at a price in reais. */
export type PriceLine = { quantity: number; price: number };

/** What one tap adds to a price or takes off it, in per cent. */
export const priceSteps = [-20, -10, -5, 5, 10, 20] as const;

// Letters without accents: labels are folded before they are compared.
const childWords = /\b(criancas?|infantil|infantis|child|children|kids?|nin[oa]s?|enfants?|bambin[oaie])\b/;
const adultWords = /\badult/;

/** Whether a fare is the one children pay: by its code, or by what it is called in one of the five languages. */
export function isChildFare({ code, label }: Fare): boolean {
  if (code === 'CHILD') return true;
  const words = fold(label);
  // A baby's fare and one for a family name children and are not theirs.
  return code !== 'INFANT' && childWords.test(words) && !adultWords.test(words);
}

/**
 * What adults and children pay unless somebody types another price. The adults' fare is the first that is not for
 * children, else the price of the product; without a fare of their own children pay half, half a centavo rounded up.
 */
export function pricesOf(fares: readonly Fare[], productPrice: number | null): PartyPrices {
  const adult =
    fares.find((fare) => fare.code !== 'INFANT' && !isChildFare(fare))?.cost_price ?? productPrice;
  const child = fares.find(isChildFare)?.cost_price;
  return { adult, child: child ?? (adult === null ? null : toReais(Math.round(toCents(adult) / 2))) };
}

/** The total of lines in reais, by fare for one; added up in centavos. */
export function totalOf(lines: readonly PriceLine[]): number {
  return toReais(lines.reduce((cents, { quantity, price }) => cents + quantity * toCents(price), 0));
}

/** The total of adults and children; null where those who come have no price. */
export function partyTotal(
  { adults, children }: { adults: number; children: number },
  { adult, child }: PartyPrices,
): number | null {
  if ((adults > 0 && adult === null) || (children > 0 && child === null)) return null;
  return totalOf([
    { quantity: adults, price: adult ?? 0 },
    { quantity: children, price: child ?? 0 },
  ]);
}

/** A price some per cent up or down from what it is now, half a centavo rounded up and never below nothing. */
export function stepPrice(price: number, percent: number): number {
  return toReais(Math.max(0, Math.round((toCents(price) * (100 + percent)) / 100)));
}

/** The price that was typed; what is none leaves the price that stood there before. */
export function adjustedPrice(text: string, before: number, notation: Notation = 'comma'): number {
  const read = readReais(text, notation);
  return 'value' in read ? (read.value ?? before) : before;
}
