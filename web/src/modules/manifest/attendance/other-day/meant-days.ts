import { useSyncExternalStore } from 'react';

export type Question = { date: string; answer: (isMeant: boolean) => void };

/** Days somebody said to mean, for as long as the page is open. */
const meant = new Set<string>();
const listeners = new Set<() => void>();
let asked: Question | null = null;
/** What the question that is asked will mark. */
let marks: (() => void)[] = [];

function ask(question: Question | null): void {
  asked = question;
  for (const listener of listeners) listener();
}

/**
 * Marks at once where the day is today's or was meant before; otherwise asks first, once a day as long as the page is
 * open. Who presses again before the question stands there is asked once and answers for all of it; a question about
 * another day takes the place of one that was not answered, and nothing is marked by that.
 */
export function whenMeant(date: string, today: string, mark: () => void): void {
  if (date === today || meant.has(date)) {
    mark();
    return;
  }
  if (asked?.date !== date) marks = [];
  marks.push(mark);
  ask({ date, answer });
}

function answer(isMeant: boolean): void {
  const day = asked?.date;
  const due = marks;
  marks = [];
  ask(null);
  if (!isMeant || day === undefined) return;
  meant.add(day);
  for (const mark of due) mark();
}

/** The question that waits for its answer. */
export function useQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => asked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
