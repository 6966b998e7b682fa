import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import { onceFor } from '#kit/browser/once-for.ts';

/** What stands for the fares of a booking nobody listed the passengers of. */
export const unlisted = '1 Adult';

type Party = Pick<ManifestBooking, 'booking_passengers'> & Partial<Pick<ManifestBooking, 'passengers'>>;

/** How many stand on the list of a booking without fares: a group sold by its size, else one. */
const sizeOf = ({ passengers = [] }: Party) => Math.max(1, passengers.length);

export function isUnlisted(booking: Party): boolean {
  return booking.booking_passengers.length === 0 && sizeOf(booking) === 1;
}

/** `2 Adulto / 1 Criança`; of a group how many they are. */
export function passengersText(
  booking: Party,
  noLabel: string,
  groupOf: (count: number) => string = String,
): string {
  if (isUnlisted(booking)) return unlisted;
  if (booking.booking_passengers.length === 0) return groupOf(sizeOf(booking));
  return booking.booking_passengers
    .map(({ quantity, label }) => `${quantity} ${label ?? noLabel}`)
    .join(' / ');
}

/** People of a booking; one without listed passengers counts as many as stand on its list. */
export function peopleOf(booking: Party): number {
  if (booking.booking_passengers.length === 0) return sizeOf(booking);
  return booking.booking_passengers.reduce((sum, { quantity }) => sum + quantity, 0);
}

export type Attendance = { aboard: number; absent: number; total: number };

/** Who is neither aboard nor absent. */
export function missingOf({ aboard, absent, total }: Attendance): number {
  return total - aboard - absent;
}

const attendanceOfPeople = (passengers: ManifestBooking['passengers']): Attendance => ({
  aboard: passengers.filter(({ status }) => status === 'checked_in').length,
  absent: passengers.filter(({ status }) => status === 'no_show').length,
  total: passengers.length,
});

export function attendanceOfBooking({ passengers }: Pick<ManifestBooking, 'passengers'>): Attendance {
  return attendanceOfPeople(passengers);
}

/** Whether only some of a booking are aboard: shown as `3 de 5 a bordo`. */
export function isPartlyAboard({ aboard, total }: Attendance): boolean {
  return aboard > 0 && aboard < total;
}

/** Whether some of a booking are aboard or absent and others are waited for. */
export function isPartlySettled(attendance: Attendance): boolean {
  const missing = missingOf(attendance);
  return missing > 0 && missing < attendance.total;
}

/** Who has a birthday on the day they sail; nobody where birth dates may not be seen. */
export function birthdays(
  { passengers, customer_name }: Pick<ManifestBooking, 'passengers' | 'customer_name'>,
  date: string,
): string[] {
  return passengers
    .filter(({ birth_date }) => birth_date?.slice(5, 10) === date.slice(5, 10))
    .map(({ name }) => name ?? customer_name);
}

/** The last who was checked in or marked absent, for "undo": what, when and by whom. */
export function lastMark({ passengers }: Pick<ManifestBooking, 'passengers'>) {
  const marked = passengers.filter(({ status, status_at }) => status !== 'pending' && status_at !== null);
  return marked.reduce<(typeof marked)[number] | null>(
    (latest, each) =>
      latest && Date.parse(latest.status_at ?? '') >= Date.parse(each.status_at ?? '') ? latest : each,
    null,
  );
}

export type SessionTotals = Attendance & { bookings: number; people: number; pending: number | null };

type Bookings = ManifestSession['bookings'];

/** What several sessions add up to; `pending` is null where the viewer may see the money of none. */
export function totalsOfDay(sessions: readonly Pick<ManifestSession, 'bookings'>[]): SessionTotals {
  const all = sessions.map(totalsOf).filter(({ bookings }) => bookings > 0);
  const sum = (count: (totals: SessionTotals) => number) =>
    all.reduce((total, each) => total + count(each), 0);
  const unseen = all.length > 0 && all.every(({ pending }) => pending === null);
  return {
    aboard: sum(({ aboard }) => aboard),
    absent: sum(({ absent }) => absent),
    total: sum(({ total }) => total),
    bookings: sum(({ bookings }) => bookings),
    people: sum(({ people }) => people),
    pending: unseen ? null : sum(({ pending }) => Math.round((pending ?? 0) * 100)) / 100,
  };
}

/** What a session's head says of all its bookings; `pending` is null where the viewer may not see money. */
export function totalsOf({ bookings }: Pick<ManifestSession, 'bookings'>): SessionTotals {
  return totalsOfBookings(bookings);
}

const totalsOfBookings = onceFor((bookings: Bookings): SessionTotals => {
  const amounts = bookings.map(({ remaining_amount }) => remaining_amount);
  const cents = amounts.reduce<number>(
    (sum, amount) => sum + Math.max(0, Math.round((amount ?? 0) * 100)),
    0,
  );
  const unseen = amounts.length > 0 && amounts.every((amount) => amount === null);
  return {
    ...attendanceOfPeople(bookings.flatMap(({ passengers }) => passengers)),
    bookings: bookings.length,
    people: bookings.reduce((sum, booking) => sum + peopleOf(booking), 0),
    pending: unseen ? null : cents / 100,
  };
});
