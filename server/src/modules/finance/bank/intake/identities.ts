import { createHash } from 'node:crypto';
import type { ReadLine } from '../read/statement.ts';

/**
 * What tells each line of an account apart: what its bank calls it, its day, its amount and which of its kind it is. Banks give
 * one name to several lines; where they give none, what is written on the line stands in its place.
 */
export function identitiesOf(lines: readonly ReadLine[]): string[] {
  const met = new Map<string, number>();
  return lines.map(({ day, cents, fitid, payer, memo }) => {
    const own = /^0*$/.test(fitid) ? `${payer} ${memo}` : fitid;
    const kind = createHash('sha256').update(`${own} ${day} ${cents}`).digest('base64url');
    const nth = (met.get(kind) ?? 0) + 1;
    met.set(kind, nth);
    return `${kind} ${nth}`;
  });
}
