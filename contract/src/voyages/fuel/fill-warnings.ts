/** What looks wrong of a fill and never keeps it from being noted. */
export const fillWarnings = ['tank', 'price', 'much', 'little'] as const;
export type FillWarning = (typeof fillWarnings)[number];

/** What a fill is looked at beside. */
export type Beside = {
  litres: number;
  total: number;
  tank_l: number | null;
  /** Reais a litre at the same station, the last ones. */
  prices: readonly number[];
  /** Litres an hour of the boat before, and of the stretch that ends with this fill. */
  before: readonly number[];
  per_hour: number | null;
};

const farOff = 0.2;
const times = 3;

/** What looks wrong: more than the tank holds, a price far off those before, or another thirst than usual. */
export function warningsOf({ litres, total, tank_l, prices, before, per_hour }: Beside): FillWarning[] {
  const usual = meanOf(prices);
  const median = medianOf(before);
  const isFar = usual !== null && total > 0 && Math.abs(total / litres - usual) > usual * farOff;
  const burns = per_hour !== null && median !== null;
  return [
    ...(tank_l !== null && tank_l > 0 && litres > tank_l ? (['tank'] as const) : []),
    ...(isFar ? (['price'] as const) : []),
    ...(burns && per_hour > median * times ? (['much'] as const) : []),
    ...(burns && per_hour < median / times ? (['little'] as const) : []),
  ];
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What half of them are below. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [lower, upper] = [sorted[half - 1], sorted[half]];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}
