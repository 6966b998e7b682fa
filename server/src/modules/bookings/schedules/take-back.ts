import { sessions } from '@leme/contract/bookings/sessions';
import { sessionInterval } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { AllHooks } from '#kit/hooks';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { limitPeople } from '../seats/people-limit.ts';
import type { Before, Result } from './write-plan.ts';

/** A departure as it was, and goes back to. */
type Return = { id: string; was: Before };

const idsOf = (rows: readonly Result[]) => rows.flatMap(({ session_id }) => session_id ?? []);

/** Lets departures be as before an application: what it made goes, what it changed, kept or removed is as it was. */
export async function takeBack(
  work: TimedWork,
  rows: readonly Result[],
  hooks: Pick<AllHooks, 'followsSailing'>,
  applied_at: string,
): Promise<ReadonlySet<string>> {
  const { tx, actor } = work;
  const of = (done: Result['done']) => rows.filter((row) => row.done === done);
  const made = idsOf(of('created'));
  const returns = rows.flatMap(({ session_id, done, before }) =>
    session_id && before && done !== 'created' ? [{ id: session_id, was: before, done }] : [],
  );
  const moving = returns.filter(({ done }) => done !== 'kept');
  const boatless = [...made, ...moving.map(({ id }) => id)];
  // Boats leave first, so that none is in the way of where another goes back to.
  await tx.change(
    statement(sql`delete from session_boats x
      where x.tenant_id = ${actor.tenantId} and x.session_id = any(${boatless}::uuid[])`),
  );
  await tx.change(
    statement(sql`delete from sessions s where s.tenant_id = ${actor.tenantId} and s.id = any(${made}::uuid[])
      and not exists (select 1 from bookings b where b.tenant_id = ${actor.tenantId} and b.session_id = s.id)`),
  );
  await makeAgain(
    work,
    moving.filter(({ done }) => done === 'removed'),
  );
  await setBack(
    work,
    moving.filter(({ done }) => done === 'changed'),
  );
  await letGo(
    work,
    returns.filter(({ done }) => done === 'kept'),
  );
  await returnBoats(work, moving);
  await limitPeople(
    tx,
    actor,
    moving.map(({ id }) => id),
  );
  const changed = moving.flatMap(({ id, done }) => (done === 'changed' ? [id] : []));
  if (changed.length > 0) await hooks.followsSailing(work, changed, { frees: false, freedAt: applied_at });
  record(work, sessions, [
    ...made.map((id) => ({ id, action: 'deleted' as const })),
    ...returns.map(({ id, done }) => ({
      id,
      action: done === 'removed' ? ('restored' as const) : ('updated' as const),
    })),
  ]);
  return new Set(rows.map(({ key }) => key));
}

async function makeAgain({ tx, actor }: TimedWork, returns: readonly Return[]): Promise<void> {
  const { tenantId: tenant_id, timezone } = actor;
  const rows = returns.map(({ id, was }) => ({
    tenant_id,
    id,
    product_id: was.product_id,
    date: was.date,
    start_time: was.start_time,
    end_time: was.end_time,
    ...sessionInterval(was, timezone),
    guide_name: was.guide_name,
    schedule_id: was.schedule_id,
    slot_date: was.date,
    slot_time: was.slot_time,
    version: was.version + 1,
  }));
  for (const insert of insertRows('sessions', rows)) await tx.change(insert);
  const seats = returns.map(({ id, was }) => ({ tenant_id, session_id: id, total_capacity: was.capacity }));
  for (const insert of insertRows('session_seats', seats)) await tx.change(insert);
}

async function setBack({ tx, actor }: TimedWork, returns: readonly Return[]): Promise<void> {
  if (returns.length === 0) return;
  const values = returns.map(({ id, was }) => {
    const { starts_at, ends_at } = sessionInterval(was, actor.timezone);
    return sql`(${id}::uuid, ${was.slot_time}::time, ${was.start_time}::time, ${was.end_time}::time,
      ${starts_at}::timestamptz, ${ends_at}::timestamptz, ${was.guide_name}::text, ${was.capacity}::int)`;
  });
  const v = sql`(values ${sql.join(values)}) as v (id, slot_time, start_time, end_time, starts_at, ends_at, guide_name, capacity)`;
  await tx.change(
    statement(sql`update sessions s set slot_time = v.slot_time, start_time = v.start_time, end_time = v.end_time,
        starts_at = v.starts_at, ends_at = v.ends_at, guide_name = v.guide_name, version = s.version + 1, updated_at = now()
      from ${v} where s.tenant_id = ${actor.tenantId} and s.id = v.id`),
  );
  await tx.change(
    statement(sql`update session_seats q set total_capacity = v.capacity from ${v}
      where q.tenant_id = ${actor.tenantId} and q.session_id = v.id`),
  );
}

/** Those that were kept stand for their old slot again, and are no longer edited by hand. */
async function letGo({ tx, actor }: TimedWork, returns: readonly Return[]): Promise<void> {
  if (returns.length === 0) return;
  const values = returns.map(
    ({ id, was }) => sql`(${id}::uuid, ${was.schedule_id}::uuid, ${was.date}::date, ${was.slot_time}::time)`,
  );
  await tx.change(
    statement(sql`update sessions s set schedule_id = v.schedule_id, slot_date = v.slot_date, slot_time = v.slot_time,
        edited_at = null
      from (values ${sql.join(values)}) as v (id, schedule_id, slot_date, slot_time)
      where s.tenant_id = ${actor.tenantId} and s.id = v.id`),
  );
}

/** The boats they had, with the buffers of their product. */
async function returnBoats({ tx, actor }: TimedWork, returns: readonly Return[]): Promise<void> {
  const { tenantId: tenant_id, timezone } = actor;
  const products = [...new Set(returns.map(({ was }) => was.product_id))];
  const buffers = await tx.rows(
    statement<{ id: string; before: number; after: number }>(sql`select p.id, p.buffer_before_min as before,
        p.buffer_after_min as after
      from products p where p.tenant_id = ${tenant_id} and p.id = any(${products}::uuid[])`),
  );
  const bufferOf = new Map(buffers.map((each) => [each.id, each]));
  const rows = returns.flatMap(({ id, was }) => {
    const { starts_at, ends_at } = sessionInterval(was, timezone);
    const { before = 0, after = 0 } = bufferOf.get(was.product_id) ?? {};
    return was.boat_ids.map((boat_id, at) => ({
      tenant_id,
      id: newId(),
      session_id: id,
      boat_id,
      position: at + 1,
      blocked_from: Temporal.Instant.from(starts_at).subtract({ minutes: before }).toString(),
      blocked_until: Temporal.Instant.from(ends_at).add({ minutes: after }).toString(),
    }));
  });
  for (const insert of insertRows('session_boats', rows)) await tx.change(insert);
}
