import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useHeldForm } from './use-held-form.ts';

type Search<Row> = {
  rows: readonly Row[];
  /** Text of the chosen row, shown while nothing is typed. */
  chosen: string;
  /** The rows for what was typed are still to come. */
  loading?: boolean | undefined;
  /** Asks again where the rows did not come: what Enter does then. */
  retry?: (() => void) | undefined;
  /** Whether leaving the field may choose the row; what makes a new one waits to be asked. */
  isThere?: ((row: Row) => boolean) | undefined;
  onQueryChange: (query: string) => void;
  /** `left` is true when the field was left, so that nobody brings the focus back. */
  onChoose: (row: Row, left: boolean) => void;
  /** The text of the chosen row was taken out. */
  onClear?: (() => void) | undefined;
};

/** Text whose fate is open: it waits for its rows, or it is in none of them. */
type Unsettled = { typed: string; state: 'waiting' | 'refused' };

const comboboxInput = {
  role: 'combobox',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  'aria-autocomplete': 'list',
} as const;

/**
 * Keyboard, focus and aria wiring of a text field with a list under it. Whoever leaves the field with a text in it has
 * chosen the marked row; a text that no row answers to stays, and is `refused`.
 */
export function useCombobox<Row>({ rows, chosen, loading = false, onQueryChange, ...search }: Search<Row>) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [marked, setMarked] = useState(0);
  const [unsettled, setUnsettled] = useState<Unsettled | null>(null);
  // The row that keys marked, first of all by typing; a pointer that rests on the list decides nothing.
  const keyed = useRef<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const holdsForm = useRef(false);
  const listId = useId();
  const active = Math.min(marked, rows.length - 1);
  useHeldForm(field, holdsForm);

  const hold = (next: Unsettled | null) => {
    holdsForm.current = next !== null;
    setUnsettled(next);
  };
  const ask = (text: string | null) => {
    keyed.current = text === null ? null : 0;
    hold(null);
    setQuery(text);
    setMarked(0);
    setOpen(true);
    onQueryChange(text ?? '');
  };
  const close = () => {
    keyed.current = null;
    hold(null);
    setOpen(false);
    setQuery(null);
  };
  const choose = (row: Row, left = false) => {
    close();
    search.onChoose(row, left);
  };
  const settle = (typed: string, index: number) => {
    const row = rows[Math.min(index, rows.length - 1)];
    if (row !== undefined && (search.isThere?.(row) ?? true)) return choose(row, true);
    setOpen(false);
    hold({ typed, state: 'refused' });
  };
  const leave = () => {
    const index = keyed.current;
    const typed = query?.trim() ?? '';
    if (unsettled) return setOpen(false);
    if (index === null) return close();
    if (query !== null && typed === '') {
      close();
      if (chosen !== '') search.onClear?.();
    } else if (loading) {
      setOpen(false);
      hold({ typed, state: 'waiting' });
    } else settle(typed, index);
  };

  // Outside system: the answer to what was typed, which may come after the field was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what it waits for
  useEffect(() => {
    if (unsettled?.state === 'waiting' && !loading) settle(unsettled.typed, keyed.current ?? 0);
  }, [unsettled, loading]);

  const step = (by: 1 | -1) => {
    if (rows.length === 0) return;
    keyed.current = (active + by + rows.length) % rows.length;
    setMarked(keyed.current);
  };
  const onKeyDown = keysOf({
    open,
    query,
    row: rows[active],
    loading,
    retry: search.retry,
    ask,
    close,
    choose,
    leave,
    step,
  });

  const refused = unsettled?.state === 'refused' ? unsettled.typed : null;
  const rowId = (index: number) => `${listId}-${index}`;
  const inputProps = {
    ...comboboxInput,
    ref: field,
    value: query ?? chosen,
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    'aria-activedescendant': open && active >= 0 ? rowId(active) : undefined,
    ...(refused !== null && { 'aria-invalid': true }),
    onKeyDown,
  } as const;
  const acts = { search: ask, close, leave, choose, setMarked };
  return { ...acts, open, query, active, listId, rowId, refused, field, inputProps };
}

type Keys<Row> = {
  open: boolean;
  query: string | null;
  /** The marked row. */
  row: Row | undefined;
  loading: boolean;
  retry: (() => void) | undefined;
  ask: (text: string | null) => void;
  close: () => void;
  choose: (row: Row) => void;
  leave: () => void;
  step: (by: 1 | -1) => void;
};

function keysOf<Row>({ open, query, row, loading, retry, ask, close, choose, leave, step }: Keys<Row>) {
  /** True when the key meant something here. */
  const press = (key: string): boolean => {
    const arrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (!open && arrow) ask(query);
    else if (!open) return false;
    else if (arrow) step(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && retry && !loading && row === undefined) retry();
    else if (key === 'Enter' && query?.trim() && (loading || row === undefined)) leave();
    else if (key === 'Enter' && row !== undefined) choose(row);
    else if (key === 'Escape') close();
    else return false;
    return true;
  };
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const submits = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.key === 'Tab' || submits) return leave();
    if (event.ctrlKey || event.metaKey || !press(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
