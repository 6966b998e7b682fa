import { describe, expect, test } from 'vitest';
import { type ToastEntry, type ToastMessage, toastReducer } from './toast-state.ts';

function show(entries: ToastEntry[], message: ToastMessage, id: number): ToastEntry[] {
  return toastReducer(entries, { type: 'show', message, id, most: 3 });
}

describe('messages on screen', () => {
  test('repeats of a group are one message with their number', () => {
    const undone: string[] = [];
    const group = { key: 'check-in', title: (count: number) => `${count} check-ins` };
    const first = show([], { title: 'Check-in', group, undo: () => undone.push('Maria') }, 1);
    const both = show(first, { title: 'Check-in', group, undo: () => undone.push('João') }, 2);
    expect(both.map((entry) => entry.title)).toEqual(['2 check-ins']);
    both[0]?.undo?.();
    expect(undone).toEqual(['João', 'Maria']);
  });

  test('at most three stay, the oldest goes first', () => {
    const all = [1, 2, 3, 4].reduce<ToastEntry[]>(
      (entries, id) => show(entries, { title: String(id) }, id),
      [],
    );
    expect(all.map((entry) => entry.title)).toEqual(['2', '3', '4']);
    expect(toastReducer(all, { type: 'close', id: 3 }).map((entry) => entry.title)).toEqual(['2', '4']);
  });

  test('what others did never pushes away the message that can be undone', () => {
    const undone = show([], { title: 'Check-in', undo: () => undefined }, 1);
    const all = [2, 3, 4].reduce<ToastEntry[]>(
      (entries, id) => show(entries, { title: `${id}` }, id),
      undone,
    );
    expect(all.map((entry) => entry.title)).toEqual(['Check-in', '3', '4']);
    const word = toastReducer(undone, { type: 'show', message: { title: 'Feito' }, id: 5, most: 1 });
    expect(word.map((entry) => entry.title)).toEqual(['Feito']);
  });
});
