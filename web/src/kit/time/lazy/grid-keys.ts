import type { KeyboardEvent } from 'react';

/** Where something stands in a grid, both counted from 0. */
export type Place = { row: number; column: number };

/** What makes an element a stop of its grid: spread on it. One of a grid is reached by Tab, the others by arrows. */
export type CellStop = { tabIndex: 0 | -1; 'data-place': string };

export const stopAt = ({ row, column }: Place, isTabStop: boolean): CellStop => ({
  tabIndex: isTabStop ? 0 : -1,
  'data-place': `${row}:${column}`,
});

/** Rows a key goes at once. */
const page = 10;

const steps: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-page, 0],
  PageDown: [page, 0],
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Where a key leads from a place; null where the key is none of the grid's. */
export function placeAfter(pressed: Pressed, from: Place, last: Place): Place | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (metaKey || altKey || shiftKey) return null;
  if (key === 'Home') return { row: ctrlKey ? 0 : from.row, column: 0 };
  if (key === 'End') return { row: ctrlKey ? last.row : from.row, column: last.column };
  const by = ctrlKey ? undefined : steps[key];
  if (!by) return null;
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return { row: within(from.row + by[0], last.row), column: within(from.column + by[1], last.column) };
}

/** The place of whatever has the focus; null outside of the grid's stops. */
export function placeOf(target: EventTarget): Place | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = (place?.dataset.place ?? '').split(':').map(Number);
  return place && row !== undefined && column !== undefined ? { row, column } : null;
}

/** Whether a key belongs to the text that is being typed: inside of it the caret moves, at its ends the grid goes on. */
export function isOfText({
  target,
  key,
  ctrlKey,
}: Pick<KeyboardEvent, 'target' | 'key' | 'ctrlKey'>): boolean {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart === null) return false;
  if (key === 'ArrowLeft') return selectionStart > 0;
  if (key === 'ArrowRight') return selectionEnd !== value.length;
  return !ctrlKey && (key === 'Home' || key === 'End');
}

/** Moves the focus as a grid does; what is typed in a cell is chosen whole, so that typing replaces it. */
export function stepOn(event: KeyboardEvent<HTMLElement>, last: Place): void {
  const from = placeOf(event.target);
  if (!from || isOfText(event)) return;
  const to = placeAfter(event, from, last);
  if (!to || (to.row === from.row && to.column === from.column)) return;
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-place="${to.row}:${to.column}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
  next.closest('td')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
