import type { Catalogue } from '../kit/problem.ts';

/** How planning who works can fail. */
export const problems = {
  'crew-conflict': { status: 409, title: 'Somebody of the crew cannot have this duty' },
  'place-taken': { status: 409, title: 'Somebody else has this place meanwhile' },
  'roster-locked': { status: 409, title: 'The week is locked; a correction needs a reason' },
  'roster-ahead': { status: 409, title: 'The week is not over' },
  'departure-gone': { status: 409, title: 'The departure was cancelled or is over' },
  'duty-answered': { status: 409, title: 'The duty is over or no longer stands' },
  'not-own-duty': { status: 403, title: 'One answers only for oneself' },
  'proposal-applied': { status: 409, title: 'The proposal was accepted before' },
} as const satisfies Catalogue;

type Own = typeof problems;
declare module '../kit/problem.ts' {
  interface KnownProblems extends Own {}
}
