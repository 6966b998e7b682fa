import { fold } from '@leme/contract/kit/language/fold';
import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import { attendanceOf, isOwnSession } from '@leme/contract/manifest/rules';
import { onceFor } from '#kit/browser/once-for.ts';
import type { ManifestFilters } from './manifest-search.ts';

/** Whether a booking passes: `not-checked` is neither aboard nor absent, `present` everything but absent. */
export function matchesBooking(
  booking: Pick<ManifestBooking, 'checkin' | 'no_show'>,
  { checkin, no_show }: Pick<ManifestFilters, 'checkin' | 'no_show'>,
): boolean {
  const state = attendanceOf(booking);
  if (checkin === 'checked' && state !== 'checked_in') return false;
  if (checkin === 'not-checked' && state !== 'pending') return false;
  if (no_show === 'no-show') return state === 'no_show';
  return no_show === 'all' || state !== 'no_show';
}

export function countFilters({ guide, checkin, no_show }: ManifestFilters): number {
  return Number(guide !== undefined) + Number(checkin !== 'all') + Number(no_show !== 'all');
}

/** Whether a booking still owes; what the viewer may not see owes nothing. */
export function owes({ remaining_amount }: Pick<ManifestBooking, 'remaining_amount'>): boolean {
  return (remaining_amount ?? 0) > 0;
}

export type ShownSession = { session: ManifestSession; bookings: readonly ManifestBooking[] };

export type Looking = {
  filters: ManifestFilters;
  /** Who looks, for "meus passageiros". */
  fullName?: string | undefined;
};

/** Bookings that stay for now although a filter no longer wants them. */
type Kept = ReadonlySet<string>;

/** The sessions of one guide, or of the person who looks. */
export function sessionsFor(
  sessions: readonly ManifestSession[],
  { guide, mine }: Pick<ManifestFilters, 'guide' | 'mine'>,
  fullName = '',
): ManifestSession[] {
  return sessions.filter(
    (session) =>
      (guide === undefined || session.guide_name === guide) && (!mine || isOwnSession(session, fullName)),
  );
}

/** Which bookings are to be shown; asked once for all of a list. */
export function shownBy(
  { filters }: Pick<Looking, 'filters'>,
  kept?: Kept,
): (booking: ManifestBooking) => boolean {
  const isFound = searchedBy(filters.q ?? '');
  return (booking) => {
    if (!isFound(booking)) return false;
    if (kept?.has(booking.id)) return true;
    return matchesBooking(booking, filters) && (!filters.owes || owes(booking));
  };
}

/** How many bookings still owe. */
export function owingOf(sessions: readonly Pick<ManifestSession, 'bookings'>[]): number {
  return sessions.reduce((sum, { bookings }) => sum + owingAmong(bookings), 0);
}

const owingAmong = onceFor((bookings: readonly ManifestBooking[]) => bookings.filter(owes).length);

/** The sessions with the bookings to show; one without any is left out while a filter is set. */
export function filterSessions(
  sessions: readonly ManifestSession[],
  looking: Looking,
  kept?: Kept,
): ShownSession[] {
  const { filters, fullName } = looking;
  const filtered = countFilters(filters) > 0 || filters.owes || filters.mine || filters.q;
  const isShown = shownBy(looking, kept);
  return sessionsFor(sessions, filters, fullName)
    .map((session) => ({ session, bookings: session.bookings.filter(isShown) }))
    .filter(({ bookings }) => !filtered || bookings.length > 0);
}

/** The guides of the day by name, each once. */
export function guidesOf(sessions: readonly Pick<ManifestSession, 'guide_name'>[]): string[] {
  const names = sessions.flatMap(({ guide_name }) => guide_name ?? []);
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

type Searched = Pick<ManifestBooking, 'customer_name' | 'customer_phone' | 'code'>;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** What a booking is found by. Folding two thousand names a key is what a slow phone would feel. */
const wordsOf = onceFor(({ customer_name, customer_phone, code }: Searched) => ({
  name: fold(customer_name),
  code: fold(code),
  digits: digitsOf(customer_phone ?? ''),
}));

/** Tells the bookings people look for by name, code or the last digits of the telephone. */
export function searchedBy(typed: string): (booking: Searched) => boolean {
  const wanted = fold(typed);
  if (wanted === '') return () => true;
  const digits = digitsOf(wanted);
  const isPhone = digits.length >= 2 && /^[\d\s()+-]+$/.test(wanted);
  return (booking) => {
    const words = wordsOf(booking);
    return (
      (isPhone && words.digits.endsWith(digits)) || words.name.includes(wanted) || words.code.includes(wanted)
    );
  };
}
