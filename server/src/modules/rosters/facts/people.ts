import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { calledSql } from './called.ts';
import type { Assigned, Looking, Person, Shift } from './shapes.ts';

/** More people than these are not shown at once. */
const most = 300;

/** People of the crew who are there; all who did not leave, unless `ids` names them. */
export async function readPeople({ tx, actor }: Looking, ids: readonly string[] | null): Promise<Person[]> {
  const which = ids === null ? sql`m.status <> 'inactive'` : sql`m.id = any(${[...ids]}::uuid[])`;
  return await tx.rows(
    statement<Person>(sql`select m.id, ${calledSql(actor.tenantId)} as name, m.full_name, m.status, m.positions,
        m.birth::text as birth, m.phone, m.email, m.user_id, m.daily_rate, m.trip_rate
      from crew_members m where m.tenant_id = ${actor.tenantId} and m.deleted_at is null and ${which}
      order by m.full_name collate "und-x-icu", m.id limit ${most}`),
  );
}

/** Locks people of the crew who are there, in one order: what one does is decided alone. */
export async function lockPeople(
  { tx, actor }: Looking,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows(
    statement<{ id: string }>(sql`select m.id from crew_members m where m.tenant_id = ${actor.tenantId}
        and m.id = any(${[...new Set(ids)]}::uuid[]) and m.deleted_at is null order by m.id for no key update`),
  );
  return new Set(rows.map(({ id }) => id));
}

type Leave = { crew_id: string; kind: string; starts_on: string; ends_on: string };

/** Days off of everybody, or of these people, that touch a stretch of days. */
export async function readLeaves(
  { tx, actor }: Looking,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Leave[]> {
  return await tx.rows(
    statement<Leave>(sql`select l.crew_id, l.kind, l.starts_on, l.ends_on from crew_leave l
      where l.tenant_id = ${actor.tenantId} and l.deleted_at is null and l.crew_id = any(${[...ids]}::uuid[])
        and l.starts_on <= ${to}::date and l.ends_on >= ${from}::date order by l.starts_on, l.id`),
  );
}

/** What stands of assignments; `which` speaks of `a`. */
export async function readAssigned({ tx, actor }: Looking, which: RawBuilder<unknown>): Promise<Assigned[]> {
  return await tx.rows(
    statement<Assigned>(sql`select a.id, a.crew_id, a.session_id, a.shift_id, a.boat_id, a."position", a.date, a.starts_at,
        a.ends_at, a.status, a.source, a.reason, a.explanation, a.pay_amount, a.told, a.sequence, a.version
      from crew_assignments a where a.tenant_id = ${actor.tenantId} and ${which}
      order by a.starts_at, a.id`),
  );
}

export const isLivingSql = sql`a.status in ('proposed', 'confirmed', 'done')`;

/** Shifts; `which` speaks of `h`. */
export async function readShifts({ tx, actor }: Looking, which: RawBuilder<unknown>): Promise<Shift[]> {
  return await tx.rows(
    statement<Shift>(sql`select h.id, h.kind, h.date, h.start_time, h.end_time, h.starts_at, h.ends_at, h.place, h.cancelled
      from crew_shifts h where h.tenant_id = ${actor.tenantId} and ${which} order by h.date, h.start_time, h.id`),
  );
}
