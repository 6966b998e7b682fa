/** Both axes look alike: small digits, no lines of their own. */
export const axis = {
  tickLine: false,
  axisLine: false,
  tick: { fontSize: 11, fill: 'var(--muted-fg)' },
} as const;

/** Over so many bars nothing is written: they are too narrow. */
export const mostLabelled = 8;

export const margin = { top: 18, right: 4, bottom: 0, left: 0 } as const;
