import { fold } from '@leme/contract/kit/fold';
import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import { attendanceOf, isOwnSession } from '@leme/contract/manifest/rules';
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
  /** Bookings that stay for now although a filter no longer wants them. */
  kept?: ReadonlySet<string> | undefined;
  /** Who looks, for "meus passageiros". */
  fullName?: string | undefined;
};

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

export function isShown(booking: ManifestBooking, { filters, kept }: Looking): boolean {
  if (!isSearched(booking, filters.q ?? '')) return false;
  if (kept?.has(booking.id)) return true;
  return matchesBooking(booking, filters) && (!filters.owes || owes(booking));
}

/** The sessions with the bookings to show; one without any is left out while a filter is set. */
export function filterSessions(sessions: readonly ManifestSession[], looking: Looking): ShownSession[] {
  const { filters, fullName } = looking;
  const filtered = countFilters(filters) > 0 || filters.owes || filters.mine || filters.q;
  return sessionsFor(sessions, filters, fullName)
    .map((session) => ({
      session,
      bookings: session.bookings.filter((booking) => isShown(booking, looking)),
    }))
    .filter(({ bookings }) => !filtered || bookings.length > 0);
}

/** The guides of the day by name, each once. */
export function guidesOf(sessions: readonly Pick<ManifestSession, 'guide_name'>[]): string[] {
  const names = sessions.flatMap(({ guide_name }) => guide_name ?? []);
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
/** Whether a booking is the one people look for by name, code or the last digits of the telephone. */
export function isSearched(
  booking: Pick<ManifestBooking, 'customer_name' | 'customer_phone' | 'code'>,
  typed: string,
): boolean {
  const wanted = fold(typed);
  if (wanted === '') return true;
  const digits = digitsOf(wanted);
  const isPhone = digits.length >= 2 && /^[\d\s()+-]+$/.test(wanted);
  if (isPhone && digitsOf(booking.customer_phone ?? '').endsWith(digits)) return true;
  return fold(booking.customer_name).includes(wanted) || fold(booking.code).includes(wanted);
}
