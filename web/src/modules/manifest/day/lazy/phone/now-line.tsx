import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useAt } from '#modules/bookings/public.tsx';
import { manifestTexts } from '../../../texts/texts.ts';

/** The line of the hour between the departures of today. */
export function NowLine() {
  const t = useText(manifestTexts);
  const { time } = useFormat();
  const hour = useAt((now) => time(new Date(now)));
  return (
    <p className="flex items-center gap-2 font-semibold text-base text-danger-text tabular-nums before:h-0.5 before:w-2 before:bg-danger-fill after:h-0.5 after:flex-1 after:bg-danger-fill">
      {t('now', { time: hour })}
    </p>
  );
}
