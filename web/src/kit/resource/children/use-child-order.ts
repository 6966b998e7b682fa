import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '#ui/feedback/toast.tsx';
import { useProblemText } from '../../problem/problem-text.ts';
import { useText } from '../../text/i18n.ts';
import { useRowTitle } from '../record/row-title.ts';
import { useResourceWrites } from '../resource-calls.ts';
import { childrenTexts } from './texts/texts.ts';

/** Moves a child among the others, says where it stands, and keeps the focus on it; the message takes it back. */
export function useChildOrder(resource: Resource, parent: string, rows: readonly AnyRow[]) {
  const t = useText(childrenTexts);
  const toast = useToast();
  const problemText = useProblemText();
  const titleOf = useRowTitle(resource);
  const { order } = useResourceWrites(resource);
  const [said, say] = useState('');
  const moved = useRef<{ id: string; by: -1 | 1 } | null>(null);

  // Outside system: the focus, which a browser takes from an element that changes its place.
  useEffect(() => {
    const at = rows.findIndex((row) => row.id === moved.current?.id);
    if (!moved.current || at < 0) return;
    const { id, by } = moved.current;
    moved.current = null;
    // At an end there is but one way left.
    const way = at === 0 ? 1 : at === rows.length - 1 ? -1 : by;
    document.querySelector<HTMLButtonElement>(`[data-child="${id}"] [data-move="${way}"]`)?.focus();
  }, [rows]);

  const put = async (ids: readonly string[]): Promise<boolean> => {
    try {
      await order(parent, ids);
      return true;
    } catch (error) {
      toast.show({ tone: 'danger', title: t('moveFailed'), text: problemText(error) });
      return false;
    }
  };
  const place = async (at: number, to: number) => {
    const row = rows[at];
    const ids = rows.map(({ id }) => id);
    if (!row || to === at || to < 0 || to >= ids.length) return;
    moved.current = { id: row.id, by: to < at ? -1 : 1 };
    if (!(await put(ids.toSpliced(at, 1).toSpliced(to, 0, row.id)))) return;
    const name = titleOf(row);
    say(t('place', { name, place: to + 1, count: ids.length }));
    const group = { key: `order-${resource.name}`, title: () => t('moved') };
    toast.show({ title: t('moved'), text: name, group, undo: () => void put(ids) });
  };
  return {
    move: (at: number, by: -1 | 1) => void place(at, at + by),
    /** Takes one from its place to another's. */
    put: (at: number, to: number) => void place(at, to),
    said,
  };
}
