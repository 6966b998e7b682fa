import type { Catalogue } from '../kit/problem.ts';

/** How keeping the crew can fail. */
export const problems = {
  'leave-crosses': { status: 409, title: 'Another leave of this person has some of these days' },
  'no-crew-member': { status: 409, title: 'The account is of nobody of the crew' },
  'draft-there': { status: 409, title: 'There is a draft of the matrix already' },
  'draft-changed': { status: 409, title: 'The draft is no longer the one that was read, or was published' },
  'matrix-faulty': { status: 409, title: 'The draft does not decide every sailing by exactly one cell' },
  'own-override': { status: 409, title: 'Nobody approves what they asked for' },
  'no-approver': { status: 409, title: 'Nobody else of the company may approve it' },
  'override-decided': { status: 409, title: 'The exception was decided meanwhile' },
  'override-lacks-cell': {
    status: 409,
    title: 'No cell of the matrix has this position and these dimensions',
  },
  'override-legal': { status: 409, title: 'What the law asks for nobody waives' },
  'override-unfit': { status: 409, title: 'It names no competency that the cell asks for' },
} as const satisfies Catalogue;

type Own = typeof problems;
declare module '../kit/problem.ts' {
  interface KnownProblems extends Own {}
}
