/** Ways a request can fail, by name; `title` is for logs and integrators. */
export type Catalogue = Readonly<Record<string, { status: number; title: string }>>;

/**
 * The ways every request can fail. A module has more beside its rules, in `problems.ts`. The wire form is RFC 9457 `application/problem+json`:
 * `{ type, title, status, detail?, instance, errors? }` with `type` = `/problems/<name>`.
 * The web application translates by name and fault code.
 */
export const problems = {
  validation: { status: 422, title: 'The request has faults' },
  'malformed-body': { status: 400, title: 'The body is not valid JSON' },
  'malformed-request': { status: 400, title: 'The request is not valid HTTP' },
  'request-too-slow': { status: 408, title: 'The request did not come in time' },
  'headers-too-large': { status: 431, title: 'The headers are larger than what is read' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body must be JSON' },
  'signed-out': { status: 401, title: 'Sign in first' },
  'token-missing': { status: 401, title: 'A token is required' },
  'token-refused': { status: 403, title: 'The token is not good for this' },
  'subscription-lapsed': { status: 402, title: 'The subscription has lapsed' },
  forbidden: { status: 403, title: 'Not allowed' },
  'cross-origin': { status: 403, title: 'Writes must come from the same origin' },
  'not-found': { status: 404, title: 'Not found' },
  'tenant-changed': { status: 409, title: 'This page was opened for another company' },
  'user-changed': { status: 409, title: 'This was queued by somebody else' },
  'contract-too-new': { status: 409, title: 'The application is newer than the server' },
  'stale-version': { status: 409, title: 'Somebody else saved in the meantime' },
  'already-exists': { status: 409, title: 'This already exists' },
  'in-use': { status: 409, title: 'Other records depend on this one' },
  'move-forbidden': { status: 409, title: 'Its state does not allow this move' },
  'files-full': { status: 409, title: 'The files of the company take all the room there is' },
  'disk-full': { status: 503, title: 'The disk is nearly full' },
  'import-started': { status: 409, title: 'The import has already begun' },
  'request-in-flight': { status: 409, title: 'The same request is still being worked on' },
  'idempotency-key-required': { status: 400, title: 'An Idempotency-Key header is required' },
  'idempotency-key-reused': { status: 422, title: 'The Idempotency-Key was used for another request' },
  'too-many-requests': { status: 429, title: 'Too many attempts' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  'too-much-work': { status: 503, title: 'The request takes more processor time than one may' },
  unavailable: { status: 503, title: 'The service is not available right now' },
} as const satisfies Catalogue;

type OfKit = typeof problems;
/** Every problem there is: those of the kit, and what each module adds where it declares its own. */
export interface KnownProblems extends OfKit {}
export type ProblemName = keyof KnownProblems;

/** One fault inside a request: a JSON pointer to the value, a stable code and the values a message needs. */
export type Fault = { pointer: string; code: string; params?: Record<string, string | number> };

export type ProblemBody = {
  type: `/problems/${ProblemName}`;
  title: string;
  status: number;
  instance: string;
  detail?: string;
  errors?: Fault[];
  /** What the message needs: names, counts, times, both states of a stale version. */
  params?: Record<string, unknown>;
};

/** A failure the caller can act on. Thrown by rules and verbs, answered by the server's one error exit. */
export class Problem extends Error {
  readonly problem: ProblemName;
  readonly params: Record<string, unknown> | undefined;
  readonly errors: Fault[] | undefined;
  constructor(problem: ProblemName, options: { params?: Record<string, unknown>; errors?: Fault[] } = {}) {
    super(problem);
    this.problem = problem;
    this.params = options.params;
    this.errors = options.errors;
  }
}

/** The problem for faults found by a rule after parsing, e.g. `faults([{ pointer: '/end_time', code: 'required' }])`. */
export function faults(errors: Fault[]): Problem {
  return new Problem('validation', { errors });
}
