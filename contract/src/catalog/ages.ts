import { agedCodes } from './fare-types.ts';

/** A fare as far as ages tell it from the others. */
export type AgedFare = {
  label: string;
  code: string;
  active: boolean;
  min_age: number | null;
  max_age: number | null;
};

/** One stretch of the ages of a product: nobody's, one fare's, or more than one fare's. */
export type AgeBand = { from: number; to: number; fares: readonly string[] };

/** Beyond this nobody asks for an age. */
export const oldest = 100;

const bounded = (fares: readonly AgedFare[]) =>
  fares
    .filter(({ active, code, min_age, max_age }) => {
      return active && agedCodes.includes(code) && (min_age !== null || max_age !== null);
    })
    .map(({ label, min_age, max_age }) => ({
      label,
      from: min_age ?? 0,
      to: Math.min(max_age ?? oldest, oldest),
    }));

/** The ages from birth on, stretch by stretch, with the fares on sale that take them; none where no fare says an age. */
export function ageBands(fares: readonly AgedFare[]): AgeBand[] {
  const all = bounded(fares);
  if (all.length === 0) return [];
  const starts = [...new Set([0, ...all.flatMap(({ from, to }) => [from, to + 1])])]
    .filter((age) => age <= oldest)
    .toSorted((one, other) => one - other);
  return starts.map((from, at) => {
    const to = (starts[at + 1] ?? oldest + 1) - 1;
    return {
      from,
      to,
      fares: all.filter((fare) => fare.from <= from && fare.to >= to).map(({ label }) => label),
    };
  });
}

/** Whether some age would have to pay two fares. */
export function agesCross(fares: readonly AgedFare[]): boolean {
  return ageBands(fares).some((band) => band.fares.length > 1);
}
