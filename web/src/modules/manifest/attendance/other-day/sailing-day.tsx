import { Clock } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { useDayName } from '#modules/bookings/public.tsx';
import { cn } from '#ui/style/cn.ts';
import { manifestTexts } from '../../texts/texts.ts';

export type SailingDayProps = { date: string; today: string; className?: string | undefined };

/** The day a departure sails: plain when it is today, amber and in words when it is not. */
export function SailingDay({ date, today, className }: SailingDayProps) {
  const t = useText(manifestTexts);
  const { word, weekday, numbers } = useDayName(date, today);
  const day = `${weekday}, ${numbers}`;
  if (date === today) {
    return (
      <span className={className}>
        <strong>{word}</strong>, {day}
      </span>
    );
  }
  return (
    <span
      className={cn(
        'inline-flex w-fit items-start gap-1.5 rounded-sm bg-warning-tint py-0.5 ps-1.5 pe-2 font-semibold text-warning tabular-nums',
        className,
      )}
    >
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>
        {word ?? t('notToday')} · {day}
      </span>
    </span>
  );
}
