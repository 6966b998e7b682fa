import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type DateRange, DayPicker, type Matcher } from 'react-day-picker';
import { firstWeekday } from '../first-weekday.ts';
import { fromIso, toIso } from '../iso-date.ts';

export type IsoRange = { from: string; to: string };

export type CalendarLabels = { previous: string; next: string };

export type Common = {
  /** Language tag for month and day names. */
  locale: string;
  labels: CalendarLabels;
  min?: string | undefined;
  max?: string | undefined;
  today?: string | undefined;
};

const cell = 'p-0 text-center';
export const classNames = {
  root: 'w-fit p-3 tabular-nums',
  months: 'relative',
  month_caption: 'mb-2 flex h-7 items-center justify-center font-semibold max-md:h-11',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: 'grid size-7 place-items-center rounded-sm text-muted-fg hover:bg-muted max-md:size-11',
  button_next: 'grid size-7 place-items-center rounded-sm text-muted-fg hover:bg-muted max-md:size-11',
  month_grid: 'border-separate border-spacing-x-0 border-spacing-y-0.5',
  weekday: 'h-6 w-10 font-normal text-muted-fg text-xs',
  day: cell,
  day_button: 'h-8 w-10 rounded-md -outline-offset-2 hover:bg-muted max-md:h-11 max-md:w-11',
  outside: 'text-muted-fg',
  today: '[&>button]:font-semibold [&>button]:underline [&>button]:underline-offset-4',
  disabled: 'text-edge [&>button]:cursor-not-allowed [&>button]:line-through [&>button]:hover:bg-transparent',
  selected: '[&>button]:bg-brand [&>button]:font-semibold [&>button]:text-on-brand',
  range_start: '[&>button]:rounded-e-none',
  range_middle:
    '[&>button]:!rounded-none [&>button]:!bg-selected [&>button]:!font-normal [&>button]:!text-fg',
  range_end: '[&>button]:rounded-md',
};

/** What every month is drawn with. */
export function options({ locale, labels, min, max, today }: Common) {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const longWeekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  const [before, after] = [fromIso(min), fromIso(max)];
  const disabled: Matcher[] = [...(before ? [{ before }] : []), ...(after ? [{ after }] : [])];
  const now = fromIso(today);
  return {
    classNames,
    disabled,
    showOutsideDays: true,
    fixedWeeks: false,
    weekStartsOn: firstWeekday(),
    ...(now ? { today: now } : {}),
    formatters: {
      formatCaption: (date: Date) => month.format(date),
      formatWeekdayName: (date: Date) => weekday.format(date).replace('.', ''),
    },
    labels: {
      labelPrevious: () => labels.previous,
      labelNext: () => labels.next,
      labelNav: () => '',
      labelGrid: (date: Date) => month.format(date),
      labelWeekday: (date: Date) => longWeekday.format(date),
      labelDayButton: (date: Date) => day.format(date),
    },
    components: { Chevron },
  };
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />;
}

export type CalendarProps = Common & { value: string | null; onValueChange: (iso: string) => void };

/** A month to choose one day from. */
export function Calendar({ value, onValueChange, ...common }: CalendarProps) {
  const selected = fromIso(value);
  return (
    <DayPicker
      {...options(common)}
      mode="single"
      autoFocus
      selected={selected}
      {...(selected ? { defaultMonth: selected } : {})}
      onSelect={(date) => onValueChange(date ? toIso(date) : (value ?? ''))}
    />
  );
}

export type RangeCalendarProps = Common & {
  value: IsoRange | null;
  onValueChange: (range: IsoRange) => void;
};

/** A month to choose a first and a last day from. */
export function RangeCalendar({ value, onValueChange, ...common }: RangeCalendarProps) {
  const from = fromIso(value?.from);
  const selected: DateRange | undefined = from ? { from, to: fromIso(value?.to) } : undefined;
  return (
    <DayPicker
      {...options(common)}
      mode="range"
      autoFocus
      selected={selected}
      {...(from ? { defaultMonth: from } : {})}
      onSelect={(range) => {
        if (range?.from) onValueChange({ from: toIso(range.from), to: toIso(range.to ?? range.from) });
      }}
    />
  );
}
