/** `11/26` from `2026-11` [B2.3-18]. */
export function monthLabel(month: string): string {
  return `${month.slice(5, 7)}/${month.slice(2, 4)}`;
}

/** A change of more than this says only that there was next to nothing before. */
const mostChange = 999;

/** By how much a figure differs from an earlier one, in percent; nothing where there was none to speak of. */
export function changeFrom(before: number, now: number): number | null {
  const change = before === 0 ? null : Math.round(((now - before) / before) * 100);
  return change !== null && change <= mostChange ? change : null;
}
