type BookingRef = { code: string; session_id: string; date: string };

/** Where a booking is looked at: among the people of its departure, found by its code. */
export function bookingPlace({ code, session_id, date }: BookingRef): string {
  return `/passenger-manifest?${new URLSearchParams({ date, session: session_id, q: code })}`;
}
