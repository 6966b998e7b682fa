import { type KeyboardEvent, useId, useState } from 'react';

type Search<Row> = {
  rows: readonly Row[];
  /** Text of the chosen row, shown while nothing is typed. */
  chosen: string;
  onQueryChange: (query: string) => void;
  onChoose: (row: Row) => void;
};

/** Keyboard, focus and aria wiring of a text field with a list under it. */
export function useCombobox<Row>({ rows, chosen, onQueryChange, onChoose }: Search<Row>) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const active = Math.min(marked, rows.length - 1);
  const rowId = (index: number) => `${listId}-${index}`;

  const search = (text: string | null) => {
    setQuery(text);
    setMarked(0);
    setOpen(true);
    onQueryChange(text ?? '');
  };
  const close = () => {
    setOpen(false);
    setQuery(null);
  };
  const choose = (row: Row) => {
    onChoose(row);
    close();
  };
  const mark = (index: number) => rows.length > 0 && setMarked((index + rows.length) % rows.length);

  /** True when the key meant something here. */
  const press = (key: string): boolean => {
    const row = rows[active];
    const arrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (!open && arrow) search(query);
    else if (!open) return false;
    else if (arrow) mark(key === 'ArrowDown' ? active + 1 : active - 1);
    else if (key === 'Enter' && row !== undefined) choose(row);
    else if (key === 'Escape') close();
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Tab') return close();
    if (!press(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const inputProps = {
    role: 'combobox',
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    value: query ?? chosen,
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    'aria-activedescendant': open && active >= 0 ? rowId(active) : undefined,
    onKeyDown,
  } as const;

  return { open, query, active, listId, rowId, search, close, choose, setMarked, inputProps };
}
