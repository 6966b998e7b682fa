import type { Application } from '@leme/contract/bookings/availability/plan-endpoints';
import { bookings } from '@leme/contract/bookings/bookings';
import { sessions } from '@leme/contract/bookings/sessions';
import { sql } from 'kysely';
import type { AllHooks } from '#kit/hooks';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { departureInWords } from '../history/in-words.ts';
import { queueLetter } from '../letters/queue-letter.ts';
import { limitPeople } from '../seats/people-limit.ts';
import { callOff, openBookings } from '../sessions/cancel-session.ts';
import { readSession } from '../sessions/session-queries.ts';
import type { Decided } from './decisions.ts';
import type { Planned } from './plan-rows.ts';
import { inWords, rowsOf, writeBoats, writeNew } from './write-made.ts';

export type Done = Application['rows'][number]['done'];
/** What became of a row, and how the departure was before, so that it can be taken back. */
export type Result = { key: string; session_id: string | null; done: Done; before: Before | null };
export type Before = {
  product_id: string;
  schedule_id: string;
  date: string;
  slot_time: string;
  start_time: string;
  end_time: string;
  guide_name: string | null;
  capacity: number;
  boat_ids: readonly string[];
  version: number;
};

/** Whoever works on departures follows them, and where somebody cannot the rest stays as it was, unless they are freed. */
export type Crew = { hooks: Pick<AllHooks, 'followsSailing' | 'namesCrew'>; frees: boolean };

/** Writes what a plan showed, as it was decided; schedules, boats and seats are held. */
export async function writePlan(
  work: TimedWork,
  rows: readonly Planned[],
  decided: Decided,
  crew: Crew,
): Promise<Result[]> {
  const of = (kind: Planned['row']['kind'], decision?: string) =>
    rows.filter(
      ({ row, made }) =>
        row.kind === kind && (decision === undefined || decided.get(made?.session_id ?? '') === decision),
    );
  const cancelled = await cancelSold(work, of('sold', 'cancel'));
  const removed = await remove(work, of('remove'), crew);
  const kept = await keepSold(work, of('sold', 'keep'));
  const moving = of('sold', 'move');
  const changed = await change(work, of('change'), 'changed');
  const moved = await change(work, moving, 'moved');
  await tellMoved(work, moving);
  const others = [...cancelled, ...removed, ...changed, ...moved].flatMap(
    ({ session_id }) => session_id ?? [],
  );
  // All at once: one may go where another leaves.
  if (others.length > 0) await crew.hooks.followsSailing(work, others, { frees: crew.frees });
  const created = await writeNew(work, of('create'));
  const left = [...of('edited'), ...of('conflict')].map((planned) => resultOf(planned, 'left'));
  return [
    ...cancelled,
    ...removed,
    ...kept,
    ...changed,
    ...moved,
    ...of('create').map((planned) => {
      const session_id = created.get(planned.row.key) ?? null;
      return { ...resultOf(planned, session_id ? 'created' : 'left'), session_id };
    }),
    ...left,
  ];
}

function resultOf({ row, made, schedule }: Planned, done: Done): Result {
  const before = made && {
    product_id: schedule.product_id,
    schedule_id: schedule.id,
    date: made.date,
    slot_time: made.slot_time,
    start_time: made.start_time,
    end_time: made.end_time,
    guide_name: made.guide_name,
    capacity: made.capacity,
    boat_ids: made.boat_ids,
    version: made.version,
  };
  return { key: row.key, session_id: row.session_id, done, before };
}

const idsOf = (rows: readonly Planned[]) => rows.flatMap(({ made }) => made?.session_id ?? []);

/** Calls departures off with everybody in them, each by its own policy, which costs nobody anything; they leave their schedule. */
async function cancelSold(work: TimedWork, rows: readonly Planned[]): Promise<Result[]> {
  await cancelDepartures(work, idsOf(rows));
  return rows.map((planned) => resultOf(planned, 'cancelled'));
}

/** Departures whose seats are held are called off with everybody in them, who is written to. */
export async function cancelDepartures(work: TimedWork, ids: readonly string[]): Promise<void> {
  const { tx, actor } = work;
  for (const id of ids) {
    const [current, open] = await Promise.all([readSession(tx, actor, id), openBookings(tx, actor, id)]);
    await callOff(work, current, { open, reason: null, kind: 'company' });
    for (const booking of open) await queueLetter(work, 'cancellation', booking.id);
  }
  await leaveSchedule(work, ids);
}

/** What nobody ever booked or works on is deleted, the rest is called off. */
async function remove(work: TimedWork, rows: readonly Planned[], { hooks }: Crew): Promise<Result[]> {
  const { tx, actor } = work;
  const manned = await mannedOf(work, hooks, idsOf(rows));
  const isNever = ({ made }: Planned) => !(made?.wasBooked || manned.has(made?.session_id ?? ''));
  const never = rows.filter(isNever);
  await tx.change(
    statement(sql`delete from sessions s
      where s.tenant_id = ${actor.tenantId} and s.id = any(${idsOf(never)}::uuid[])`),
  );
  record(
    work,
    sessions,
    idsOf(never).map((id) => ({ id, action: 'deleted' })),
  );
  const once = rows.filter((planned) => !isNever(planned));
  for (const id of idsOf(once))
    await callOff(work, await readSession(tx, actor, id), { open: [], reason: null, kind: 'company' });
  await leaveSchedule(work, idsOf(once));
  return [
    ...never.map((planned) => resultOf(planned, 'removed')),
    ...once.map((planned) => resultOf(planned, 'cancelled')),
  ];
}

