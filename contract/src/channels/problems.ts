import type { Catalogue } from '../kit/problem.ts';

/** How selling through others can fail; `octo` carries what that protocol calls it. */
export const problems = {
  'allotment-there': { status: 409, title: 'The partner has a quota in this departure already' },
  'allotment-used': { status: 409, title: 'More of the quota is sold than that' },
  'allotment-released': { status: 409, title: 'The quota was given back already' },
  'partner-without-agent': { status: 409, title: 'The partner stands for no agent' },
  'external-decided': { status: 409, title: 'It was accepted, rejected or cancelled already' },
  'external-unbooked': { status: 409, title: 'It names no departure and no party to book' },
  'external-waits': { status: 409, title: 'That reference is there and waits for the office' },
  octo: { status: 400, title: 'Refused as OCTO says it' },
} as const satisfies Catalogue;

type Own = typeof problems;
declare module '../kit/problem.ts' {
  interface KnownProblems extends Own {}
}
