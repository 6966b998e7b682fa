import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAuthSession } from '../auth-session/auth-session.tsx';
import { sameRights } from '../auth-session/auth-session-state.ts';
import { currentAuthSession, isSignedInAs, ownerOf } from '../auth-session/auth-session-store.ts';

// In memory alone: nothing of it outlives the tab.
let kept: { owner: string; address: string; text: string } | null = null;
const listeners = new Set<() => void>();

function keep(next: typeof kept): void {
  kept = next;
  for (const listener of listeners) listener();
}

/** Keeps what is `typed` in a form when a right is taken away and the form with it, for the page that says so. */
export function useTypedText(typed: () => readonly string[] = () => []): void {
  const { session } = useAuthSession();
  const latest = useRef({ session, typed });
  useEffect(() => {
    latest.current = { session, typed };
  });
  useEffect(() => {
    keep(null);
    return () => {
      const [before, now] = [latest.current.session, currentAuthSession().session];
      // A form that closes for another reason has seen the session there is now.
      if (!before || !now || ownerOf(before) !== ownerOf(now) || sameRights(before, now)) return;
      const text = latest.current.typed().join('\n');
      if (text !== '') keep({ owner: ownerOf(now), address: location.pathname, text });
    };
  }, []);
}

/** What a lost right took out of this person's hands at this address; a form that opens again ends it. */
export function useLostText(): string | null {
  return useSyncExternalStore(subscribe, lostText);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function lostText(): string | null {
  if (!kept || !isSignedInAs(kept.owner)) return null;
  return kept.address === location.pathname ? kept.text : null;
}

/** The texts of a form that are not what it began with; what is chosen is an id and says nothing. */
export function textsIn<V extends object>(form: UseFormReturn<V>): string[] {
  const before = new Set(leavesOf(form.formState.defaultValues));
  return leavesOf(form.getValues()).filter((text) => !before.has(text) && !isId.test(text));
}

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [];
}
