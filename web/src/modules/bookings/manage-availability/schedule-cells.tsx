import { may } from '@leme/contract/access/permission';
import { schedules } from '@leme/contract/bookings/availability/schedules';
import { isoWeekdays, weekdayName } from '@leme/contract/kit/kinds/days/weekdays';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { fieldOf } from '#kit/resource/fields-of.ts';
import type { CellProps } from '#kit/resource/resource-options.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { cn } from '#ui/style/cn.ts';
import { readPlanAddress } from './plan-address.ts';
import { manageAvailabilityTexts } from './texts/texts.ts';

/** The seven days of a week, those it sails on filled and with their letter. */
export function WeekdayDots({ row }: CellProps) {
  const t = useText(manageAvailabilityTexts);
  const locale = useLocale();
  const sails = Array.isArray(row.weekdays) ? (row.weekdays as number[]) : [];
  const said = isoWeekdays.map((day) =>
    t(sails.includes(day) ? 'sails' : 'restsOn', { day: weekdayName(day, locale) }),
  );
  return (
    <span role="img" aria-label={said.join(', ')} className="inline-flex gap-0.5">
      {isoWeekdays.map((day) => (
        <span
          key={day}
          aria-hidden="true"
          className={cn(
            'grid size-5 place-items-center rounded-full border text-xs uppercase',
            sails.includes(day) ? 'border-fg bg-fg font-semibold text-bg' : 'border-border text-muted-fg',
          )}
        >
          {weekdayName(day, locale, 'short').slice(0, 1)}
        </span>
      ))}
    </span>
  );
}

const looks = {
  new: { tone: 'info', Sign: CircleDashed },
  changed: { tone: 'warning', Sign: TriangleAlert },
  applied: { tone: 'success', Sign: CircleCheck },
} as const;

/** How far what is written is applied. */
export function ApplicationChip({ row }: Pick<CellProps, 'row'>) {
  const locale = useLocale();
  const value = row.application as keyof typeof looks;
  const { tone, Sign } = looks[value];
  const field = fieldOf(schedules, 'application');
  return (
    <Chip tone={tone} icon={<Sign aria-hidden="true" strokeWidth={1.75} />}>
      {field && choiceOf(field, value, locale)}
    </Chip>
  );
}

/** The same in the list, where what is not applied leads to what applying it would do. */
export function ApplicationCell({ row }: CellProps) {
  const t = useText(manageAvailabilityTexts);
  const { change } = useUrlState(readPlanAddress);
  const mayPlan = useCan()(may('manage-availability', 'read'));
  const chip = <ApplicationChip row={row} />;
  if (!mayPlan || row.application === 'applied') return chip;
  return (
    <button
      type="button"
      className="relative inline-flex min-h-6 max-w-full items-center rounded-full max-md:min-h-11"
      onClick={() => change({ changes: row.id }, { push: true })}
    >
      {chip}
      <span className="sr-only">, {t('changesOf', { name: String(row.name) })}</span>
    </button>
  );
}
