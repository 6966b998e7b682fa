import { type FocusEvent, useLayoutEffect, useRef } from 'react';

type Held = { row: Element; following: readonly string[]; control: string | undefined };

const rows = '[data-booking]';

/**
 * When the row with the focus leaves, by a filter or by the server, the focus goes to the next row instead of the top of
 * the page: to the same control of it where there is one. Put on what surrounds all rows.
 */
export function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);
  // After each drawing: only then is it known who left.
  useLayoutEffect(() => {
    const { current } = held;
    if (!current || current.row.isConnected) return;
    held.current = null;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const next = current.following
      .map((id) => list.current?.querySelector(`[data-booking="${CSS.escape(id)}"]`))
      .find((row) => row instanceof Element);
    const target = next ?? list.current;
    const same = current.control && target?.querySelector<HTMLElement>(`[data-control="${current.control}"]`);
    (same || target?.querySelector<HTMLElement>('button, a[href]'))?.focus({ preventScroll: true });
  });
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest(rows);
      if (!row) {
        held.current = null;
        return;
      }
      const all = [...(list.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
      const at = all.indexOf(row as HTMLElement);
      const ordered = [...all.slice(at + 1), ...all.slice(0, at).reverse()];
      held.current = {
        row,
        following: ordered.flatMap(({ dataset }) => dataset.booking ?? []),
        control: target.closest<HTMLElement>('[data-control]')?.dataset.control,
      };
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget) held.current = null;
    },
  };
}
