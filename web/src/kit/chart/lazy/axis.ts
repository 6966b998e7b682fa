/** Both axes look alike: small digits, no lines of their own. */
export const axis = {
  tickLine: false,
  axisLine: false,
  tick: { fontSize: 11, fill: 'var(--muted-fg)' },
} as const;

const [signPx, besidePx] = [6.6, 12];

/** Room for what the lines of a scale say: what the browser measures by itself is too little for signs that came late. */
export function scaleWidth(values: readonly number[], scale: (value: number) => string): number {
  const ends = [0, Math.max(...values, 0) * 1.1, Math.min(...values, 0) * 1.1];
  const halves = ends.map((end) => end * 0.75);
  const longest = Math.max(...[...ends, ...halves].map((end) => scale(Math.round(end)).length));
  return Math.ceil(longest * signPx + besidePx);
}

/** Over so many bars nothing is written: they are too narrow. */
export const mostLabelled = 8;

// An axis as wide as its digits cuts the first of them by a hair.
export const margin = { top: 18, right: 4, bottom: 0, left: 6 } as const;
