/** What notes and coins are worth, in centavos, the largest first. */
export const denominations = [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5] as const;

/** How many there are of each. */
export type Counted = readonly { cents: number; count: number }[];

/** What was counted. */
export const countedCents = (counted: Counted) =>
  counted.reduce((sum, { cents, count }) => sum + cents * count, 0);

/** What should be in it: what was there at first and came in, less what was taken out. */
export const expectedCents = (till: { opening: number; cash: number; withdrawn: number }) =>
  till.opening + till.cash - till.withdrawn;
