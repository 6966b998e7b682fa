import type { Fault } from '../kit/problem.ts';

/** What is weighed and measured has parts, what is counted has none. */
export const decimalsOf = (unit: string) => (unit === 'kg' || unit === 'L' || unit === 'm' ? 3 : 0);

/** What is wrong with so much of something that has no parts. */
export function partFaults(quantity: number, unit: string, pointer: string): Fault[] {
  return decimalsOf(unit) === 0 && !Number.isInteger(quantity) ? [{ pointer, code: 'integer' }] : [];
}
