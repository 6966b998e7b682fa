import { createContext, use } from 'react';
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { fromIso, toIso } from '#ui/dates/iso-date.ts';
import { type CalendarLabels, classNames, options } from '#ui/dates/lazy/calendar.tsx';
import { cn } from '#ui/style/cn.ts';
import type { MonthGridProps } from '../month-grid-shapes.ts';

export type MonthDrawingProps = MonthGridProps & { locale: string; labels: CalendarLabels };

const Cells = createContext<MonthGridProps['cell']>(() => null);

const wide = {
  ...classNames,
  root: 'w-full tabular-nums',
  month_grid: 'w-full table-fixed border-separate border-spacing-0.5',
  weekday: 'h-6 font-normal text-muted-fg text-xs',
  day_button: 'h-13 w-full rounded-md border -outline-offset-2 hover:border-edge disabled:border-transparent',
  disabled: 'text-muted-fg [&>button]:cursor-not-allowed',
};

/** What is seen is shorter than what the day is called, which says all of it. */
function CellButton({ 'aria-label': said, ...props }: DayButtonProps) {
  const cell = use(Cells)(toIso(props.day.date));
  return (
    <DayButton {...props} className={cn(props.className, cell?.className)}>
      <span aria-hidden="true" className="block text-xs">
        {props.day.date.getDate()}
      </span>
      <span
        aria-hidden="true"
        className="block truncate font-semibold text-[clamp(0.6875rem,2.6vw,0.875rem)]"
      >
        {cell?.text ?? '\u00a0'}
      </span>
      <span className="sr-only">{said}</span>
    </DayButton>
  );
}

/** The month itself, by weeks. */
export function MonthDrawing({ month, onMonthChange, cell, onDay, ...common }: MonthDrawingProps) {
  const shared = options(common);
  const labelOf = (date: Date) => {
    const own = cell(toIso(date));
    return [shared.labels.labelDayButton(date), ...(own ? [own.spoken] : [])].join(', ');
  };
  return (
    <Cells value={cell}>
      <DayPicker
        {...shared}
        classNames={wide}
        showOutsideDays={false}
        month={fromIso(month) ?? new Date()}
        {...(common.min && { startMonth: fromIso(common.min) as Date })}
        {...(common.max && { endMonth: fromIso(common.max) as Date })}
        onMonthChange={(first) => onMonthChange(toIso(first))}
        onDayClick={(date) => onDay(toIso(date))}
        labels={{ ...shared.labels, labelDayButton: labelOf }}
        components={{ ...shared.components, DayButton: CellButton }}
      />
    </Cells>
  );
}
