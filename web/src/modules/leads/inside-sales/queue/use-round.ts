import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { insideSalesTexts } from '../texts/texts.ts';

type Given = { rows: readonly QueueRow[]; count: number; work: string | undefined };

/**
 * Going from one lead to the next: those one was at do not come again, though what is planned next sorts them anew. A lead
 * that leaves the queue while one is at it stays as it was.
 */
export function useRound({ rows, count, work }: Given) {
  const t = useText(insideSalesTexts);
  const toast = useToast();
  const [been, setBeen] = useState<ReadonlySet<string>>(new Set());
  const [kept, keep] = useState<QueueRow | undefined>(undefined);
  const found = rows.find(({ id }) => id === work);
  if (found && found.id !== kept?.id) keep(found);
  const waiting = rows.filter(({ id }) => id !== work && !been.has(id));
  const seen = rows.length - waiting.length;
  return {
    row: kept?.id === work ? kept : found,
    /** How many come after this one. */
    left: Math.max(0, count - seen),
    /** Marks this one as done with, and names the next: the one below it, else the first that waits. */
    next: (): string | undefined => {
      if (work) setBeen(new Set([...been, work]));
      const at = rows.findIndex(({ id }) => id === work);
      const next = rows.slice(at + 1).find((row) => waiting.includes(row)) ?? waiting[0];
      if (!next) {
        setBeen(new Set());
        toast.show({ title: t('roundDone') });
      }
      return next?.id;
    },
    end: () => setBeen(new Set()),
  };
}
