import type { Catalogue } from '../kit/problem.ts';

/** How placing an engine and reading its hours can fail. */
export const problems = {
  'motor-elsewhere': { status: 409, title: 'The engine stands elsewhere at that time' },
  'position-held': { status: 409, title: 'Another engine has this position of the boat' },
  'placement-forbidden': { status: 409, title: 'The engine cannot go there from where it is' },
  'reading-decided': { status: 409, title: 'The reading was decided before' },
  'reading-below': { status: 409, title: 'The reading is below an earlier one' },
} as const satisfies Catalogue;

type Own = typeof problems;
declare module '../kit/problem.ts' {
  interface KnownProblems extends Own {}
}

/** What `motor-elsewhere` and `position-held` tell: which engine stands where. */
export type Standing = { motor: string; boat: string | null; position: string | null };
