import { useId } from 'react';
import { useText } from '#kit/i18n.ts';
import { Card } from '#ui/card.tsx';
import { BookingsTable } from './bookings-table.tsx';
import type { ShownSession } from './manifest-filters.ts';
import { manifestMessages } from './messages.ts';
import { SessionHead } from './session-head.tsx';
import type { Attendance } from './use-attendance.ts';

export type SessionCardProps = ShownSession & { now: number; attendance: Attendance };

/** One session of the day with its bookings. */
export function SessionCard({ session, bookings, now, attendance }: SessionCardProps) {
  const t = useText(manifestMessages);
  const headingId = useId();
  const n = session.bookings.length;
  return (
    <Card aria-labelledby={`${headingId} ${headingId}-time`} className="overflow-hidden">
      <SessionHead session={session} now={now} headingId={headingId} />
      {bookings.length > 0 ? (
        <BookingsTable session={session} bookings={bookings} attendance={attendance} />
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
}
