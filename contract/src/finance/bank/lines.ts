/** What a line of a statement may be; whoever adds one says on the server how it is found and paid. */
export const targetKinds = ['posting', 'entry', 'booking', 'charge', 'invoice'] as const;
export type TargetKind = (typeof targetKinds)[number];

export const lineStates = ['unmatched', 'suggested', 'matched', 'ignored', 'undone'] as const;
export type LineState = (typeof lineStates)[number];

/** Why something is probably what a line is, the surest first. */
export const matchReasons = [
  'txid',
  'rule',
  'number',
  'day-name',
  'day',
  'near-name',
  'near',
  'amount',
  'hand',
] as const;
export type MatchReason = (typeof matchReasons)[number];

export const statementStates = ['looked', 'running', 'taken', 'undone'] as const;

/** As many lines, and as many items, are one match. */
export const mostMatched = 50;

/** From so many points on something may be done by itself, if it is alone. */
export const surePoints = 90;

const points = { txid: 100, number: 65, day: 60, near: 40, amount: 20, name: 30 } as const;
/** How far a day may be from another one to be near it. */
export const nearDays = 3;

/** What of an item speaks for a line. */
export type Likeness = {
  hasTxid: boolean;
  /** Its number stands in the line. */
  hasNumber?: boolean;
  isAmount: boolean;
  days: number;
  name: number;
};

/** Points from 0 to 100 and why; `name` is the share of its words that stand in the line. */
export function likeness({
  hasTxid,
  hasNumber = false,
  isAmount,
  days,
  name,
}: Likeness): { points: number; reason: MatchReason } | null {
  if (hasTxid) return { points: points.txid, reason: 'txid' };
  if (hasNumber) return { points: points.number + (isAmount ? points.amount : 0), reason: 'number' };
  if (!isAmount) return null;
  const named = Math.round(points.name * name);
  const isNamed = name >= 0.5;
  if (days === 0) return { points: points.day + named, reason: isNamed ? 'day-name' : 'day' };
  if (days <= nearDays) return { points: points.near + named, reason: isNamed ? 'near-name' : 'near' };
  return { points: points.amount + named, reason: isNamed ? 'near-name' : 'amount' };
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** Words of a name that stand in a text, as a share of all; those of two letters say nothing. */
export function nameShare(name: string, text: string): number {
  const words = folded(name)
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 2);
  if (words.length === 0) return 0;
  const there = new Set(folded(text).split(/[^A-Z0-9]+/));
  return words.filter((word) => there.has(word)).length / words.length;
}

/** After LM the code of a booking, F and the number of an invoice, or E and the end of an entry's id; then two digits. */
const ours = /(?<![A-Z0-9])LM([A-HJ-NP-Z2-9]{6}|F\d{6,9}|E[0-9A-F]{12})\d{2}(?![A-Z0-9])/i;

/** The text of a Pix of ours somewhere in a line, and what it is of. */
export function ownTxid(text: string): { txid: string; code: string } | null {
  const [txid, code] = ours.exec(text) ?? [];
  return txid && code ? { txid: txid.toUpperCase(), code: code.toUpperCase() } : null;
}

/** Whether a rule speaks of a line. */
export function isRuled(
  { contains, direction }: { contains: string; direction: 'any' | 'in' | 'out' },
  line: { amount: number; payer: string; memo: string },
): boolean {
  if (direction !== 'any' && (direction === 'in') !== line.amount > 0) return false;
  return folded(`${line.payer} ${line.memo}`).includes(folded(contains).trim());
}
