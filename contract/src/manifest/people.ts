import { boardedBoat } from '../bookings/rules.ts';
import type { ManifestBooking, ManifestPassenger } from './endpoints.ts';

const letters = 'ABCD';

/** The seat label of the n-th person (from 0) of a session: row number and letter, four a row: 1A 1B 1C 1D 2A. */
export function seatLabel(index: number): string {
  return `${Math.floor(index / letters.length) + 1}${letters.charAt(index % letters.length)}`;
}

/** One line of the manifest. `name` is null for a companion nobody named, whom `companion` numbers from 1. */
export type ManifestPerson = {
  passenger: ManifestPassenger;
  booking: ManifestBooking;
  name: string | null;
  companion: number;
  /** The fare's label; null where the fare is unknown. */
  label: string | null;
  seat: string;
  /** The boat the person boards. */
  boat_id: string | null;
};

type Manifest = { bookings: readonly ManifestBooking[]; boats: readonly { id: string }[] };

/** Everybody of a session in the order of boarding lists: by booking, the customer first, with running seat labels. */
export function manifestPeople({ bookings, boats }: Manifest): ManifestPerson[] {
  return bookings
    .flatMap((booking) =>
      booking.passengers.map((passenger, companion) => ({
        passenger,
        boat_id: boardedBoat(boats, passenger),
        booking,
        companion,
        name: passenger.name ?? (companion === 0 ? booking.customer_name : null),
        label:
          booking.booking_passengers.find(({ id }) => id === passenger.booking_passenger_id)?.label ?? null,
      })),
    )
    .map((person, index) => ({ ...person, seat: seatLabel(index) }));
}
