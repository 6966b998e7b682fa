import type { Catalogue } from '../kit/problem.ts';

/** How signing in, links and entering a company can fail. */
export const problems = {
  'sign-in-failed': { status: 401, title: 'E-mail or password is wrong' },
  'link-invalid': { status: 410, title: 'The link is unknown, used or expired' },
  'known-device-only': { status: 429, title: 'Only known devices and links by mail may sign in for now' },
  'tenant-unidentified': { status: 400, title: 'The request names no company' },
  'tenant-not-found': { status: 404, title: 'Company not found' },
  'tenant-inactive': { status: 404, title: 'Company not found or inactive' },
  'code-needed': { status: 401, title: 'The account also asks for a code' },
  'code-wrong': { status: 401, title: 'The code is wrong or was used before' },
  'second-factor-on': { status: 409, title: 'The account has a second factor already' },
  'second-factor-off': { status: 409, title: 'The account has no second factor' },
  'second-factor-missing': { status: 403, title: 'Set up your second factor first' },
  'network-closed': { status: 403, title: 'The company is not used from this network' },
  'password-temporary': { status: 403, title: 'Set a password of your own first' },
  'too-many-new-addresses': { status: 429, title: 'Too many new addresses were written to within an hour' },
  'email-in-use': { status: 409, title: 'The address is in use' },
  'role-not-yours-to-create': { status: 403, title: 'This role is not yours to give to a new person' },
  'role-not-yours-to-give': { status: 403, title: 'This role is not yours to give' },
  'person-not-yours': { status: 403, title: 'This person is not yours to change' },
  'right-not-yours': { status: 403, title: 'This right is not yours to give' },
  'two-tokens': { status: 409, title: 'Two tokens are in use already' },
  'last-administrator': { status: 409, title: 'Somebody active must keep this role' },
} as const satisfies Catalogue;

type Own = typeof problems;
declare module '../kit/problem.ts' {
  interface KnownProblems extends Own {}
}
