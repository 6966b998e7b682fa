import type { Fault, ProblemName } from '@leme/contract/kit/problem';

type Answered = {
  status: number;
  params?: Record<string, unknown> | undefined;
  errors?: Fault[] | undefined;
  instance?: string | undefined;
};

/** The API refused: `name` is from the contract's catalogue, `code` is the request id people can tell support. */
export class ApiProblem extends Error {
  override readonly name: ProblemName;
  readonly status: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly errors: readonly Fault[];
  readonly code: string | undefined;
  constructor(name: ProblemName, { status, params, errors, instance }: Answered) {
    super(name);
    this.name = name;
    this.status = status;
    this.params = params ?? {};
    this.errors = errors ?? [];
    this.code = instance;
  }
}

/** No answer of ours came: connection lost, 15 s passed, or something on the way answered in our place. */
export class NetworkProblem extends Error {
  readonly reason: 'lost' | 'timeout' | 'intercepted';
  constructor(reason: NetworkProblem['reason']) {
    super(reason);
    this.name = 'NetworkProblem';
    this.reason = reason;
  }
}

/** Whether the error is this problem of the catalogue. */
export function isProblem(error: unknown, name: ProblemName): error is ApiProblem {
  return error instanceof ApiProblem && error.name === name;
}

/** Whether nobody answered: no connection, or one that brings nothing through. */
export function isWithoutAnswer(error: unknown): boolean {
  return error instanceof NetworkProblem && error.reason !== 'intercepted';
}
