import type { Catalogue } from '../kit/problem.ts';

/** How signing in, links and entering a company can fail. */
export const problems = {
  'sign-in-failed': { status: 401, title: 'E-mail or password is wrong' },
  'link-invalid': { status: 410, title: 'The link is unknown, used or expired' },
  'known-device-only': { status: 429, title: 'Only known devices and links by mail may sign in for now' },
  'tenant-unidentified': { status: 400, title: 'The request names no company' },
  'tenant-not-found': { status: 404, title: 'Company not found' },
  'tenant-inactive': { status: 404, title: 'Company not found or inactive' },
} as const satisfies Catalogue;

type Own = typeof problems;
declare module '../kit/problem.ts' {
  interface KnownProblems extends Own {}
}
