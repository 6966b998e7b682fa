import type { Outcome, Pair } from './pier-pair.testing.ts';

const faults = ['lost', 'doubled', 'foreign', 'disagreeing'] as const;

/** A line for everything a morning should not have. */
export function faultsOf(outcome: Outcome): string[] {
  return faults.flatMap((kind) => outcome[kind].map((line) => `${kind} ${line}`));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const most = (numbers: readonly number[]) => Math.max(0, ...numbers);

const shareBelow = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(share * (sorted.length - 1))];

/** What the mornings add up to. */
export function figuresOf(outcomes: readonly Outcome[]) {
  const kept = outcomes.flatMap((outcome) => outcome.keptMs).sort((a, b) => a - b);
  const recoveries = outcomes.flatMap((outcome) => outcome.recoveries);
  const slowest = (isTold: boolean) =>
    most(recoveries.filter((each) => each.isTold === isTold).map(({ ms }) => ms));
  const count = (kind: (typeof faults)[number]) => sum(outcomes.map((outcome) => outcome[kind].length));
  return {
    runs: outcomes.length,
    taps: sum(outcomes.map(({ taps }) => taps)),
    unpainted: sum(outcomes.map(({ unpainted }) => unpainted)),
    keptMs: { half: shareBelow(kept, 0.5), most: shareBelow(kept, 0.99), slowest: most(kept) },
    mixed: sum(outcomes.map(({ mixed }) => mixed)),
    slowestDrainMs: { told: slowest(true), untold: slowest(false) },
    slowestAgreementMs: most(outcomes.map(({ agreedMs }) => agreedMs)),
    lost: count('lost'),
    doubled: count('doubled'),
    foreign: count('foreign'),
    disagreeing: count('disagreeing'),
  };
}

/** What the pairs lived through. */
export function countsOf(pairs: readonly Pair[]) {
  const guides = pairs.flatMap((pair) => pair.guides);
  return {
    missed: sum(guides.map(({ counts }) => counts.missed)),
    reloads: sum(guides.map(({ counts }) => counts.reloads)),
    kills: sum(guides.map(({ counts }) => counts.kills)),
    cuts: sum(guides.map(({ signal }) => signal.counts.cuts)),
    refusals: sum(guides.map(({ signal }) => signal.counts.refusals)),
    swallowed: sum(guides.map(({ signal }) => signal.counts.swallowed)),
  };
}
