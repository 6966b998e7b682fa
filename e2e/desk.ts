import { expect, inject } from 'vitest';
import { demoPassword } from '../server/src/demo/demo-accounts.ts';

const address = inject('address');
const origin = { origin: address };
const json = { 'content-type': 'application/json' };
// The files of a worker share what is loaded, and so these sign-ins, which no journey ends.
const cookies = new Map<string, Promise<string>>();

async function signInOf(email: string): Promise<string> {
  const body = JSON.stringify({ email, password: demoPassword });
  const answer = await fetch(`${address}/api/auth/sign-in`, {
    method: 'POST',
    headers: { ...origin, ...json },
    body,
  });
  expect(answer.status, email).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Asks the API as somebody at a desk of their own, without a browser; whatever is no success fails the journey. */
export async function askAs<T>(email: string, method: string, path: string, data?: unknown): Promise<T> {
  const known = cookies.get(email) ?? signInOf(email);
  cookies.set(email, known);
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...origin,
      ...(data !== undefined && json),
      cookie: await known,
      'idempotency-key': crypto.randomUUID(),
    },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  });
  const fault = answer.ok ? '' : `${answer.status} ${await answer.text()}`;
  expect(fault, `${method} ${path}`).toBe('');
  return (await answer.json()) as T;
}
