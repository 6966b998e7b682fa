import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { insideSalesTexts } from '../texts/texts.ts';

export type DueWordsProps = { row: Pick<QueueRow, 'due' | 'due_at' | 'warns_at'>; now: Date };

/** What is due and since when, in words and in colour, by the clock of the server. */
export function DueWords({ row: { due, due_at, warns_at }, now }: DueWordsProps) {
  const t = useText(insideSalesTexts);
  const { ago, dateTime } = useFormat();
  if (!due_at) return <Chip>{t('due.none')}</Chip>;
  const isLate = Date.parse(due_at) <= now.getTime();
  const warns = warns_at !== null && Date.parse(warns_at) <= now.getTime();
  const when = isLate ? ago(due_at, now) : dateTime(due_at);
  return (
    <Chip tone={isLate ? 'danger' : warns ? 'warning' : 'neutral'}>
      {t(due === 'first' ? 'firstContact' : isLate ? 'wasDue' : 'dueAt', { when })}
    </Chip>
  );
}
