/** What a company may be given to begin with: nothing, or rows to look at and change. */
export const starters = ['nothing', 'package'] as const;
export type Starter = (typeof starters)[number];
