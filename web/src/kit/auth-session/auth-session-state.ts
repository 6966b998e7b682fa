import type { AuthSession } from '@leme/contract/access/endpoints';

export type AuthSessionState =
  | { state: 'loading'; session: null; hasExpired?: never; lastWords?: never; isRemembered?: never }
  /** `hasExpired`: nobody signed out; the session came to its end. `lastWords`: what a page said of that. */
  | { state: 'signed-out'; session: null; hasExpired?: true; lastWords?: string; isRemembered?: never }
  /** `isRemembered`: the server has not answered yet; this is what it last said on this device. */
  | { state: 'signed-in'; session: AuthSession; hasExpired?: never; lastWords?: never; isRemembered?: true };

export const loading: AuthSessionState = { state: 'loading', session: null };
export const signedOut: AuthSessionState = { state: 'signed-out', session: null };
export const expired: AuthSessionState = { state: 'signed-out', session: null, hasExpired: true };

const refreshBeforeMs = 2 * 60_000;

/** How long to wait before the session is extended: two minutes before its end, at once when that has passed. */
export function refreshDelay(expiresAt: string, now: number): number {
  return Math.max(0, Date.parse(expiresAt) - refreshBeforeMs - now);
}

/** Whether two answers give the same rights. */
export function sameRights(one: AuthSession, other: AuthSession): boolean {
  const rights = ({ role, permissions, active_paths }: AuthSession) =>
    JSON.stringify([role, permissions.toSorted(), active_paths?.toSorted() ?? null]);
  return rights(one) === rights(other);
}

/** Runs a task up to `tries` times with 1 s, 2 s, 4 s … between; the last failure is thrown, an ended session at once. */
export async function retried<T>(
  tries: number,
  task: () => Promise<T>,
  pause: (ms: number) => Promise<unknown> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      if (attempt >= tries || (error instanceof Error && error.name === 'signed-out')) throw error;
      await pause(1_000 * 2 ** (attempt - 1));
    }
  }
}
