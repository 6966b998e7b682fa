import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { type Alert, alerts } from '@leme/contract/maintenance/alerts/alert-list';
import type { CellProps } from '#kit/resource/resource-options.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Chip, type ChipTone } from '#ui/chips/chip.tsx';
import { alertsTexts } from './texts/texts.ts';

export const alertOf = (row: AnyRow) => row as unknown as Alert;

const tones: Readonly<Record<string, ChipTone>> = { critica: 'danger', alta: 'danger', media: 'warning' };

/** How bad it is, in colour and word: the two worst red, the middle one orange, all others muted. */
export function SeverityCell({ row }: CellProps) {
  const { severity } = alertOf(row);
  const locale = useLocale();
  return <Chip tone={tones[severity] ?? 'muted'}>{choiceOf(alerts.fields.severity, severity, locale)}</Chip>;
}

/** Whether it is pending; what came back, or was put off, says so. */
export function StatusCell({ row }: CellProps) {
  const { status, returned, snoozed_until, acknowledged_at } = alertOf(row);
  const t = useText(alertsTexts);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const isPending = status === 'pendente';
  const isOff = isPending && snoozed_until !== null && Date.parse(snoozed_until) > Date.now();
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Chip tone={isPending ? 'neutral' : 'success'}>{choiceOf(alerts.fields.status, status, locale)}</Chip>
      {isPending && returned && <Chip tone="muted">{t('returned')}</Chip>}
      {isPending && acknowledged_at && <Chip tone="muted">{t('acknowledged')}</Chip>}
      {isOff && <Chip tone="muted">{t('until', { until: dateTime(snoozed_until) })}</Chip>}
    </span>
  );
}
