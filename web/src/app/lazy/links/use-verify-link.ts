import type { verifyAuthToken } from '@leme/contract/access/sign-in/link-endpoints';
import { useCallback, useEffect, useState } from 'react';
import { ApiProblem, call } from '#kit/api/api.ts';
import { announceSignIn } from '#kit/auth-session/auth-session-store.ts';
import { safeNext } from '../../guards/address/safe-next.ts';

export type Verification =
  | { step: 'verifying' }
  | { step: 'verified' }
  | { step: 'invalid' }
  | { step: 'failed'; error: unknown }
  /** The account also asks for its password. */
  | { step: 'password'; fault?: 'missing' | 'wrong' | 'wait'; error?: unknown; isBusy?: true }
  /** The account also asks for a code; the password is what was given before it. */
  | { step: 'code'; password: string | undefined };

// A link works once, but React may mount a part twice: both mounts share one attempt.
const attempts = new Map<string, Promise<Verification>>();

/** Uses a sign-in link as soon as the page has loaded, by a request, so that whoever only opens the address burns nothing. */
export function useVerifyLink(token: string) {
  const [state, setState] = useState<Verification>({ step: 'verifying' });

  const begin = useCallback(() => {
    const attempt = attempts.get(token) ?? verify(token);
    attempts.set(token, attempt);
    void attempt.then(setState);
  }, [token]);
  // Outside system: the server, which knows the link.
  useEffect(begin, [begin]);

  const retry = () => {
    attempts.delete(token);
    setState({ step: 'verifying' });
    begin();
  };
  const confirm = async (password: string) => {
    if (!password) return setState({ step: 'password', fault: 'missing' });
    setState({ step: 'password', isBusy: true });
    setState(await verify(token, password));
  };
  return { state, retry, confirm, settle: setState };
}

async function verify(token: string, password?: string): Promise<Verification> {
  try {
    return await signInBy({ token, password });
  } catch (error) {
    return verdictOn(error, password);
  }
}

type Given = { token: string; password?: string | undefined; code?: string | undefined };

/** Uses the link and leaves for where it leads. */
export async function signInBy(given: Given): Promise<Verification> {
  const link = { ...given, type: 'login' as const };
  const { redirectUrl } = await call<typeof verifyAuthToken>('POST /functions/verify-auth-token', link);
  announceSignIn();
  location.replace(safeNext(redirectUrl, location.origin) ?? '/auth');
  return { step: 'verified' };
}

function verdictOn(error: unknown, password: string | undefined): Verification {
  const hadPassword = password !== undefined;
  if (!(error instanceof ApiProblem)) return trouble(error, hadPassword);
  if (error.name === 'link-invalid') return { step: 'invalid' };
  if (error.name === 'code-needed') return { step: 'code', password };
  const fault = error.errors.find(({ pointer }) => pointer === '/password');
  if (fault?.code === 'required') return { step: 'password' };
  if (fault) return { step: 'password', fault: 'wrong' };
  if (error.name === 'too-many-requests' && hadPassword) return { step: 'password', fault: 'wait' };
  if (error.name === 'validation') return { step: 'invalid' };
  return trouble(error, hadPassword);
}

/** What was typed stays where it is while the server cannot be reached. */
function trouble(error: unknown, hadPassword: boolean): Verification {
  return hadPassword ? { step: 'password', error } : { step: 'failed', error };
}
