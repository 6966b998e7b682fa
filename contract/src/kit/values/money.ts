/** Reais to integer centavos. */
export function toCents(reais: number): number {
  return Math.round(reais * 100);
}

/** Integer centavos to reais. */
export function toReais(cents: number): number {
  return cents / 100;
}

/** `1234.5` → `R$ 1.234,50` (with the no-break space Intl puts after the symbol). */
export function formatMoney(reais: number, locale = 'pt-BR'): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' }).format(reais);
}

/**
 * Splits an amount of centavos by weights so that the parts add up exactly (largest remainder, ties to the first).
 * Without any weight the first part takes all.
 */
export function allocateCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  const sign = cents < 0 ? -1 : 1;
  const amount = Math.abs(cents);
  const exact = weights.map((weight) => (amount * weight) / total);
  const parts = exact.map(Math.floor);
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map((part) => part * sign);
}
