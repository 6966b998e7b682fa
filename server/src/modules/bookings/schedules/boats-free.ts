import type { PlanRow } from '@leme/contract/bookings/availability/plan-endpoints';
import { type DocumentKind, expiredKinds } from '@leme/contract/fleet/boat-documents';
import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import { placesOfBoat } from '#modules/fleet/public';

type Boat = { id: string; boat_name: string; places: number; is_active: boolean };
/** A boat of a product: where a boat is chosen by itself the lowest priority goes first. */
type Offer = { product_id: string; boat_id: string; capacity: number | null; setup_min: number };
type Taken = { session_id: string; starts: number; stops: number };
type Paper = { boat_id: string; kind: DocumentKind; expires_on: string | null; alert_days: number[] };
/** By the clock of the wall, `2027-01-09T10:30`; null is open. */
type Block = { boat_id: string; reason: string; begins: string | null; ends: string | null };

/** What boats are there, what for, and when they are elsewhere. */
export type Fleet = {
  boats: ReadonlyMap<string, Boat>;
  offers: ReadonlyMap<string, readonly Offer[]>;
  taken: Map<string, Taken[]>;
  papers: ReadonlyMap<string, readonly Paper[]>;
  blocks: ReadonlyMap<string, readonly Block[]>;
};

/** When a boat is wanted: the departure by wall and instant, with the product's buffers, and for how many. */
export type Wanted = {
  date: string;
  /** By the clock of the wall. */
  begins: string;
  ends: string;
  /** In milliseconds, with buffers. */
  from: number;
  until: number;
  /** The departure it is for, which is not in its own way; of a new one what names it in the plan. */
  session_id: string;
};

type Conflict = NonNullable<PlanRow['conflict']>;

/** The fleet of a company as far as departures between two days need it; boats are held in one order, before seats. */
export async function readFleet(
  tx: Tx,
  tenantId: string,
  { from, until, holds }: { from: string; until: string; holds: boolean },
): Promise<Fleet> {
  const boats = await tx.rows(
    statement<Boat>(sql`select b.id, b.boat_name, ${placesOfBoat} as places, b.status = 'active' as is_active
      from boats b where b.tenant_id = ${tenantId} and b.deleted_at is null
      order by b.id ${holds ? sql`for no key update` : sql``}`),
  );
  const [offers, taken, papers, blocks] = await Promise.all([
    tx.rows(
      statement<Offer>(sql`select l.product_id, l.boat_id, l.capacity_for_product as capacity, l.setup_min
        from product_boats l where l.tenant_id = ${tenantId} and l.deleted_at is null and l.status = 'active'
        order by l.product_id, l.priority, l.id`),
    ),
    tx.rows(
      statement<Taken & { boat_id: string }>(sql`select x.boat_id, x.session_id,
          extract(epoch from x.blocked_from)::float8 * 1000 as starts,
          extract(epoch from x.blocked_until)::float8 * 1000 as stops
        from session_boats x
        where x.tenant_id = ${tenantId} and not x.cancelled
          and x.blocked_until > ${from}::date - interval '2 days' and x.blocked_from < ${until}::date + interval '3 days'`),
    ),
    tx.rows(
      statement<Paper>(sql`select p.boat_id, p.kind, p.expires_on, p.alert_days from boat_documents p
        where p.tenant_id = ${tenantId} and p.deleted_at is null`),
    ),
    tx.rows(
      statement<Block>(sql`select k.boat_id, k.reason,
          to_char(k.days_from + coalesce(k.from_time, time '00:00'), 'YYYY-MM-DD"T"HH24:MI') as begins,
          to_char(coalesce(k.days_to + k.until_time, (k.days_to + 1)::timestamp), 'YYYY-MM-DD"T"HH24:MI') as ends
        from blackouts k where k.tenant_id = ${tenantId} and k.deleted_at is null and k.scope = 'boat'
          and (k.days_to is null or k.days_to >= ${from}::date)`),
    ),
  ]);
  const byBoat = ({ boat_id }: { boat_id: string }) => boat_id;
  return {
    boats: new Map(boats.map((boat) => [boat.id, boat])),
    offers: Map.groupBy(offers, ({ product_id }) => product_id),
    taken: Map.groupBy(taken, byBoat),
    papers: Map.groupBy(papers, byBoat),
    blocks: Map.groupBy(blocks, byBoat),
  };
}

/** What keeps a boat from a departure; nothing where it is free. */
export function inTheWay(fleet: Fleet, boat_id: string, wanted: Wanted): Conflict | null {
  const boat = fleet.boats.get(boat_id);
  if (!boat?.is_active) return { code: 'boat-gone', name: boat?.boat_name ?? '' };
  const { date, begins, ends, from, until, session_id } = wanted;
  const isBusy = (fleet.taken.get(boat_id) ?? []).some(
    (other) => other.session_id !== session_id && other.starts < until && other.stops > from,
  );
  if (isBusy) return { code: 'boat-busy', name: boat.boat_name };
  const block = (fleet.blocks.get(boat_id) ?? []).find(
    (each) => (each.begins === null || each.begins < ends) && (each.ends === null || begins < each.ends),
  );
  if (block) return { code: 'boat-blocked', name: `${boat.boat_name} · ${block.reason}` };
  const expired = expiredKinds(fleet.papers.get(boat_id) ?? [], date);
  return expired.length > 0 ? { code: 'papers', name: `${boat.boat_name} · ${expired.join(', ')}` } : null;
}

/** How many may be sold of boats for a product. */
export function placesFor(fleet: Fleet, product_id: string, boat_ids: readonly string[]): number {
  return boat_ids.reduce((sum, id) => {
    const places = fleet.boats.get(id)?.places ?? 0;
    const offer = (fleet.offers.get(product_id) ?? []).find(({ boat_id }) => boat_id === id);
    return sum + Math.min(places, offer?.capacity ?? places);
  }, 0);
}

/** The first boat of a product that is free, large enough and has its papers; set-up time goes before the buffers. */
export function firstBoat(
  fleet: Fleet,
  product_id: string,
  wanted: Wanted & { capacity: number | null },
): { boat: Boat | null; conflict: Conflict | null; setup_min: number } {
  let conflict: Conflict | null = null;
  for (const { boat_id, setup_min } of fleet.offers.get(product_id) ?? []) {
    const boat = fleet.boats.get(boat_id);
    if (!boat) continue;
    const isSmall = wanted.capacity !== null && wanted.capacity > placesFor(fleet, product_id, [boat_id]);
    const found: Conflict | null = isSmall
      ? { code: 'too-small', name: boat.boat_name }
      : inTheWay(fleet, boat_id, { ...wanted, from: wanted.from - setup_min * 60_000 });
    if (!found) return { boat, conflict: null, setup_min };
    conflict ??= found;
  }
  return { boat: null, conflict, setup_min: 0 };
}

/** From now on the boat is there; what may stay where it is keeps its old hours as well. */
export function takeBoat(fleet: Fleet, boat_id: string, wanted: Wanted, mayStay: boolean): void {
  const { from, until, session_id } = wanted;
  const all = fleet.taken.get(boat_id) ?? [];
  const others = mayStay ? all : all.filter((each) => each.session_id !== session_id);
  fleet.taken.set(boat_id, [...others, { session_id, starts: from, stops: until }]);
}
