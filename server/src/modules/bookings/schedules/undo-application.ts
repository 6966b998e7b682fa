import {
  type Undone,
  undoApplication,
  undoMinutes,
} from '@leme/contract/bookings/availability/plan-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { takeBackBulk } from '../bulk/undo-bulk.ts';
import type { BulkResult } from '../bulk/write-bulk.ts';
import { forgetExceptions } from '../bulk/write-exceptions.ts';
import { countVersions, type VersionBefore } from './apply-plan.ts';
import { lockSchedules } from './read-schedules.ts';
import { takeBack } from './take-back.ts';
import { mannedOf, type Result } from './write-plan.ts';

/** What an application keeps, so that it can be taken back. */
export type StoredResult = {
  rows: Result[];
  schedules: VersionBefore[];
  /** Of a change of many departures: what became of them, and the exceptions it wrote. */
  bulk?: BulkResult[];
  exceptions?: string[];
};
type Stored = { applied_at: string; result: StoredResult & { undone?: Undone } };
type There = {
  id: string;
  date: string;
  start_time: string;
  version: number;
  taken: number;
  people: number;
  is_touched: boolean;
};

/** Takes back what nobody has touched since; who was told of another hour, or called off, stays so. */
export const servesUndoing = serve(undoApplication, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const stored = await lockApplication(work, input.id);
  if (stored.result.undone) return stored.result.undone;
  const lastMoment = Temporal.Instant.from(stored.applied_at).add({ minutes: undoMinutes });
  if (Temporal.Instant.compare(work.now, lastMoment) > 0) throw new Problem('undo-over');
  const { rows, schedules, bulk = [], exceptions = [] } = stored.result;
  await lockSchedules(
    tx,
    actor.tenantId,
    schedules.map(({ id }) => id),
  );
  const found = await readThere(work, [...rows, ...bulk]);
  const there = new Map(found.map((each) => [each.id, each]));
  // Whom somebody put on a departure that was made keeps it.
  const manned = await mannedOf(
    work,
    hooks,
    rows.flatMap(({ session_id, done }) => (session_id && done === 'created' ? [session_id] : [])),
  );
  const mayGoBack = (row: Result) => {
    const session = there.get(row.session_id ?? '');
    if (row.done === 'removed') return session === undefined;
    if (session && manned.has(session.id)) return false;
    return session !== undefined && !session.is_touched && session.version === versionAfter(row);
  };
  const back = rows.filter((row) => !['left', 'moved', 'cancelled'].includes(row.done) && mayGoBack(row));
  const undone = new Set([
    ...(await takeBack(work, back, hooks, stored.applied_at)),
    ...(await takeBackBulk(work, bulk, there)),
  ]);
  await forgetExceptions(work, exceptions);
  await countVersions({ tx, tenantId: actor.tenantId }, schedules);
  const untouched = new Set(bulk.filter(({ done }) => done === 'kept').map(({ key }) => key));
  const stays = [...rows, ...bulk]
    .filter(({ key, done }) => done !== 'left' && !undone.has(key) && !untouched.has(key))
    .flatMap(({ session_id }) => there.get(session_id ?? '') ?? [])
    .map(({ id: session_id, date, start_time }) => ({ session_id, date, start_time }));
  const answer: Undone = { undone: undone.size, stays };
  const result = JSON.stringify({ ...stored.result, undone: answer });
  await tx.change(
    statement(sql`update schedule_applications a set undone_at = ${work.now.toString()}::timestamptz,
        result = ${result}::jsonb
      where a.tenant_id = ${actor.tenantId} and a.id = ${input.id}`),
  );
  return answer;
});

/** What a departure's version was when the application had written it. */
function versionAfter({ done, before }: Result): number {
  if (done === 'created') return 1;
  return (before?.version ?? 0) + (done === 'changed' ? 1 : 0);
}

async function lockApplication({ tx, actor }: TimedWork, id: string): Promise<Stored> {
  const stored = await tx.first(
    statement<Stored>(sql`select a.applied_at, a.result from schedule_applications a
      where a.tenant_id = ${actor.tenantId} and a.id = ${id} for update`),
  );
  if (!stored) throw new Problem('not-found');
  return stored;
}

/** The departures as they are, their seats held; touched is who has anybody in it, or was ever booked. */
async function readThere(
  { tx, actor }: TimedWork,
  rows: readonly Pick<Result, 'session_id' | 'done'>[],
): Promise<There[]> {
  const ids = rows.flatMap(({ session_id }) => session_id ?? []);
  await tx.rows(
    statement(sql`select q.session_id from session_seats q
      where q.tenant_id = ${actor.tenantId} and q.session_id = any(${ids}::uuid[])
      order by q.session_id for no key update`),
  );
  // Whoever was sold before stays the reason of a departure that was kept, and keeps nothing else.
  const kept = rows.filter(({ done }) => done === 'kept').flatMap(({ session_id }) => session_id ?? []);
  return await tx.rows(
    statement<There>(sql`select s.id, s.date, to_char(s.start_time, 'HH24:MI') as start_time, s.version, q.taken, q.people,
        not (s.id = any(${kept}::uuid[])) and exists (select 1 from bookings b
          where b.tenant_id = ${actor.tenantId} and b.session_id = s.id and b.status in ('draft', 'on_hold', 'confirmed'))
          as is_touched
      from sessions s join session_seats q on q.tenant_id = s.tenant_id and q.session_id = s.id
      where s.tenant_id = ${actor.tenantId} and s.id = any(${ids}::uuid[])`),
  );
}
