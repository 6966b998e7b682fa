import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Popover } from '#ui/overlays/popover.tsx';
import { bookingsTexts } from '../texts/texts.ts';

const Calendar = lazy(async () => ({ default: (await import('#ui/dates/lazy/calendar.tsx')).Calendar }));

type DayPopoverProps = {
  value: string;
  today: string;
  onValueChange: (date: string) => void;
  trigger: ReactNode;
};

/** A month to choose the day from; its code comes with the first opening. */
export function DayPopover({ value, today, onValueChange, trigger }: DayPopoverProps) {
  const t = useText(bookingsTexts);
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <Popover name={t('pick')} open={open} onOpenChange={setOpen} className="p-0" trigger={trigger}>
      <Suspense fallback={<div className="h-71 w-76" />}>
        <Calendar
          value={value}
          today={today}
          locale={locale}
          labels={{ previous: t('previousMonth'), next: t('nextMonth') }}
          onValueChange={(date) => {
            setOpen(false);
            onValueChange(date);
          }}
        />
      </Suspense>
    </Popover>
  );
}
