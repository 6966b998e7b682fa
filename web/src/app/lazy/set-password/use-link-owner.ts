import type { KnownOfPerson } from '@leme/contract/access/sign-in/common-password';
import type { checkAuthToken } from '@leme/contract/access/sign-in/link-endpoints';
import { useCallback, useEffect, useState } from 'react';
import { ApiProblem, call } from '#kit/api/api.ts';
import type { PasswordLink } from './use-set-password.ts';

export type LinkOwner =
  | { step: 'checking' }
  | { step: 'good'; person: KnownOfPerson }
  | { step: 'over' }
  | { step: 'failed'; error: unknown };

/** Whether a link is still good and whose it is, asked before anybody types a password. */
export function useLinkOwner({ token, type }: PasswordLink): LinkOwner & { retry: () => void } {
  const [owner, setOwner] = useState<LinkOwner>({ step: 'checking' });
  const [tries, setTries] = useState(0);
  // Outside system: the server, which knows the link.
  useEffect(() => {
    // `tries` asks again.
    void tries;
    const giveUp = new AbortController();
    look({ token, type }, giveUp.signal).then((found) => giveUp.signal.aborted || setOwner(found));
    return () => giveUp.abort();
  }, [token, type, tries]);
  const retry = useCallback(() => {
    setOwner({ step: 'checking' });
    setTries((count) => count + 1);
  }, []);
  return { ...owner, retry };
}

async function look(link: PasswordLink, signal: AbortSignal): Promise<LinkOwner> {
  try {
    const person = await call<typeof checkAuthToken>('POST /functions/check-auth-token', link, { signal });
    return { step: 'good', person };
  } catch (error) {
    const isOver =
      error instanceof ApiProblem && (error.name === 'link-invalid' || error.name === 'validation');
    return isOver ? { step: 'over' } : { step: 'failed', error };
  }
}
