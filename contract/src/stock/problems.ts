import type { Catalogue } from '../kit/problem.ts';

/** How what goes in and out can fail. */
export const problems = {
  'stock-short': { status: 409, title: 'There is not so much of it' },
} as const satisfies Catalogue;

type Own = typeof problems;
declare module '../kit/problem.ts' {
  interface KnownProblems extends Own {}
}

/** What `stock-short` tells: how much there is, of what, where, and who took some last. */
export type Shortage = {
  item: string;
  location: string;
  available: number;
  taken: { by: string | null; at: string; quantity: number } | null;
};
