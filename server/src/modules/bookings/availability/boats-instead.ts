import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { type Fleet, inTheWay, readFleet, type Wanted } from '../schedules/boats-free.ts';
import { type BoatStop, hitsOfStop } from './boat-stops.ts';

type Sailing = Omit<Wanted, 'date'> & { product_id: string; boat_ids: string[] };
type Hit = Awaited<ReturnType<typeof hitsOfStop>>[number];

/** A boat beside a departure: what keeps it from that, and what and when that is. */
type Other = {
  boat_id: string;
  boat_name: string;
  places: number;
  obstacle: 'boat-gone' | 'boat-busy' | 'boat-blocked' | 'papers' | 'too-small' | null;
  what: string | null;
  from: string | null;
  until: string | null;
};

/** The departures of a boat that stays ashore, at most so many, each with the boats that could take its place, the best first. */
export async function boatsInstead(work: TimedWork, stop: BoatStop, most: number) {
  const { tx, actor } = work;
  const hits = await hitsOfStop(work, stop);
  const shown = hits.slice(0, most);
  const [first, last] = [shown.at(0), shown.at(-1)];
  if (!first || !last) return { hits, data: [] };
  const days = { from: first.date, until: last.date, holds: false };
  const fleet = await readFleet(tx, actor.tenantId, days);
  const sailings = new Map(
    (await sailingsOf(work, stop.boat_id, shown)).map((sailing) => [sailing.session_id, sailing]),
  );
  const elsewhere = await namesOf(tx, actor.tenantId, takenIn(fleet));
  const data = shown.flatMap((hit) => {
    const sailing = sailings.get(hit.session_id);
    if (!sailing) return [];
    const wanted = { ...sailing, date: hit.date };
    const boats = othersFor(fleet, { hit, wanted, stopped: stop.boat_id, elsewhere });
    return { ...hit, boat_ids: sailing.boat_ids, boats };
  });
  return { hits, data };
}

function sailingsOf({ tx, actor }: TimedWork, boat_id: string, hits: readonly Hit[]): Promise<Sailing[]> {
  const ids = hits.map(({ session_id }) => session_id);
  return tx.rows(
    statement<Sailing>(sql`select s.id as session_id, s.product_id,
        to_char(s.date + s.start_time, 'YYYY-MM-DD"T"HH24:MI') as begins,
        to_char(s.date + s.end_time + case when s.end_time <= s.start_time then interval '1 day' else interval '0' end,
          'YYYY-MM-DD"T"HH24:MI') as ends,
        extract(epoch from x.blocked_from)::float8 * 1000 as "from",
        extract(epoch from x.blocked_until)::float8 * 1000 as until,
        (select array_agg(y.boat_id order by y.position) from session_boats y
          where y.tenant_id = ${actor.tenantId} and y.session_id = s.id and not y.cancelled) as boat_ids
      from sessions s join session_boats x on x.tenant_id = s.tenant_id and x.session_id = s.id
      where s.tenant_id = ${actor.tenantId} and s.id = any(${ids}::uuid[]) and x.boat_id = ${boat_id} and not x.cancelled`),
  );
}

const takenIn = (fleet: Fleet) => [
  ...new Set([...fleet.taken.values()].flat().map(({ session_id }) => session_id)),
];

type Named = { id: string; product: string; starts: string; stops: string };

/** What the departures are called that other boats are in. */
async function namesOf(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  const rows = await tx.rows(
    statement<Named>(sql`select s.id, p.name as product, to_char(s.start_time, 'HH24:MI') as starts,
        to_char(s.end_time, 'HH24:MI') as stops
      from sessions s join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
      where s.tenant_id = ${tenantId} and s.id = any(${[...ids]}::uuid[])`),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

type Beside = {
  hit: Hit;
  wanted: Wanted & Sailing;
  stopped: string;
  elsewhere: ReadonlyMap<string, Named>;
};

function othersFor(fleet: Fleet, { hit, wanted, stopped, elsewhere }: Beside): Other[] {
  const { boat_ids, product_id } = wanted;
  const offers = fleet.offers.get(product_id) ?? [];
  const beside = boat_ids
    .filter((id) => id !== stopped)
    .reduce((sum, id) => sum + (fleet.boats.get(id)?.places ?? 0), 0);
  const rank = (id: string) => {
    const at = offers.findIndex(({ boat_id }) => boat_id === id);
    return at < 0 ? offers.length : at;
  };
  return [...fleet.boats.values()]
    .filter(({ id, is_active }) => is_active && !boat_ids.includes(id))
    .map(({ id, boat_name, places }): Other => {
      const setup = offers.find(({ boat_id }) => boat_id === id)?.setup_min ?? 0;
      const own = { ...wanted, from: wanted.from - setup * 60_000 };
      const nothing = { what: null, from: null, until: null };
      const boat = { boat_id: id, boat_name, places };
      if (beside + places < hit.people) return { ...boat, ...nothing, obstacle: 'too-small' };
      const conflict = inTheWay(fleet, id, own);
      if (conflict?.code === 'boat-busy')
        return { ...boat, obstacle: 'boat-busy', ...busyWith(fleet, id, own, elsewhere) };
      // Behind the name of the boat stands why.
      const [, ...why] = conflict?.name.split(' · ') ?? [];
      const obstacle = (conflict?.code ?? null) as Other['obstacle'];
      return { ...boat, ...nothing, obstacle, what: why.length > 0 ? why.join(' · ') : null };
    })
    .toSorted(
      (one, other) =>
        Number(one.obstacle !== null) - Number(other.obstacle !== null) ||
        rank(one.boat_id) - rank(other.boat_id) ||
        one.boat_name.localeCompare(other.boat_name),
    );
}

function busyWith(fleet: Fleet, boat_id: string, wanted: Wanted, names: ReadonlyMap<string, Named>) {
  const other = (fleet.taken.get(boat_id) ?? []).find(
    ({ session_id, starts, stops }) =>
      session_id !== wanted.session_id && starts < wanted.until && stops > wanted.from,
  );
  const named = other && names.get(other.session_id);
  return { what: named?.product ?? null, from: named?.starts ?? null, until: named?.stops ?? null };
}
