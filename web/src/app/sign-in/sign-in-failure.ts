import { ApiProblem, NetworkProblem } from '#kit/api/api-problem.ts';

export type Failure =
  /** Said beside the fields. */
  | { kind: 'missing'; fields: readonly ('email' | 'password')[] }
  | { kind: 'invalid-email' }
  /** Said above the button. */
  | { kind: 'wait'; unit: 'seconds' | 'minutes'; count: number }
  | { kind: 'refused' }
  | { kind: 'unexpected' };

/** The fields that are still empty; null when none is. */
export function missingFields(email: string, password: string): Failure | null {
  const fields: ('email' | 'password')[] = [];
  if (email.trim() === '') fields.push('email');
  if (password === '') fields.push('password');
  return fields.length > 0 ? { kind: 'missing', fields } : null;
}

/** What to say of a sign-in that failed. Below a minute and a half the waiting time is given in seconds. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkProblem) return { kind: 'refused' };
  if (!(error instanceof ApiProblem) || error.name === 'internal') return { kind: 'unexpected' };
  if (error.name === 'too-many-requests') return waitOf(error.params.retry_after);
  if (error.name === 'validation' && error.errors.some(({ pointer }) => pointer === '/email')) {
    return { kind: 'invalid-email' };
  }
  return { kind: 'refused' };
}

function waitOf(retryAfter: unknown): Failure {
  const seconds = typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter) : 60;
  if (seconds < 90) return { kind: 'wait', unit: 'seconds', count: seconds };
  return { kind: 'wait', unit: 'minutes', count: Math.ceil(seconds / 60) };
}
