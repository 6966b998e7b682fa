import { Calendar as CalendarIcon, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { controlStyle } from '#ui/field/text-input.tsx';
import { bookingsTexts } from '../texts/texts.ts';
import { addDays } from './civil-day.ts';
import { DayPopover } from './day-popover.tsx';
import { useDayName } from './use-day-name.ts';

export type DateBarProps = {
  /** The day shown, ISO. */
  date: string;
  today: string;
  onDateChange: (date: string) => void;
  compact: boolean;
  /** The arrows are called after the weeks they go on by. */
  isWeek?: boolean | undefined;
  /** Controls after the arrows. */
  children?: ReactNode | undefined;
};

/** "Hoje", the arrows and the calendar of a screen that shows one day. */
export function DateBar(props: DateBarProps) {
  return props.compact ? <PhoneBar {...props} /> : <WideBar {...props} />;
}

function WideBar({ date, today, onDateChange, isWeek, children }: DateBarProps) {
  const t = useText(bookingsTexts);
  const { longDate } = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" aria-pressed={date === today} onClick={() => onDateChange(today)}>
        {t('today')}
      </Button>
      <Step date={date} by={-1} onDateChange={onDateChange} isWeek={isWeek} />
      <DayPopover
        value={date}
        today={today}
        onValueChange={onDateChange}
        trigger={
          <button
            type="button"
            aria-label={t('pickNamed', { date: longDate(date) })}
            className={controlStyle('sm', 'w-auto min-w-70 tabular-nums')}
          >
            <CalendarIcon aria-hidden="true" className="size-4 shrink-0 text-muted-fg" strokeWidth={1.75} />
            {longDate(date)}
          </button>
        }
      />
      <Step date={date} by={1} onDateChange={onDateChange} isWeek={isWeek} />
      {children}
    </div>
  );
}

function PhoneBar({ date, today, onDateChange, isWeek, children }: DateBarProps) {
  const t = useText(bookingsTexts);
  const { longDate } = useFormat();
  const { word, weekday, numbers } = useDayName(date, today);
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1">
        <Step date={date} by={-1} onDateChange={onDateChange} isWeek={isWeek} large />
        <DayPopover
          value={date}
          today={today}
          onValueChange={onDateChange}
          trigger={
            <button
              type="button"
              className="min-h-14 min-w-0 flex-1 rounded-md text-center text-base leading-5"
            >
              <strong className="block">{word ?? weekday}</strong>
              <span className="text-muted-fg tabular-nums">
                {word && `${weekday}, `}
                {numbers}
              </span>
              <span className="sr-only">{t('pickNamed', { date: longDate(date) })}</span>
            </button>
          }
        />
        <Step date={date} by={1} onDateChange={onDateChange} isWeek={isWeek} large />
        {children}
      </div>
      {date !== today && (
        <Button size="touch" block onClick={() => onDateChange(today)}>
          {t('today')}
        </Button>
      )}
    </div>
  );
}

type StepProps = Pick<DateBarProps, 'date' | 'onDateChange' | 'isWeek'> & { by: -1 | 1; large?: boolean };

function Step({ date, by, onDateChange, isWeek, large }: StepProps) {
  const t = useText(bookingsTexts);
  const Arrow = by < 0 ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      name={t(by < 0 ? (isWeek ? 'previousWeek' : 'previousDay') : isWeek ? 'nextWeek' : 'nextDay')}
      variant={large ? 'quiet' : 'plain'}
      size={large ? 'touch' : 'sm'}
      className={large ? 'aspect-auto w-12 text-fg' : undefined}
      icon={<Arrow className={large ? 'size-6' : 'size-4'} strokeWidth={1.75} />}
      onClick={() => onDateChange(addDays(date, by))}
    />
  );
}
