import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { SelectOption } from './select.tsx';

const TYPING_PAUSE = 800;

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** First option from `start` on whose label begins with the text, -1 for none. */
export function typeAhead(options: readonly SelectOption[], text: string, start: number): number {
  const wanted = plain(text);
  for (let step = 0; step < options.length; step++) {
    const index = (start + step) % options.length;
    const option = options[index];
    if (option && !option.disabled && plain(option.label).startsWith(wanted)) return index;
  }
  return -1;
}

/** Keyboard, typing and aria wiring of a button that opens a list of values. */
export function useSelect(
  options: readonly SelectOption[],
  chosen: number,
  onChoose: (index: number) => void,
) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = useRef({ text: '', at: 0 });
  const listId = useId();
  const rowId = (index: number) => `${listId}-${index}`;

  const show = (index = Math.max(chosen, 0)) => {
    setActive(index);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const choose = (index: number) => {
    if (options[index]?.disabled) return;
    if (options[index]) onChoose(index);
    close();
  };

  const type = (key: string) => {
    const now = Date.now();
    const going = now - typed.current.at < TYPING_PAUSE;
    const text = going ? typed.current.text + key : key;
    typed.current = { text, at: now };
    const from = open ? active : chosen;
    const found = typeAhead(options, text, text.length > 1 ? Math.max(from, 0) : from + 1);
    if (found >= 0) show(found);
    else if (!open) show();
  };

  const moves: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + 10,
    PageUp: active - 10,
    Home: 0,
    End: options.length - 1,
  };

  /** True when the key meant something here. */
  const press = (key: string): boolean => {
    const target = moves[key];
    if (open && target !== undefined) setActive(Math.max(0, Math.min(target, options.length - 1)));
    else if (open && (key === 'Enter' || key === ' ')) choose(active);
    else if (open && key === 'Escape') close();
    else if (key === 'ArrowDown' || key === 'ArrowUp') show();
    else if (key.length === 1 && key !== ' ') type(key);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') return close();
    if (!press(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { open, active, listId, rowId, show, close, choose, setActive, onKeyDown };
}
