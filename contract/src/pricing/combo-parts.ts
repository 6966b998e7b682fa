import { type ComboPricing, comboPrice } from '../prices/combo-price.ts';
import type { Cents } from '../prices/price-book.ts';

/** A part of a combo as it stands, with what it costs at the table; null where nothing says so. */
export type ComboPart = {
  id: string;
  product: string;
  isOnSale: boolean;
  isCombo: boolean;
  optional: boolean;
  price: Cents | null;
};

/** What keeps a combo, or one of its parts by name, from being sold. */
export type ComboFault =
  | { code: 'combo-too-few' | 'combo-free'; name?: never }
  | { code: 'combo-in-combo' | 'combo-part-off' | 'combo-part-unpriced'; name: string };

/** The fewest parts a combo has that nobody may leave out. */
export const fewestParts = 2;

/** What is open before a combo can be sold. */
export function comboFaults(pricing: ComboPricing, parts: readonly ComboPart[]): ComboFault[] {
  const ofParts = parts.flatMap(({ product: name, isOnSale, isCombo, price }): ComboFault[] => {
    if (isCombo) return [{ code: 'combo-in-combo', name }];
    if (!isOnSale) return [{ code: 'combo-part-off', name }];
    return price === null ? [{ code: 'combo-part-unpriced', name }] : [];
  });
  const fixed = parts.filter(({ optional }) => !optional);
  if (fixed.length < fewestParts) return [{ code: 'combo-too-few' }, ...ofParts];
  // A price of its own has nothing to fall on where every part is free.
  const isFree = fixed.every(({ price }) => price === 0) || comboTotal(pricing, fixed).total === 0;
  return isFree ? [...ofParts, { code: 'combo-free' }] : ofParts;
}

/**
 * What a combo comes to and what of it falls on each part, in their order. A part that may be left out and is taken counts
 * with the others, except beside a price of the combo's own, which does not know it: there it costs what it costs at the table.
 */
export function comboTotal(
  pricing: ComboPricing,
  parts: readonly Pick<ComboPart, 'id' | 'optional' | 'price'>[],
): { total: Cents; sum: Cents; shares: ReadonlyMap<string, Cents> } {
  const isBeside = ({ optional }: (typeof parts)[number]) => pricing.kind === 'fixed' && optional;
  const inside = parts.filter((part) => !isBeside(part));
  const priced = inside.length > 0 ? comboPrice(pricing, inside.map(centsOf)) : { total: 0, shares: [] };
  const shares = new Map(inside.map(({ id }, at) => [id, priced.shares[at] ?? 0]));
  for (const part of parts.filter(isBeside)) shares.set(part.id, centsOf(part));
  const total = parts.filter(isBeside).reduce((all, part) => all + centsOf(part), priced.total);
  return { total, sum: parts.reduce((all, part) => all + centsOf(part), 0), shares };
}

const centsOf = ({ price }: Pick<ComboPart, 'price'>): Cents => price ?? 0;
