import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { memo, type ReactNode } from 'react';
import { cn } from '#ui/style/cn.ts';
import type { Attendance } from '../../../../attendance/use-attendance.ts';
import { areSameRows } from '../../../../rows/same-rows.ts';
import { useRowFocus } from '../../../../rows/use-row-focus.ts';
import { PartyCard } from './party-card.tsx';

export type PartyListProps = {
  bookings: readonly ManifestBooking[];
  date: string;
  attendance: Pick<Attendance, 'busy' | 'waiting' | 'fresh'>;
  className?: string | undefined;
  /** In place of the parties when there are none. */
  empty?: ReactNode | undefined;
};

/** Parties one below the other; one that leaves hands its focus to the next. */
export const PartyList = memo(function PartyList({
  bookings,
  date,
  attendance,
  className,
  empty,
}: PartyListProps) {
  const keepFocus = useRowFocus();
  return (
    <div {...keepFocus}>
      <ul className={cn('grid grid-cols-1 content-start gap-2', className)}>
        {bookings.map((booking) => (
          <PartyCard
            key={booking.id}
            booking={booking}
            date={date}
            busy={attendance.busy.has(booking.id)}
            waiting={attendance.waiting.has(booking.id)}
            fresh={attendance.fresh.has(booking.id)}
          />
        ))}
        {bookings.length === 0 && <li>{empty}</li>}
      </ul>
    </div>
  );
}, isSame);

/** What stands in place of no parties belongs to the whole day, and is drawn with it. */
function isSame(before: PartyListProps, after: PartyListProps): boolean {
  if (after.bookings.length === 0) return false;
  return (
    before.date === after.date &&
    before.className === after.className &&
    areSameRows(
      { ...before.attendance, bookings: before.bookings },
      { ...after.attendance, bookings: after.bookings },
    )
  );
}
