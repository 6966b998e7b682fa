import type { PlanKind } from '@leme/contract/bookings/availability/plan-of';
import { schedules } from '@leme/contract/bookings/availability/schedules';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { nothing } from '#ui/layout/empty-value.tsx';
import type { PlanRow } from './plan-shape.ts';
import { planTexts } from './texts/texts.ts';

type Planned = NonNullable<PlanRow['before']>;

/** What a row of a plan says of itself, on the screen, on paper and in the file. */
export function usePlanWords() {
  const t = useText(planTexts);
  const locale = useLocale();
  const { shortDate } = useFormat();
  const hours = ({ start_time, end_time }: Planned) => `${start_time}–${end_time}`;
  const boats = ({ boats: all }: Planned) =>
    all.length > 0 ? all.map(({ boat_name }) => boat_name).join(', ') : t('noBoat');
  const between = (was: string | undefined, is: string | undefined) => {
    if (was === undefined || is === undefined || was === is) return is ?? was ?? nothing;
    return t('fromTo', { was, is });
  };
  const of = (say: (planned: Planned) => string) => (row: PlanRow) =>
    between(row.before ? say(row.before) : undefined, row.after ? say(row.after) : undefined);
  return {
    kind: (kind: PlanKind) => t(`kind.${kind}`),
    day: ({ before, after }: PlanRow) => shortDate((after ?? before)?.date ?? ''),
    hours: of(hours),
    boats: of(boats),
    capacity: of(({ capacity }) => String(capacity)),
    guide: of(({ guide_name }) => guide_name ?? nothing),
    sale: ({ sale }: PlanRow) => {
      const word = (setting: NonNullable<NonNullable<PlanRow['sale']>['after']> | null) =>
        setting === null ? t('asSchedule') : choiceOf(schedules.fields.state, setting, locale);
      return sale ? t('fromTo', { was: word(sale.before), is: word(sale.after) }) : '';
    },
    conflict: ({ conflict }: PlanRow) =>
      conflict ? t(`conflict.${conflict.code}`, { name: conflict.name }) : '',
    next: ({ next_boat }: PlanRow) => (next_boat ? t('nextBoat', { name: next_boat.boat_name }) : ''),
  };
}
