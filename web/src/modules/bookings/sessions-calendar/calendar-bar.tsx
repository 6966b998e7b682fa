import type { Calendar } from '@leme/contract/bookings/availability/calendar-endpoints';
import { sessionStates } from '@leme/contract/bookings/rules';
import { Printer, RefreshCw } from 'lucide-react';
import { CreateButton } from '#kit/list/create/create-button.tsx';
import { CreateKeys } from '#kit/list/create/create-keys.ts';
import { type Filter, oneValue } from '#kit/list/filter/filter.ts';
import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { usePageStar } from '#kit/shell/page-star.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { addDays } from '../days/civil-day.ts';
import { DateBar } from '../days/date-bar.tsx';
import { SessionsLink } from '../session/sessions-link.tsx';
import { bookingsTexts } from '../texts/texts.ts';
import { choicesOf, noBoat } from './calendar-rows.ts';
import type { CalendarSearch, CalendarView } from './calendar-search.ts';
import { sessionsCalendarTexts } from './texts/texts.ts';

export type CalendarBarProps = {
  calendar: Calendar | undefined;
  search: CalendarSearch;
  view: CalendarView;
  days: { from: string; to: string };
  date: string;
  today: string;
  compact: boolean;
  refreshing: boolean;
  onRefresh: () => void;
  onChange: (part: Partial<CalendarSearch>) => void;
  onDateChange: (date: string) => void;
  onCreate: (() => void) | undefined;
};

const sign = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** Title, the days, what is shown of them, and the one primary action. */
export function CalendarBar(props: CalendarBarProps) {
  const { view, days, date, today, compact, onDateChange, onCreate } = props;
  const t = useText(sessionsCalendarTexts);
  const words = useText(bookingsTexts);
  const kit = useText(kitTexts);
  const format = useFormat();
  const star = usePageStar();
  const filters = useFilters(props);
  const isWeek = view === 'week';
  const step = (day: string) => {
    const by = [addDays(date, -1), addDays(date, 1)].indexOf(day);
    onDateChange(isWeek && by >= 0 ? addDays(date, by === 0 ? -7 : 7) : day);
  };
  const selects = props.calendar && (
    <div className={compact ? 'grid grid-cols-2 gap-2' : 'flex flex-wrap gap-2'}>
      <FilterSelects filters={filters} tall={compact} />
    </div>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={
          isWeek
            ? t('week', { from: format.date(days.from), to: format.date(days.to) })
            : format.longDate(date)
        }
        star={<span className="max-md:hidden">{star}</span>}
        actions={
          <span className="flex flex-wrap items-center gap-2 print:hidden">
            {compact ? (
              <IconButton
                name={kit('refresh')}
                size="touch"
                icon={<RefreshCw {...sign} className="size-6" />}
                onClick={props.onRefresh}
              />
            ) : (
              <>
                <SessionsLink date={date} />
                <Button variant="quiet" onClick={() => window.print()}>
                  <Printer {...sign} className="size-4" />
                  {kit('print')}
                </Button>
                <Button variant="quiet" busy={props.refreshing} onClick={props.onRefresh}>
                  <RefreshCw {...sign} className="size-4" />
                  {kit('refresh')}
                </Button>
              </>
            )}
            <CreateButton
              label={words('newSession')}
              reason={onCreate ? null : t('mayNotCreate')}
              onCreate={() => onCreate?.()}
            />
          </span>
        }
      />
      {onCreate && (
        <CreateKeys id="calendar.new" label={words('newSession')} icon="calendar-plus" onCreate={onCreate} />
      )}
      <div className="grid grid-cols-1 gap-3 print:hidden">
        <DateBar date={date} today={today} onDateChange={step} compact={compact} isWeek={isWeek}>
          {!compact && (
            <span className="ms-auto flex flex-wrap items-center gap-2">
              {selects}
              <Views {...props} />
            </span>
          )}
        </DateBar>
        {compact && <Views {...props} />}
        {compact && selects}
      </div>
    </>
  );
}

function Views({ view, onChange }: Pick<CalendarBarProps, 'view' | 'onChange'>) {
  const t = useText(sessionsCalendarTexts);
  return (
    <Segmented
      name={t('period')}
      value={view}
      onValueChange={(next) => onChange({ view: next === 'week' ? 'week' : undefined })}
      options={[
        { value: 'day', label: t('day') },
        { value: 'week', label: t('weekView') },
      ]}
    />
  );
}

function useFilters({ calendar, search, onChange }: CalendarBarProps): Filter[] {
  const t = useText(sessionsCalendarTexts);
  const states = { available: t('available'), occupied: t('full'), cancelled: t('calledOff') };
  if (!calendar) return [];
  const { products, boats, guides } = choicesOf(calendar);
  return [
    {
      id: 'product',
      label: t('product'),
      values: oneValue(search.product),
      options: products,
      onChange: ([product]) => onChange({ product }),
    },
    {
      id: 'boat',
      label: t('boat'),
      values: oneValue(search.boat),
      options: [{ value: noBoat, label: t('noBoat') }, ...boats],
      onChange: ([boat]) => onChange({ boat }),
    },
    {
      id: 'guide',
      label: t('guide'),
      values: oneValue(search.guide),
      options: guides,
      onChange: ([guide]) => onChange({ guide }),
    },
    {
      id: 'status',
      label: t('status'),
      values: oneValue(search.status),
      options: sessionStates.map((state) => ({ value: state, label: states[state] })),
      onChange: ([value]) => onChange({ status: sessionStates.find((state) => state === value) }),
    },
  ];
}
