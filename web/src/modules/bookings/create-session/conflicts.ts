import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { fold } from '@leme/contract/kit/language/fold';
import type { SessionValues } from '../lazy/session-form/lazy/session-values.ts';

/** Minutes a product keeps its boats before and after it sails. */
export type Buffers = { before: number; after: number };
export type Conflict = {
  kind: 'boat' | 'guide' | 'sailor';
  name: string;
  session: SessionRow;
  /** They would fit without the time between two departures. */
  isTight: boolean;
};

const day = 1440;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** From when to when, in minutes of the day it begins; what ends before it begins ends on the next. */
function spanOf({ start_time, end_time }: { start_time: string; end_time: string }) {
  const [from, until] = [minutesOf(start_time), minutesOf(end_time)];
  return { from, until: until > from ? until : until + day };
}

/** What a session that is being typed meets of the same day: boats and people that are elsewhere then. */
export function conflictsOf(
  wish: SessionValues,
  others: readonly SessionRow[],
  buffersOf: (product_id: string | null) => Buffers,
): Conflict[] {
  const { start_time, end_time, date } = wish;
  if (!start_time || !end_time) return [];
  const own = spanOf({ start_time, end_time });
  const [guide, sailor] = [fold(wish.guide_name.trim()), fold(wish.sailor_name.trim())];
  return others
    .filter((other) => other.date === date && other.status !== 'cancelled')
    .flatMap((session): Conflict[] => {
      const its = spanOf(session);
      const isTogether = own.from < its.until && its.from < own.until;
      const [mine, theirs] = [buffersOf(wish.product_id), buffersOf(session.product_id)];
      const isBlocked =
        own.from - mine.before < its.until + theirs.after &&
        its.from - theirs.before < own.until + mine.after;
      const boats = session.boats.filter(({ id }) => wish.boat_ids.includes(id));
      const people = [
        ['guide', guide, session.guide_name],
        ['sailor', sailor, session.sailor_name],
      ] as const;
      return [
        ...(isBlocked
          ? boats.map(({ boat_name }) => ({
              kind: 'boat' as const,
              name: boat_name,
              session,
              isTight: !isTogether,
            }))
          : []),
        ...people.flatMap(([kind, typed, name]) =>
          isTogether && name && typed !== '' && fold(name) === typed
            ? [{ kind, name, session, isTight: false }]
            : [],
        ),
      ];
    });
}
