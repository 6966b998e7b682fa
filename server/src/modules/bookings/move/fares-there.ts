import { seatsOf } from '@leme/contract/bookings/rules';
import { fold } from '@leme/contract/kit/language/fold';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Fare } from '../party/fares.ts';

export type SoldFare = Pick<Fare, 'label' | 'code' | 'pax_count'> & {
  id: string;
  quantity: number;
  unit_price: number;
};

/** A party's fares at another product, as the kind or the name says. */
export function faresThere(party: readonly SoldFare[], fares: readonly Fare[]) {
  const used = new Set<string>();
  const rows = party.map((row) => {
    const open = fares.filter(({ id }) => !used.has(id));
    const fare = open.find((each) => isOneKind(row, each)) ?? open.find((each) => isOneName(row, each));
    if (fare) used.add(fare.id);
    return { ...row, fare };
  });
  const missing = rows.filter(({ fare }) => !fare).map(({ label }) => label);
  const seats = seatsOf(
    rows.map(({ quantity, pax_count, fare }) => ({ quantity, pax_count: fare?.pax_count ?? pax_count })),
  );
  const passengers = rows.flatMap(({ quantity, fare }) =>
    fare ? [{ fare_type_id: fare.id, quantity }] : [],
  );
  return { rows, missing, seats, passengers: missing.length === 0 && rows.length > 0 ? passengers : null };
}

/** A group that was sold by its size keeps its seats; only where departures are private it has a price. */
export function groupThere(
  { seats }: { seats: number },
  sharing_mode: string,
): ReturnType<typeof faresThere> {
  return { rows: [], missing: [], seats, passengers: sharing_mode === 'private' ? [] : null };
}

const isOneKind = (one: SoldFare, other: Fare) => one.code !== null && one.code === other.code;
const isOneName = (one: SoldFare, other: Fare) => fold(one.label) === fold(other.label);

/** What a booking was sold at, row by row. */
export function soldFares(tx: Tx, tenantId: string, bookingId: string): Promise<SoldFare[]> {
  return tx.rows(
    db
      .selectFrom('booking_passengers as bp')
      .innerJoin('fare_types as f', (join) =>
        join.onRef('f.tenant_id', '=', 'bp.tenant_id').onRef('f.id', '=', 'bp.fare_type_id'),
      )
      .select(['bp.id', 'bp.quantity', 'bp.unit_price', 'f.label', 'f.code', 'f.pax_count'])
      .where('bp.tenant_id', '=', tenantId)
      .where('bp.booking_id', '=', bookingId)
      .orderBy('bp.order_index')
      .orderBy('bp.id'),
  );
}
