import { createContext, use } from 'react';
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { cn } from '../../style/cn.ts';
import { fromIso, toIso } from '../iso-date.ts';
import { type Common, classNames, options } from './calendar.tsx';

/** What stands below a day; `spoken` is added to what its button is called, `className` tints it. */
export type DayFigure = { text: string; spoken: string; className?: string | undefined };

export type MonthOfFiguresProps = Common & {
  /** A day of the month that is shown. */
  month: string;
  onMonthChange: (firstDay: string) => void;
  figureOf: (iso: string) => DayFigure | null;
  onDay: (iso: string) => void;
};

const Figures = createContext<MonthOfFiguresProps['figureOf']>(() => null);

const wide = {
  ...classNames,
  root: 'w-full tabular-nums',
  month_grid: 'w-full table-fixed border-separate border-spacing-0.5',
  weekday: 'h-6 font-normal text-muted-fg text-xs',
  day_button: 'h-13 w-full rounded-md border -outline-offset-2 hover:border-edge disabled:border-transparent',
  disabled: 'text-muted-fg [&>button]:cursor-not-allowed',
};

/** What is seen is shorter than what the day is called, which says all of it. */
function FigureButton({ 'aria-label': said, ...props }: DayButtonProps) {
  const figure = use(Figures)(toIso(props.day.date));
  return (
    <DayButton {...props} className={cn(props.className, figure?.className)}>
      <span aria-hidden="true" className="block text-xs">
        {props.day.date.getDate()}
      </span>
      <span
        aria-hidden="true"
        className="block truncate font-semibold text-[clamp(0.6875rem,2.6vw,0.875rem)]"
      >
        {figure?.text ?? '\u00a0'}
      </span>
      <span className="sr-only">{said}</span>
    </DayButton>
  );
}

/** A month with a figure on each of its days; a day is a button. */
export function MonthOfFigures({ month, onMonthChange, figureOf, onDay, ...common }: MonthOfFiguresProps) {
  const shared = options(common);
  const labelOf = (date: Date) => {
    const figure = figureOf(toIso(date));
    return [shared.labels.labelDayButton(date), ...(figure ? [figure.spoken] : [])].join(', ');
  };
  return (
    <Figures value={figureOf}>
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
        components={{ ...shared.components, DayButton: FigureButton }}
      />
    </Figures>
  );
}
