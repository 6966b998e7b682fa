import type { z } from 'zod';
import type { Fault } from './problem.ts';

/** Turns what zod found into faults: a pointer to the value, a stable code and the limits a message names. */
export function faultsOf({ issues }: Pick<z.ZodError, 'issues'>): Fault[] {
  return issues.flatMap(faultsOfIssue);
}

type Issue = z.core.$ZodIssue;

function faultsOfIssue(issue: Issue): Fault[] {
  const pointer = pointerTo(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ pointer: `${pointer}${pointerTo([key])}`, code: 'unknown-field' }));
  }
  // Our own rules name their code as the message, and what it says as parameters: `{ error: 'phone' }`.
  if (/^[a-z]+(-[a-z]+)*$/.test(issue.message)) {
    const params = issue.code === 'custom' && (issue.params as Fault['params']);
    return [{ pointer, code: issue.message, ...(params && { params }) }];
  }
  return [{ pointer, ...codeOf(issue) }];
}

function codeOf(issue: Issue): { code: string; params?: Record<string, string | number> } {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return { code: 'integer' };
      return { code: issue.input === undefined ? 'required' : 'type', params: { expected: issue.expected } };
    case 'too_small':
      return isEmptyText(issue)
        ? { code: 'required' }
        : { code: 'too-small', params: { minimum: Number(issue.minimum) } };
    case 'too_big':
      return { code: 'too-large', params: { maximum: Number(issue.maximum) } };
    case 'invalid_format':
      return { code: issue.format };
    case 'invalid_value':
      return { code: 'option' };
    default:
      return { code: 'invalid' };
  }
}

function isEmptyText(issue: Extract<Issue, { code: 'too_small' }>): boolean {
  return issue.origin === 'string' && (issue.minimum === 1 || issue.input === '');
}

function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
