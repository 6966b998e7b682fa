import type { AuthSession } from '@leme/contract/access/endpoints';
import { readStored, store } from '#ui/style/stored.ts';

const lastKey = 'leme.session';
const readableKey = 'leme.readable-until';
const ownKey = 'leme.own-until';
const leavingKey = 'leme.leaving';

/** Keeps what the server last said of the session for a start without a connection; null forgets it. */
export function remember(session: AuthSession | null): void {
  store(lastKey, session && JSON.stringify(session));
}

/** Who was signed in when there was last an answer, as long as it may be gone by. */
export function rememberedAuthSession(now = Date.now()): AuthSession | null {
  try {
    const session: AuthSession | null = JSON.parse(readStored(lastKey) ?? 'null');
    if (!session || isLeaving() || !(isReadable(session, now) || readsOwn(now))) return null;
    // An older build remembered no pages: what there is still opens, the menu comes with the next answer.
    return { ...session, pages: session.pages ?? [] };
  } catch {
    return null;
  }
}

/** Whether one may go on reading without an answer: until the session's end, or of the last tour that is kept. */
export function isReadable(session: AuthSession, now = Date.now()): boolean {
  return now < Math.max(Date.parse(session.session.expires_at), Number(readStored(readableKey)) || 0);
}

/** Until when a kept day stays readable without a connection, whatever becomes of the session; epoch milliseconds. */
export function keepReadableUntil(until: number): void {
  if (until > (Number(readStored(readableKey)) || 0)) store(readableKey, String(until));
}

/** Whether what is one's own alone may still be read without an answer, when nothing else may. */
export const readsOwn = (now = Date.now()): boolean => now < (Number(readStored(ownKey)) || 0);

/** Until when that is; epoch milliseconds. */
export function keepOwnUntil(until: number): void {
  store(ownKey, until > 0 ? String(until) : null);
}

/** The session is over; what was typed waits for whoever comes back. */
export function forgetAuthSession(): void {
  remember(null);
  store(readableKey, null);
  store(ownKey, null);
}

/** Nothing of a person's is remembered on this device: neither the session nor what was typed or preferred. */
export function forgetPerson(): void {
  forgetAuthSession();
  for (const prefix of ['leme.draft.', 'leme.preference.'])
    for (const key of storedKeys()) if (key.startsWith(prefix)) store(key, null);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** The person has left here, and the server is still to hear of it. */
export function isLeaving(): boolean {
  return readStored(leavingKey) !== null;
}

export function setLeaving(next: boolean): void {
  store(leavingKey, next ? '1' : null);
}
