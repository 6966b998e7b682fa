import type { Catalogue } from '../kit/problem.ts';

/** How a price can fail. */
export const problems = {
  'price-changed': { status: 409, title: 'The price has changed since it was said' },
  'quota-used-up': { status: 409, title: 'The special price was used as often as it may be' },
} as const satisfies Catalogue;

type Own = typeof problems;
declare module '../kit/problem.ts' {
  interface KnownProblems extends Own {}
}
