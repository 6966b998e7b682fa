import { useText } from '#kit/text/i18n.ts';
import { useOfDay } from '../attendance/painted/use-day.ts';
import { type Looking, sessionsFor } from '../filter/manifest-filters.ts';
import { totalsOfDay } from '../party/party.ts';
import { BoardingMeter, BoardingText, Debt } from '../session/session-head.tsx';
import { manifestTexts } from '../texts/texts.ts';

/** How far boarding is over all sessions in view, and what they still owe. */
export function DayTotals({ filters, fullName }: Looking) {
  const t = useText(manifestTexts);
  const totals = useOfDay(({ day }) => totalsOfDay(sessionsFor(day.data, filters, fullName)));
  if (!totals || totals.bookings === 0) return null;
  return (
    <section aria-label={t('ofDay')} className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:text-base">
      <BoardingMeter totals={totals} className="w-40 max-md:w-full" />
      <span>
        <span className="text-muted-fg">{t('ofDay')}</span> <BoardingText totals={totals} />
      </span>
      <Debt label={t('pendingOfDay')} amount={totals.pending} />
    </section>
  );
}
