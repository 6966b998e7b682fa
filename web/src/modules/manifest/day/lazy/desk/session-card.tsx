import { memo, useId } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Card } from '#ui/layout/card.tsx';
import type { Attendance } from '../../../attendance/use-attendance.ts';
import type { ShownSession } from '../../../filter/manifest-filters.ts';
import { areSameRows } from '../../../rows/same-rows.ts';
import { SessionHead } from '../../../session/session-head.tsx';
import { manifestTexts } from '../../../texts/texts.ts';
import { BookingsTable } from './bookings-table.tsx';

export type SessionCardProps = ShownSession &
  Pick<Attendance, 'busy' | 'waiting' | 'fresh'> & {
    now: number;
    onCsv: (sessionId: string) => void;
  };

/** What a row takes on the screen, and a card besides, so that cards out of sight keep their place unmeasured. */
const rowPx = 44;
const restPx = 130;

/** One session of the day with its bookings. */
export const SessionCard = memo(function SessionCard({
  session,
  bookings,
  now,
  onCsv,
  ...rows
}: SessionCardProps) {
  const t = useText(manifestTexts);
  const headingId = useId();
  const n = session.bookings.length;
  return (
    <Card
      id={`session-${session.id}`}
      aria-labelledby={`${headingId} ${headingId}-time`}
      className="scroll-mt-20 overflow-hidden [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${heightOf({ bookings })}px` }}
    >
      <SessionHead session={session} now={now} headingId={headingId} onCsv={onCsv} />
      {bookings.length > 0 ? (
        <BookingsTable session={session} bookings={bookings} {...rows} />
      ) : (
        <p className="border-t px-4 py-3 text-muted-fg">{t('noBookings')}</p>
      )}
      {bookings.length > 0 && bookings.length < n && (
        <p className="border-t px-4 py-2 text-muted-fg text-xs tabular-nums">
          {t('hidden', { shown: bookings.length, n })}
        </p>
      )}
    </Card>
  );
}, isSame);

/** About how high a session's card is. */
export function heightOf({ bookings }: Pick<ShownSession, 'bookings'>): number {
  return restPx + rowPx * bookings.length;
}

/** A card is drawn again when its own session or one of its own rows changed, not when some other card did. */
function isSame(before: SessionCardProps, after: SessionCardProps): boolean {
  return (
    before.session === after.session &&
    before.now === after.now &&
    before.onCsv === after.onCsv &&
    areSameRows(before, after)
  );
}
