import type { PlanState, Standing } from '@leme/contract/maintenance/plans/plan-state';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip, type ChipTone } from '#ui/chips/chip.tsx';
import { maintenanceTasksTexts } from './texts/texts.ts';

const tones: Readonly<Record<PlanState, ChipTone>> = {
  ok: 'success',
  soon: 'warning',
  due: 'warning',
  overdue: 'danger',
};

/** How a plan stands, and the number that decides. */
export function AssetState({ standing }: { standing: Standing }) {
  const t = useText(maintenanceTasksTexts);
  const { number } = useFormat();
  const { state, by, hours_left, days_left, isPaused } = standing;
  if (isPaused) return <Chip tone="muted">{t('paused')}</Chip>;
  if (by === null) return <Chip tone="muted">{t('unknown')}</Chip>;
  const tenths = (hours: number) =>
    number(Math.abs(hours), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const left =
    by === 'hours' && hours_left !== null
      ? t(hours_left < 0 ? 'hoursOver' : 'hoursLeft', { hours: tenths(hours_left) })
      : t((days_left ?? 0) < 0 ? 'daysOver' : 'daysLeft', { count: Math.abs(days_left ?? 0) });
  return (
    <>
      <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
      <span className="text-muted-fg text-sm tabular-nums">{left}</span>
    </>
  );
}
