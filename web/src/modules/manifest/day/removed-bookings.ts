import type { PassengerManifest } from '@leme/contract/manifest/endpoints';

type Left = { id: string; name: string };
export type Removed = { bookings: readonly Left[]; sessions: readonly string[] };

export const nothingRemoved: Removed = { bookings: [], sessions: [] };

/** What left the day between two looks at it, with what had left before and has not come back. */
export function diffRemoved(
  before: PassengerManifest | undefined,
  after: PassengerManifest | undefined,
  known: Removed,
): Removed {
  if (!before || !after) return known;
  const present = new Set(after.data.flatMap(({ bookings }) => bookings.map(({ id }) => id)));
  const sessions = new Set(after.data.map(({ id }) => id));
  const lost = before.data.filter(({ id }) => !sessions.has(id));
  const left = before.data
    .filter(({ id }) => sessions.has(id))
    .flatMap(({ bookings }) => bookings)
    .filter(({ id }) => !present.has(id))
    .map(({ id, customer_name: name }) => ({ id, name }));
  return {
    bookings: [...known.bookings.filter(({ id }) => !present.has(id)), ...left],
    sessions: [
      ...known.sessions,
      ...lost.map(({ start_time, product }) => `${start_time.slice(0, 5)} ${product.name}`),
    ],
  };
}
