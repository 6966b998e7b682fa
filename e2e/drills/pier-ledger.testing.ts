import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { type AttendanceState, attendanceOf, visibleState } from '@leme/contract/manifest/rules';
import { words } from './pier-guide.testing.ts';
import type { Seen, Shown } from './row-watch.testing.ts';

export type Logged = {
  id: string;
  booking_id: string;
  manifest_passenger_id: string;
  user_id: string | null;
  status: AttendanceState;
  bases: string[];
  /** When the device says it was pressed, epoch milliseconds. */
  pressedAt: number;
};

/** A line for everything that is not as it should be. */
export type Verdict = { lost: string[]; doubled: string[]; foreign: string[]; disagreeing: string[] };

type Hand = { id: string; taps: readonly Seen[] };

/**
 * Every press a page painted is in the log, once for everybody it meant and in its guide's name; nothing is there that
 * nobody pressed. All events of a press name its moment, which lies between the finger and the paint.
 */
export function compareTaps(
  guides: readonly Hand[],
  log: readonly Logged[],
  bookings: readonly ManifestBooking[],
): Omit<Verdict, 'disagreeing'> {
  const left = new Set(log);
  const lost: string[] = [];
  const doubled: string[] = [];
  // A press that was painted says when its events were made; one that changed nothing may not take them for its own.
  for (const { id: guide, taps } of guides)
    for (const tap of taps.toSorted((a, b) => Number(a.paintedAt === null) - Number(b.paintedAt === null))) {
      const line = `${guide} ${JSON.stringify(tap)}`;
      const events = [...left].filter((event) => event.user_id === guide && isOf(tap, event));
      for (const event of events) left.delete(event);
      const people = new Set(events.map((event) => event.manifest_passenger_id));
      if (people.size < events.length) doubled.push(line);
      const party = bookings.find(({ id }) => id === tap.booking)?.passengers ?? [];
      const missing = party.filter(({ id }) => !people.has(id));
      const isThere = people.size > 0 && missing.every(({ id }) => mayHaveBeenSo(tap, id, log));
      if (tap.paintedAt !== null && !isThere) lost.push(line);
    }
  return { lost, doubled, foreign: [...left].map((event) => JSON.stringify(event)) };
}

const isOf = (tap: Seen, { booking_id, status, pressedAt }: Logged) =>
  booking_id === tap.booking &&
  words[status] === tap.word &&
  pressedAt >= tap.at &&
  pressedAt <= (tap.paintedAt ?? tap.at + 10_000);

/** Of a party that was not all of one state some may have been so already, if anything ever said so of them. */
function mayHaveBeenSo({ before, word }: Seen, person: string, log: readonly Logged[]): boolean {
  if (before.partly === '' && before.status !== words.pending) return false;
  return log.some((event) => event.manifest_passenger_id === person && words[event.status] === word);
}

/** Where the API does not say what the contract's rule makes of the log, person by person. */
export function compareRule(log: readonly Logged[], bookings: readonly ManifestBooking[]): string[] {
  return bookings
    .flatMap(({ passengers }) => passengers)
    .flatMap(({ id, status }) => {
      const rule = visibleState(log.filter(({ manifest_passenger_id }) => manifest_passenger_id === id));
      return rule === status ? [] : [`${id}: the API says ${status}, the rule ${rule}`];
    });
}

/** Where a page does not show what the API says. */
export function comparePage(
  rows: Readonly<Record<string, Shown>>,
  bookings: readonly ManifestBooking[],
): string[] {
  return bookings.flatMap((booking) => {
    const total = booking.passengers.length;
    const aboard = booking.passengers.filter(({ status }) => status === 'checked_in').length;
    const partly = aboard > 0 && aboard < total ? `${aboard}/${total}` : '';
    const wanted = `${words[attendanceOf(booking)]} ${partly}`;
    const { status, partly: some } = rows[booking.id] ?? {};
    return wanted === `${status} ${some}` ? [] : [`${booking.id}: API ${wanted}, page ${status} ${some}`];
  });
}
