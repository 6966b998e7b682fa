import type { Catalogue } from '../kit/problem.ts';

/** How calling people can fail. */
export const problems = {
  'nobody-works': { status: 409, title: 'Nobody works on that day' },
  'cadence-empty': { status: 409, title: 'The cadence has no steps' },
  'lead-over': { status: 409, title: 'The lead is won or lost' },
} as const satisfies Catalogue;

type Own = typeof problems;
declare module '../kit/problem.ts' {
  interface KnownProblems extends Own {}
}
