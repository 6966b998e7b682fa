import type { BulkQuestion, BulkRow } from '@leme/contract/bookings/availability/bulk-endpoints';
import type { PlanRow } from '@leme/contract/bookings/availability/plan-endpoints';
import type { PlanKind } from '@leme/contract/bookings/availability/plan-of';
import type { TimedWork } from '#kit/work';
import { type Fleet, placesFor, readFleet } from '../schedules/boats-free.ts';
import { type Party, partiesOf } from '../schedules/read-made.ts';
import { saleAfter } from './question.ts';
import { type DepartureRow, readDepartures } from './read-departures.ts';

/** A departure as it would be changed. */
export type BulkPlanned = { row: BulkRow; made: DepartureRow; slot: true };

type Wish = { asked: BulkQuestion; fleet: Fleet; parties: ReadonlyMap<string, readonly Party[]> };

/** What is asked, departure by departure, in the order of their days; those that stay are among them. */
export async function bulkRows(
  work: TimedWork,
  asked: BulkQuestion,
  { holds }: { holds: boolean },
): Promise<BulkPlanned[]> {
  const { tx, actor } = work;
  // Boats before seats: whoever edits a departure holds them in this order.
  const isSized = asked.action === 'capacity';
  const fleet = await readFleet(tx, actor.tenantId, { ...asked, holds: holds && isSized });
  const departures = await readDepartures(work, asked, { holds });
  const taken = departures.filter(({ is_taken }) => is_taken).map(({ session_id }) => session_id);
  const parties = asked.action === 'hold' ? new Map() : await partiesOf(tx, actor.tenantId, taken);
  return departures.map((made) => ({ row: rowOf(made, { asked, fleet, parties }), made, slot: true }));
}

function rowOf(made: DepartureRow, wish: Wish): BulkRow {
  const { asked, fleet } = wish;
  const sale_after = saleAfter(asked);
  const capacity = asked.capacity !== null && asked.action === 'capacity' ? asked.capacity : made.capacity;
  const conflict = conflictOf(made, wish);
  const kind = kindOf(made, asked, conflict !== null);
  const { session_id, schedule_id, schedule, product, version, date, people } = made;
  const isTold = kind === 'sold';
  return {
    key: session_id,
    kind,
    schedule_id,
    schedule,
    product,
    session_id,
    version,
    before: told(made, made.capacity, fleet),
    after: told(made, capacity, fleet),
    parties: isTold ? (wish.parties.get(session_id) ?? []).map(({ session_id: _, ...party }) => party) : [],
    people,
    conflict: conflict && { ...conflict, name: conflict.name || `${product} · ${date}` },
    next_boat: null,
    sale: sale_after === undefined ? null : { before: made.sale_state, after: sale_after },
    held: asked.action === 'hold' ? (asked.seats ?? 0) : 0,
  };
}

function told(
  { date, start_time, end_time, guide_name, boat_ids }: DepartureRow,
  capacity: number,
  fleet: Fleet,
) {
  const boats = boat_ids.map((id) => ({ id, boat_name: fleet.boats.get(id)?.boat_name ?? '' }));
  return { date, start_time, end_time, guide_name, capacity, boats };
}

/** A capacity below what is sold or above what the boats carry, and more seats kept back than are free. */
function conflictOf(made: DepartureRow, { asked, fleet }: Wish): PlanRow['conflict'] {
  const { taken, people, people_limit, boat_ids, product_id, capacity } = made;
  const { action, seats } = asked;
  if (action === 'capacity' && asked.capacity !== null) {
    const places = placesFor(fleet, product_id, boat_ids);
    const isSmall = asked.capacity < taken || (boat_ids.length > 0 && asked.capacity > places);
    return isSmall ? { code: 'too-small', name: boatsOf(fleet, boat_ids) } : null;
  }
  if (action !== 'hold' || seats === null) return null;
  const free = Math.min(capacity - taken, people_limit === null ? seats : people_limit - people);
  return seats > free ? { code: 'too-small', name: boatsOf(fleet, boat_ids) } : null;
}

const boatsOf = (fleet: Fleet, ids: readonly string[]) =>
  ids.map((id) => fleet.boats.get(id)?.boat_name ?? '').join(', ');

/** Seats the house keeps change nothing for whoever is booked, and ask for no decision. */
function kindOf(made: DepartureRow, asked: BulkQuestion, isInTheWay: boolean): PlanKind {
  if (isSame(made, asked)) return 'keep';
  if (asked.action === 'hold') return isInTheWay ? 'conflict' : 'change';
  if (made.is_taken) return 'sold';
  return isInTheWay ? 'conflict' : 'change';
}

function isSame({ sale_state, sale_reason, capacity }: DepartureRow, asked: BulkQuestion): boolean {
  if (asked.action === 'capacity') return asked.capacity === capacity;
  const sale = saleAfter(asked);
  return sale !== undefined && sale === sale_state && asked.reason === sale_reason;
}
