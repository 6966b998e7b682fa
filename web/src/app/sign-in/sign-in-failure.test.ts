import { expect, test } from 'vitest';
import { ApiProblem, NetworkProblem } from '#kit/api/api-problem.ts';
import { failureOf, missingFields } from './sign-in-failure.ts';

test('[A5-14] each empty field is named; spaces are no e-mail, but may be a password', () => {
  expect(missingFields('', '')).toEqual({ kind: 'missing', fields: ['email', 'password'] });
  expect(missingFields('  ', ' ')).toEqual({ kind: 'missing', fields: ['email'] });
  expect(missingFields('ana@mar-azul.test', 'x')).toBeNull();
});

test('[A8-23] [A8-24] what the server says is passed on; what nobody expected is said to be so', () => {
  expect(failureOf(new ApiProblem('sign-in-failed', { status: 401 }))).toEqual({ kind: 'refused' });
  expect(failureOf(new NetworkProblem('lost'))).toEqual({ kind: 'refused' });
  expect(failureOf(new ApiProblem('internal', { status: 500 }))).toEqual({ kind: 'unexpected' });
  expect(failureOf(new TypeError('x'))).toEqual({ kind: 'unexpected' });
});

test('after too many attempts the waiting time is told, in minutes when it is long', () => {
  const throttled = (retry_after?: number) =>
    failureOf(new ApiProblem('too-many-requests', { status: 429, params: { retry_after } }));
  expect(throttled(45)).toEqual({ kind: 'wait', unit: 'seconds', count: 45 });
  expect(throttled(721)).toEqual({ kind: 'wait', unit: 'minutes', count: 13 });
  expect(throttled()).toEqual({ kind: 'wait', unit: 'seconds', count: 60 });
});

test('an e-mail the server cannot read is said beside its field', () => {
  const errors = [{ pointer: '/email', code: 'email' }];
  expect(failureOf(new ApiProblem('validation', { status: 422, errors }))).toEqual({ kind: 'invalid-email' });
});
