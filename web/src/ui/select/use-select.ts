import type { ReactNode } from 'react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

export type SelectOption = {
  value: string;
  label: string;
  /** Shown instead of the label, such as a chip. */
  content?: ReactNode | undefined;
  disabled?: boolean | undefined;
};

const TYPING_PAUSE = 800;

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/**
 * First option from `start` on whose label begins with the text, or else has a word that does; -1 for none.
 */
export function typeAhead(options: readonly SelectOption[], text: string, start: number): number {
  const wanted = plain(text);
  const find = (answers: (label: string) => boolean) => {
    for (let step = 0; step < options.length; step++) {
      const index = (start + step) % options.length;
      const option = options[index];
      if (option && !option.disabled && answers(plain(option.label))) return index;
    }
    return -1;
  };
  const first = find((label) => label.startsWith(wanted));
  return first >= 0 ? first : find((label) => label.includes(` ${wanted}`));
}

/** Which row a key leads to. */
const movesFrom = (active: number, count: number): Readonly<Record<string, number>> => ({
  ArrowDown: active + 1,
  ArrowUp: active - 1,
  PageDown: active + 10,
  PageUp: active - 10,
  Home: 0,
  End: count - 1,
});

/**
 * Keyboard, typing and aria wiring of a button that opens a list of values. What keys marked is chosen when the field
 * is left; a text that no label answers to is `refused`.
 */
export function useSelect(
  options: readonly SelectOption[],
  chosen: number,
  onChoose: (index: number) => void,
) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [unknown, setUnknown] = useState<string | null>(null);
  const typed = useRef({ text: '', at: 0 });
  // The row that keys marked; a pointer that rests on the list decides nothing.
  const keyed = useRef(-1);
  const listId = useId();
  const rowId = (index: number) => `${listId}-${index}`;

  const show = (index = Math.max(chosen, 0)) => {
    setUnknown(null);
    setActive(index);
    setOpen(true);
  };
  const close = () => {
    keyed.current = -1;
    setUnknown(null);
    setOpen(false);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option?.disabled) return;
    close();
    if (option) onChoose(index);
  };
  const leave = () => {
    const index = keyed.current;
    typed.current = { text: '', at: 0 };
    if (unknown !== null) setOpen(false);
    else if (index >= 0 && index !== chosen && !options[index]?.disabled) choose(index);
    else close();
  };

  const mark = (index: number) => {
    keyed.current = index;
    show(index);
  };

  const isTyping = () => Date.now() - typed.current.at < TYPING_PAUSE;
  const findTyped = (text: string) => {
    const from = open ? active : chosen;
    return typeAhead(options, text, text.length > 1 ? Math.max(from, 0) : from + 1);
  };
  const type = (key: string) => {
    const text = isTyping() ? typed.current.text + key : key;
    typed.current = { text, at: Date.now() };
    const found = findTyped(text);
    if (found >= 0) return mark(found);
    keyed.current = -1;
    if (!open) show();
    setUnknown(text);
  };

  /** True when the key meant something here. */
  const press = (key: string): boolean => {
    const target = movesFrom(active, options.length)[key];
    if (open && target !== undefined) mark(Math.max(0, Math.min(target, options.length - 1)));
    else if (key === ' ' && open && isTyping() && findTyped(`${typed.current.text} `) >= 0) type(key);
    else if (open && unknown !== null && (key === 'Enter' || key === ' ')) leave();
    else if (open && (key === 'Enter' || key === ' ')) choose(active);
    else if (open && key === 'Escape') close();
    else if (key === 'ArrowDown' || key === 'ArrowUp') show();
    else if (key.length === 1 && key !== ' ') type(key);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const submits = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.key === 'Tab' || submits) return leave();
    if (event.ctrlKey || event.metaKey || event.altKey || !press(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    open,
    active,
    listId,
    rowId,
    show,
    close,
    leave,
    choose,
    setActive,
    onKeyDown,
    /** Said in the open list, and under the field once it is left. */
    unknown,
  };
}
