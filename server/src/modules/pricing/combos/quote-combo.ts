import { type Fault, Problem } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import type { ComboPricing } from '@leme/contract/prices/combo-price';
import { quoteCombo, readComboParts } from '@leme/contract/pricing/combo-endpoints';
import { comboFaults, comboTotal } from '@leme/contract/pricing/combo-parts';
import { combos } from '@leme/contract/pricing/combos';
import { serve } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import { type ComboValues, faultParams, pricingOf, readParts, type StoredPart } from './read-parts.ts';

export const servesComboParts = serve(readComboParts, async ({ input, tx, actor, registers }) => {
  const combo = await findRow(registers.named(combos.name), { tx, actor }, input.id);
  const pricing = pricingOf(combo as unknown as ComboValues);
  const parts = await readParts({ tx, actor }, input.id);
  const { total, sum } = comboTotal(
    pricing,
    parts.filter(({ optional }) => !optional),
  );
  const { shares } = comboTotal(pricing, parts);
  return {
    data: parts.map(({ id, price, ...part }) => ({
      ...lineOf({ id, ...part }),
      day_offset: part.day_offset,
      optional: part.optional,
      table_price: price === null ? null : toReais(price),
      share: toReais(shares.get(id) ?? 0),
    })),
    sum: toReais(sum),
    total: toReais(total),
    open: comboFaults(pricing, parts).map(({ code, name = null }) => ({ code, name })),
  };
});

export const servesComboQuote = serve(quoteCombo, async ({ input, tx, actor, registers }) => {
  const row = await findRow(registers.named(combos.name), { tx, actor }, input.id);
  if (row.deleted_at !== null) throw new Problem('not-found');
  const combo = row as unknown as ComboValues;
  const all = await readParts({ tx, actor }, input.id);
  const errors = [...dateFaults(combo, input.date), ...partFaults(combo, all, input.without)];
  if (errors.length > 0) throw new Problem('validation', { errors });
  const taken = all
    .filter(({ id }) => !input.without.includes(id))
    .map((part) => ({ ...part, price: (part.price ?? 0) * input.quantity }));
  const { total, sum, shares } = comboTotal(times(pricingOf(combo), input.quantity), taken);
  const first = Temporal.PlainDate.from(input.date);
  return {
    total: toReais(total),
    sum: toReais(sum),
    saved: toReais(sum - total),
    lines: taken.map((part) => ({
      ...lineOf(part),
      quantity: part.quantity * input.quantity,
      date: first.add({ days: part.day_offset }).toString(),
      table_price: toReais(part.price),
      total_price: toReais(shares.get(part.id) ?? 0),
    })),
  };
});

const lineOf = ({ id, product_id, product, fare, quantity }: Omit<StoredPart, 'price'>) => ({
  item_id: id,
  product_id,
  product,
  fare,
  quantity,
});

const times = (pricing: ComboPricing, quantity: number): ComboPricing =>
  pricing.kind === 'fixed' ? { kind: 'fixed', cents: pricing.cents * quantity } : pricing;

function dateFaults({ status, validity }: ComboValues, date: string): Fault[] {
  if (status !== 'active') return [{ pointer: '/id', code: 'combo-off' }];
  const { from = null, to = null } = validity ?? {};
  if ((from === null || from <= date) && (to === null || date <= to)) return [];
  return [{ pointer: '/date', code: 'combo-not-then' }];
}

function partFaults(combo: ComboValues, parts: readonly StoredPart[], without: readonly string[]): Fault[] {
  const open = comboFaults(pricingOf(combo), parts);
  const kept = new Set(parts.filter(({ optional }) => optional).map(({ id }) => id));
  return [
    ...open.map(({ code, name }) => ({ pointer: '/id', code, params: faultParams(name) })),
    ...without.flatMap((id, at) => (kept.has(id) ? [] : [{ pointer: `/without/${at}`, code: 'unknown' }])),
  ];
}
