import { shallow } from '@tanstack/react-store';
import { memo, type ReactNode } from 'react';
import { cn } from '#ui/style/cn.ts';
import { useRowFocus } from '../../../../rows/use-row-focus.ts';
import { PartyCard } from './party-card.tsx';

type Parties = {
  /** Their ids in the order they stand in. */
  bookings: readonly string[];
  date: string;
};

export type PartyListProps = Parties & {
  className?: string | undefined;
  /** In place of the parties when there are none. */
  empty?: ReactNode | undefined;
};

/** Parties that are drawn, and left out of sight, together: each by itself would cost a browser more than it saves. */
const together = 20;

/** What a party takes on the screen before it has been seen, with the gap below it. */
const usualPx = 184;

/** Parties one below the other; one that leaves hands its focus to the next. */
export const PartyList = memo(function PartyList({ bookings, className, empty, ...shown }: PartyListProps) {
  const keepFocus = useRowFocus();
  const groups = Array.from({ length: Math.ceil(bookings.length / together) }, (_, at) => at * together);
  return (
    <div {...keepFocus} className={cn('grid grid-cols-1 content-start gap-2', className)}>
      {groups.map((first) => (
        <PartyGroup
          key={first}
          {...shown}
          bookings={bookings.slice(first, first + together)}
          {...(bookings.length > together && { first, all: bookings.length })}
        />
      ))}
      {bookings.length === 0 && empty}
    </div>
  );
}, isSame);

type PartyGroupProps = Parties & {
  /** How many parties stand before these, and how many there are with them, where not all are here. */
  first?: number;
  all?: number;
};

/** Some of the parties, each of which is drawn by itself. */
const PartyGroup = memo(function PartyGroup({ bookings, date, first = 0, all }: PartyGroupProps) {
  return (
    <ul
      className="grid grid-cols-1 content-start gap-2 [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${bookings.length * usualPx}px` }}
    >
      {bookings.map((id, at) => (
        <PartyCard key={id} id={id} date={date} {...(all && { place: first + at + 1, all })} />
      ))}
    </ul>
  );
}, areSameParties);

/** What stands in place of no parties belongs to the whole day, and is drawn with it. */
function isSame(before: PartyListProps, after: PartyListProps): boolean {
  return after.bookings.length > 0 && before.className === after.className && areSameParties(before, after);
}

function areSameParties(before: Parties & { all?: number }, after: Parties & { all?: number }): boolean {
  return before.date === after.date && before.all === after.all && shallow(before.bookings, after.bookings);
}
