import { dayIn } from '@leme/contract/kit/values/days';
import { type PierData, readPierData } from '@leme/contract/voyages/logbook/pier-data';
import { voyageSettings } from '@leme/contract/voyages/logbook/voyage-settings';
import { sql } from 'kysely';
import { scopeOf } from '#kit/actor';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { decidedBy } from '#kit/settings/decided';
import type { Work } from '#kit/work';
import { visibleBookings } from '#modules/bookings/public';
import { readPierFuel } from '../fuel/pier-fuel.ts';

type Departure = Omit<PierData['departures'][number], 'boats'> & {
  boat_id: string | null;
  boat: string | null;
};

/** What somebody at the quay needs of the day, in one answer that a phone may keep. */
export const servesPierData = serve(readPierData, async ({ tx, actor, clock }) => {
  const work = { tx, actor };
  const date = dayIn(actor.timezone, clock.now());
  const mayRead = actor.permissions.has('logbook:read');
  const rows = mayRead ? await readDepartures(work, date) : [];
  const { thirsts, ...fuel } = await readPierFuel({ ...work, now: clock.now() });
  const aboard = await countAboard(work, [...new Set(rows.map(({ id }) => id))]);
  const { harbour_phone } = await decidedBy(tx, actor.tenantId, voyageSettings);
  const departures = [...Map.groupBy(rows, ({ id }) => id).values()].map((own) => {
    const [{ boat_id: _boat, boat: _name, ...departure }] = own as [Departure];
    const boats = own.flatMap(({ id, boat_id, boat }) => {
      if (boat_id === null || boat === null) return [];
      // With one boat everybody is on it, whatever they were given.
      const people = aboard.filter(
        (each) => each.session_id === id && (own.length === 1 || each.boat_id === boat_id),
      );
      return [{ id: boat_id, name: boat, aboard: people.reduce((sum, each) => sum + each.people, 0) }];
    });
    return { ...departure, boats };
  });
  return {
    date,
    departures,
    boats: (await readBoats(work)).map((boat) => ({ ...boat, usual: thirsts.get(boat.id) ?? null })),
    ...fuel,
    voyages: mayRead ? await readVoyages(work, date) : [],
    harbour_phone,
  };
});

function readDepartures({ tx, actor }: Work, date: string): Promise<Departure[]> {
  return tx.rows(
    statement<Departure>(sql`select s.id, p.name as product, to_char(s.start_time, 'HH24:MI') as start_time,
        to_char(s.end_time, 'HH24:MI') as end_time, s.ends_at, s.sailor_name as captain,
        (s.sailor_name is not null)::int + (s.guide_name is not null)::int as crew, b.id as boat_id,
        b.boat_name as boat
      from sessions s join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
        left join session_boats x on x.tenant_id = s.tenant_id and x.session_id = s.id and not x.cancelled
        left join boats b on b.tenant_id = x.tenant_id and b.id = x.boat_id
      where s.tenant_id = ${actor.tenantId} and s.date = ${date}::date and s.status = 'available'
      order by s.start_time, s.id, x.position, b.id limit 500`),
  );
}

/** Who came aboard, by departure and boat. */
function countAboard({ tx, actor }: Work, sessions: readonly string[]) {
  return tx.rows(
    visibleBookings(scopeOf(actor))
      .innerJoin('manifest_passengers as p', (join) =>
        join.onRef('p.tenant_id', '=', 'b.tenant_id').onRef('p.booking_id', '=', 'b.id'),
      )
      .select(['b.session_id', 'p.boat_id', sql<number>`count(*)::int`.as('people')])
      .where('b.session_id', '=', sql<string>`any(${[...sessions]}::uuid[])`)
      .where('p.status', '=', 'checked_in')
      .groupBy(['b.session_id', 'p.boat_id']),
  );
}

/** The boats in service, each with its only engine. */
function readBoats({ tx, actor }: Work): Promise<Omit<PierData['boats'][number], 'usual'>[]> {
  return tx.rows(
    statement<
      Omit<PierData['boats'][number], 'usual'>
    >(sql`select b.id, b.boat_name as name, b.tank_l, b.fuel_type, m.id as motor_id,
        coalesce(m.dial_hours, m.hours)::float8 as hours
      from boats b left join motors m on m.tenant_id = b.tenant_id and m.boat_id = b.id and m.deleted_at is null
        and not exists (select 1 from motors o where o.tenant_id = ${actor.tenantId} and o.boat_id = b.id
          and o.id <> m.id and o.deleted_at is null)
      where b.tenant_id = ${actor.tenantId} and b.deleted_at is null and b.status <> 'inactive'
      order by b.boat_name, b.id limit 500`),
  );
}

/** What is out or waits to be explained, and what is of the day. */
function readVoyages({ tx, actor }: Work, date: string): Promise<PierData['voyages']> {
  return tx.rows(
    statement<
      PierData['voyages'][number]
    >(sql`select e.id, e.boat_id, b.boat_name as boat, e.session_id, e.status, e.why,
        e.departed_at, e.returned_at, e.eta, e.people_out, e.people_in, e.hours_start::float8 as hours_start,
        e.hours_end::float8 as hours_end, e.occurrences, e.steps
      from logbook_entries e join boats b on b.tenant_id = e.tenant_id and b.id = e.boat_id
      where e.tenant_id = ${actor.tenantId} and (e.status in ('open', 'review') or e.date = ${date}::date)
      order by e.created_at desc, e.id limit 500`),
  );
}
