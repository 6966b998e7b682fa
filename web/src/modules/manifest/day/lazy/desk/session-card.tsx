import { memo, useId } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Card } from '#ui/layout/card.tsx';
import { useOfDay, useSessionOfDay, useShownBookings } from '../../../attendance/painted/use-day.ts';
import type { Looking } from '../../../filter/manifest-filters.ts';
import { SessionHead } from '../../../session/session-head.tsx';
import { manifestTexts } from '../../../texts/texts.ts';
import { BookingsTable } from './bookings-table.tsx';

export type SessionCardProps = {
  /** The session. */
  id: string;
  looking: Looking;
  /** Whether its rows are to be drawn yet; its place is kept. */
  isNear: boolean;
  onCsv: (sessionId: string) => void;
};

/** What a row takes on the screen, and a card besides, so that cards out of sight keep their place unmeasured. */
const rowPx = 44;
const restPx = 130;

/** One session of the day with its bookings. */
export const SessionCard = memo(function SessionCard({ id, looking, isNear, onCsv }: SessionCardProps) {
  const bookings = useShownBookings(id, looking);
  const height = restPx + rowPx * bookings.length;
  const headingId = useId();
  if (!isNear) return <div style={{ height }} />;
  return (
    <Card
      id={`session-${id}`}
      aria-labelledby={`${headingId} ${headingId}-time`}
      className="scroll-mt-20 overflow-hidden [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${height}px` }}
    >
      <Head id={id} headingId={headingId} onCsv={onCsv} />
      {bookings.length > 0 && <BookingsTable sessionId={id} bookings={bookings} />}
      <Rest id={id} shown={bookings.length} />
    </Card>
  );
});

function Head({ id, ...props }: { id: string; headingId: string; onCsv: (sessionId: string) => void }) {
  const session = useSessionOfDay(id);
  return session && <SessionHead session={session} {...props} />;
}

/** That there is nobody, or that not everybody is shown. */
function Rest({ id, shown }: { id: string; shown: number }) {
  const t = useText(manifestTexts);
  const n = useOfDay(({ day }) => day.data.find((session) => session.id === id)?.bookings.length) ?? 0;
  if (shown === 0) return <p className="border-t px-4 py-3 text-muted-fg">{t('noBookings')}</p>;
  if (shown === n) return null;
  return <p className="border-t px-4 py-2 text-muted-fg text-xs tabular-nums">{t('hidden', { shown, n })}</p>;
}
