import { Problem } from '@leme/contract/kit/problem';
import type { Reason } from '@leme/contract/rosters/rules/standing';

/** Everybody who keeps a change away, with all that speaks against each. */
export function conflictOf(refused: readonly { name: string; against: readonly Reason[] }[]): Problem {
  return new Problem('crew-conflict', {
    params: { people: refused.slice(0, 50).map(({ name, against }) => ({ name, against })) },
  });
}
