import type { PaperFact, PlanFact } from '@leme/contract/voyages/gate/departure-facts';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import { visibleBookings } from '#modules/bookings/public';

/** A person, or the clock, which is nobody. */
export type Looking = { tx: Tx; actor: Pick<Actor, 'tenantId' | 'timezone'> };

/** A boat of a departure. */
export type Sailing = {
  session_id: string;
  product: string;
  date: string;
  start_time: string;
  end_time: string;
  starts_at: string;
  ends_at: string;
  captain: string | null;
  guide: string | null;
  boat_id: string;
  boat: string;
  registration_no: string | null;
  capacity: number;
  includes_crew: boolean;
  min_crew: number;
  boat_status: string;
  motor_id: string | null;
  hours: number | null;
};

/** The boats of the departures of a day, each with its only engine. */
export function readSailings({ tx, actor }: Looking, date: string): Promise<Sailing[]> {
  return tx.rows(
    statement<Sailing>(sql`select s.id as session_id, p.name as product, s.date::text as date,
        to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time, s.starts_at, s.ends_at,
        s.sailor_name as captain, s.guide_name as guide, b.id as boat_id, b.boat_name as boat, b.registration_no,
        b.capacity, b.capacity_includes_crew as includes_crew, b.min_crew, b.status as boat_status, m.id as motor_id,
        coalesce(m.dial_hours, m.hours)::float8 as hours
      from sessions s join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
        join session_boats x on x.tenant_id = s.tenant_id and x.session_id = s.id and not x.cancelled
        join boats b on b.tenant_id = x.tenant_id and b.id = x.boat_id
        left join motors m on m.tenant_id = b.tenant_id and m.boat_id = b.id and m.deleted_at is null
          and not exists (select 1 from motors o where o.tenant_id = ${actor.tenantId} and o.boat_id = b.id
            and o.id <> m.id and o.deleted_at is null)
      where s.tenant_id = ${actor.tenantId} and s.date = ${date}::date and s.status = 'available'
      order by s.start_time, s.id, x.position, b.id limit 500`),
  );
}

/** Which modules the company has, and what it is called. */
export async function readCompany({ tx, actor }: Looking) {
  const row = await tx.first(
    statement<{
      name: string;
      modules: string[];
    }>(sql`select t.name, array(select m.slug from tenant_modules n
        join saas_modules m on m.id = n.module_id where n.tenant_id = ${actor.tenantId} and n.is_enabled) as modules
      from saas_tenants t where t.id = ${actor.tenantId}`),
  );
  return { name: row?.name ?? '', has: new Set(row?.modules ?? []) };
}

export type Expected = {
  id: string;
  booking_id: string;
  session_id: string;
  boat_id: string | null;
  name: string | null;
  document: string | null;
  birth_date: string | null;
  fare: string | null;
  status: string;
};

/** Who is expected at these departures, those who did not come left out. */
export function readExpected({ tx, actor }: Looking, sessions: readonly string[]): Promise<Expected[]> {
  return tx.rows(
    visibleBookings({ tenantId: actor.tenantId, partner: null })
      .innerJoin('manifest_passengers as p', (join) =>
        join.onRef('p.tenant_id', '=', 'b.tenant_id').onRef('p.booking_id', '=', 'b.id'),
      )
      .leftJoin('booking_passengers as l', (join) =>
        join.onRef('l.tenant_id', '=', 'p.tenant_id').onRef('l.id', '=', 'p.booking_passenger_id'),
      )
      .leftJoin('fare_types as f', (join) =>
        join.onRef('f.tenant_id', '=', 'l.tenant_id').onRef('f.id', '=', 'l.fare_type_id'),
      )
      .select([
        'p.id',
        'b.id as booking_id',
        'b.session_id',
        'p.boat_id',
        // Whoever booked is the first of the party.
        sql<
          string | null
        >`coalesce(p.name, case when p.position = (select min(o.position) from manifest_passengers o
          where o.tenant_id = ${actor.tenantId} and o.booking_id = b.id) then b.customer_name end)`.as(
          'name',
        ),
        'p.document',
        sql<string | null>`p.birth_date::text`.as('birth_date'),
        'f.label as fare',
        'p.status',
      ])
      .where('b.session_id', '=', sql<string>`any(${[...sessions]}::uuid[])`)
      .where('b.status', 'in', ['confirmed', 'completed'])
      .where('p.status', '<>', 'no_show')
      .orderBy('b.customer_name')
      .orderBy('b.id')
      .orderBy('p.position')
      .limit(5_000),
  );
}

export function readBoatPapers({ tx, actor }: Looking, boats: readonly string[]) {
  return tx.rows(
    statement<PaperFact & { boat_id: string }>(sql`select d.boat_id, d.id, d.kind, d.number,
        d.expires_on::text as expires_on
      from boat_documents d where d.tenant_id = ${actor.tenantId} and d.boat_id = any(${[...boats]}::uuid[])
        and d.deleted_at is null order by d.kind, d.expires_on desc nulls first, d.id limit 5000`),
  );
}

export type Stop = {
  id: string;
  boat_id: string;
  title: string;
  is_order: boolean;
  from_time: string | null;
  until_time: string | null;
};

/** What keeps boats ashore on a day: the stops of orders, and those people made. */
export function readStops({ tx, actor }: Looking, boats: readonly string[], date: string): Promise<Stop[]> {
  return tx.rows(
    statement<Stop>(sql`select k.id, k.boat_id, coalesce(o.code || ' ' || o.title, k.reason) as title,
        k.source = 'work_order' as is_order, to_char(k.from_time, 'HH24:MI') as from_time,
        to_char(k.until_time, 'HH24:MI') as until_time
      from blackouts k left join work_orders o on o.tenant_id = k.tenant_id and o.id = k.id
      where k.tenant_id = ${actor.tenantId} and k.scope = 'boat' and k.boat_id = any(${[...boats]}::uuid[])
        and k.deleted_at is null and (k.days_from is null or k.days_from <= ${date}::date)
        and (k.days_to is null or k.days_to >= ${date}::date)
      order by (k.source = 'work_order') desc, k.id limit 1000`),
  );
}

/** The plans in use that keep a boat ashore once they are overdue. */
export function readBlockingPlans({ tx, actor }: Looking, boats: readonly string[]) {
  return tx.rows(
    statement<
      PlanFact & { boat_id: string }
    >(sql`select coalesce(a.boat_id, m.boat_id) as boat_id, a.id, k.id as task_id,
        k.title, k.trigger, k.every_days, k.every_hours, k.first_hours, k.based_on, k.warn_days,
        k.warn_hours, k.tolerance_days, k.tolerance_hours, a.due_on, a.due_hours, a.paused_until,
        case when m.last_reading_at is null then null else m.hours end as hours
      from plan_assets a join maintenance_tasks k on k.tenant_id = a.tenant_id and k.id = a.task_id
        left join motors m on m.tenant_id = a.tenant_id and m.id = a.motor_id
      where a.tenant_id = ${actor.tenantId} and coalesce(a.boat_id, m.boat_id) = any(${[...boats]}::uuid[])
        and k.blocks_sailing and k.active and k.deleted_at is null and a.deleted_at is null
      order by a.id limit 2000`),
  );
}
