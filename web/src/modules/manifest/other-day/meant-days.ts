import { useSyncExternalStore } from 'react';

export type Question = { date: string; answer: (isMeant: boolean) => void };

/** Days somebody said to mean, for as long as the page is open. */
const meant = new Set<string>();
const listeners = new Set<() => void>();
let asked: Question | null = null;

function ask(question: Question | null): void {
  asked = question;
  for (const listener of listeners) listener();
}

/**
 * Marks at once where the day is today's or was meant before; otherwise asks first, once a day as long as the page is
 * open. A question that takes the place of another leaves that one unanswered: nothing is marked by it.
 */
export function whenMeant(date: string, today: string, mark: () => void): void {
  if (date === today || meant.has(date)) {
    mark();
    return;
  }
  ask({
    date,
    answer: (isMeant) => {
      ask(null);
      if (!isMeant) return;
      meant.add(date);
      mark();
    },
  });
}

/** The question that waits for its answer. */
export function useQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => asked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