/** The departures somebody of the crew works on, held so that nobody is given one meanwhile. */
export async function mannedOf(
  { tx, actor }: TimedWork,
  hooks: Crew['hooks'],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  await tx.rows(
    statement(sql`select s.id from sessions s where s.tenant_id = ${actor.tenantId}
      and s.id = any(${[...ids]}::uuid[]) order by s.id for no key update`),
  );
  const duties = await hooks.namesCrew({ tx, actor }, ids);
  return new Set((duties ?? []).map(({ session_id }) => session_id));
}

async function leaveSchedule({ tx, actor }: TimedWork, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.change(
    statement(sql`update sessions s set schedule_id = null, slot_date = null, slot_time = null
      where s.tenant_id = ${actor.tenantId} and s.id = any(${[...ids]}::uuid[])`),
  );
}

/** Those who stay as they are stand for the slot of their day, so that no second departure is made beside them; without one they leave. */
async function keepSold(work: TimedWork, rows: readonly Planned[]): Promise<Result[]> {
  const { tx, actor, now } = work;
  await leaveSchedule(work, idsOf(rows.filter(({ slot }) => slot === null)));
  const standing = rowsOf(rows);
  if (standing.length > 0)
    await tx.change(
      statement(sql`update sessions s set slot_time = v.slot_time, edited_at = ${now.toString()}::timestamptz
        from (values ${sql.join(standing)})
          as v (id, slot_time, start_time, end_time, starts_at, ends_at, guide_name, capacity)
        where s.tenant_id = ${actor.tenantId} and s.id = v.id`),
    );
  return rows.map((planned) => resultOf(planned, 'kept'));
}

/** Lets departures be as their schedule says: hours, boats and capacity, and their bookings with them. */
async function change(
  work: TimedWork,
  rows: readonly Planned[],
  done: 'changed' | 'moved',
): Promise<Result[]> {
  const { tx, actor } = work;
  const [ids, values] = [idsOf(rows), rowsOf(rows)];
  if (values.length === 0) return [];
  const v = sql`(values ${sql.join(values)}) as v (id, slot_time, start_time, end_time, starts_at, ends_at, guide_name, capacity)`;
  await tx.change(
    statement(
      sql`delete from session_boats x where x.tenant_id = ${actor.tenantId} and x.session_id = any(${ids}::uuid[])`,
    ),
  );
  await tx.change(
    statement(sql`update sessions s set slot_time = v.slot_time, start_time = v.start_time, end_time = v.end_time,
        starts_at = v.starts_at, ends_at = v.ends_at, guide_name = coalesce(v.guide_name, s.guide_name),
        version = s.version + 1, updated_at = now()
      from ${v} where s.tenant_id = ${actor.tenantId} and s.id = v.id`),
  );
  await tx.change(
    statement(sql`update session_seats q set total_capacity = v.capacity from ${v}
      where q.tenant_id = ${actor.tenantId} and q.session_id = v.id`),
  );
  await tx.change(
    statement(sql`update bookings b set starts_at = v.starts_at from ${v}
      where b.tenant_id = ${actor.tenantId} and b.session_id = v.id`),
  );
  const sailings = rows.flatMap((planned) =>
    planned.made ? [{ planned, session_id: planned.made.session_id }] : [],
  );
  await writeBoats(tx, actor.tenantId, sailings);
  await limitPeople(tx, actor, ids);
  record(
    work,
    sessions,
    sailings.map(({ planned, session_id }) => ({
      id: session_id,
      action: 'updated',
      before: wordsBefore(planned),
      after: inWords(planned),
    })),
  );
  return rows.map((planned) => resultOf(planned, done));
}

function wordsBefore({ row, schedule, ...planned }: Planned) {
  return inWords({ ...planned, schedule, row: { ...row, after: row.before } });
}

/** Whoever is booked is told once, and open pages hear of their bookings. */
async function tellMoved(work: TimedWork, rows: readonly Planned[]): Promise<void> {
  const parties = rows.flatMap(({ row }) => {
    const { before, after, product } = row;
    const places = before &&
      after && [departureInWords({ ...before, product }), departureInWords({ ...after, product })];
    return places
      ? row.parties.map(({ booking_id: id }) => ({ id, places: [places[0], places[1]] as const }))
      : [];
  });
  record(
    work,
    bookings,
    parties.map(({ id, places }) => ({ id, action: 'updated', changes: { session_id: places } })),
  );
  for (const { id } of parties) await queueLetter(work, 'change', id);
}
