import type { FeeTierValue } from '@leme/contract/kit/resource/fields';

/** One step of the graph, from and to in shares of its width; `hours` end it, null is past the last tier. */
export type FeeStep = { from: number; to: number; hours: number | null; fee_bp: number; isNamed: boolean };

/** The least room a name needs. */
const room = 0.11;

/**
 * The steps of a fee in the order of time. Hours are drawn by their square root, so that the last day is seen beside a month;
 * a step too narrow for its name goes without.
 */
export function feeSteps(tiers: readonly FeeTierValue[], atLast: number): FeeStep[] {
  const inOrder = tiers.toSorted((one, other) => other.hours_before - one.hours_before);
  const longest = Math.max(24, inOrder[0]?.hours_before ?? 0) * 1.6;
  const at = (hours: number) => 1 - Math.sqrt(hours / longest);
  const ends = [...inOrder.map(({ hours_before }) => at(hours_before)), 1];
  return ends.map((to, place) => {
    const from = place === 0 ? 0 : (ends[place - 1] ?? 0);
    const tier = inOrder[place];
    return {
      from,
      to,
      hours: tier ? tier.hours_before : null,
      fee_bp: tier ? tier.fee_bp : atLast,
      isNamed: to - from >= room,
    };
  });
}
