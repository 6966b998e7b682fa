import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const rows = '[data-row]';

type Held = { row: Element; others: readonly Element[]; control: string };

/**
 * When the row with the focus goes, the focus goes to the same button of the next row, or of the one before. Put on what
 * surrounds all rows; a row has `data-row`, its buttons `data-control`.
 */
export function useNextRow() {
  const held = useRef<Held | null>(null);
  // After each drawing: only then is it known whether the row went.
  useLayoutEffect(() => {
    const { current } = held;
    if (!current || current.row.isConnected) return;
    held.current = null;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const next = current.others.find((row) => row.isConnected);
    const same = next?.querySelector<HTMLElement>(`[data-control="${current.control}"]`);
    (same ?? next?.querySelector<HTMLElement>('button, a[href]'))?.focus();
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const row = target.closest(rows);
      const all = [...currentTarget.querySelectorAll(rows)];
      const at = row ? all.indexOf(row) : -1;
      const others = [...all.slice(at + 1), ...all.slice(0, at).reverse()];
      held.current = row && { row, others, control: target.dataset.control ?? '' };
    },
  };
}
