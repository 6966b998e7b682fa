import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Column } from './column.ts';

export type Fit<Row> = {
  table: RefObject<HTMLTableElement | null>;
  /** The columns there is room for, and those there is none for. */
  shown: readonly Column<Row>[];
  gone: readonly Column<Row>[];
  /** What is left is still too wide: it scrolls. */
  scrolls: boolean;
};

/** As many columns as there is room for: those that may go do so by their rank, before anything is drawn. */
export function useFit<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Fit<Row> {
  const table = useRef<HTMLTableElement>(null);
  const [width, setWidth] = useState(0);
  const ids = columns.map(({ id }) => id).join(' ');
  const [fit, setFit] = useState({ rows, ids, width, gone: [] as readonly string[] });
  const [scrolls, setScrolls] = useState(false);
  // With other rows, columns or room all of them are tried anew.
  if (fit.rows !== rows || fit.ids !== ids || fit.width !== width) setFit({ rows, ids, width, gone: [] });
  const shown = columns.filter(({ id }) => !fit.gone.includes(id));
  // Outside system: how wide the browser makes what it draws.
  useLayoutEffect(() => {
    const box = table.current?.parentElement;
    if (!box) return;
    const look = () => setWidth(box.clientWidth);
    const observer = new ResizeObserver(look);
    look();
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const [element, box] = [table.current, table.current?.parentElement];
    if (!element || !box || box.clientWidth === 0) return;
    const lack = element.offsetWidth - box.clientWidth;
    const widths = [...element.querySelectorAll('th')].map((cell) => cell.offsetWidth);
    const more = lack > 1 ? firstToGo(shown, widths, lack) : [];
    if (more.length > 0) setFit((now) => ({ ...now, gone: [...now.gone, ...more] }));
    else setScrolls(lack > 1);
  });
  return { table, shown, gone: columns.filter(({ id }) => fit.gone.includes(id)), scrolls };
}

/** Which columns go so that there is room again; all that may where it is not enough. */
export function firstToGo<Row>(
  columns: readonly Column<Row>[],
  widths: readonly number[],
  lack: number,
): string[] {
  const mayGo = columns
    .map(({ id, goesAt }, at) => ({ id, goesAt, width: widths[at] ?? 0 }))
    .filter((column): column is typeof column & { goesAt: number } => column.goesAt !== undefined)
    .toSorted((one, other) => one.goesAt - other.goesAt);
  const going: string[] = [];
  let left = lack;
  for (const { id, width } of mayGo) {
    if (left <= 0) break;
    going.push(id);
    left -= width;
  }
  return going;
}
