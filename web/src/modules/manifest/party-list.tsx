import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import type { ReactNode } from 'react';
import { cn } from '#ui/cn.ts';
import { PartyCard } from './party-card.tsx';
import type { Attendance } from './use-attendance.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export type PartyListProps = {
  bookings: readonly ManifestBooking[];
  date: string;
  attendance: Pick<Attendance, 'busy' | 'waiting' | 'fresh'>;
  className?: string | undefined;
  /** In place of the parties when there are none. */
  empty?: ReactNode | undefined;
};

/** Parties one below the other; one that leaves hands its focus to the next. */
export function PartyList({ bookings, date, attendance, className, empty }: PartyListProps) {
  const keepFocus = useKeptFocus();
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
}
