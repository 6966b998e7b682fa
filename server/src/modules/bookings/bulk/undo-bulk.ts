import { sessions } from '@leme/contract/bookings/sessions';
import { sql } from 'kysely';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { letGo } from './house-holds.ts';
import type { BulkResult } from './write-bulk.ts';

/** What is there of a departure when its change is taken back. */
type There = { id: string; version: number; taken: number; people: number };

/** Lets departures be sold and sized as before, where nobody booked or changed them since; answers the keys that went back. */
export async function takeBackBulk(
  work: TimedWork,
  results: readonly BulkResult[],
  there: ReadonlyMap<string, There>,
): Promise<ReadonlySet<string>> {
  const changed = results.filter(({ done }) => done === 'changed');
  const holds = changed.filter(({ booking_id }) => booking_id !== null);
  const released = await letGo(
    work,
    holds.flatMap(({ booking_id }) => booking_id ?? []),
  );
  const back = changed.filter(({ booking_id, session_id, version, was }) => {
    const now = there.get(session_id);
    const isUntouched = now?.version === version + 1 && now.taken === was.taken && now.people === was.people;
    return booking_id === null && isUntouched;
  });
  await setBack(work, back);
  const freed = holds.filter(({ booking_id }) => released.has(booking_id ?? ''));
  return new Set([...back, ...freed].map(({ key }) => key));
}

async function setBack({ tx, actor }: TimedWork, results: readonly BulkResult[]): Promise<void> {
  if (results.length === 0) return;
  const values = results.map(
    ({ session_id, was }) => sql`(${session_id}::uuid, ${was.sale_state}::text, ${was.sale_reason}::text,
      ${was.capacity}::int, ${was.is_edited}::boolean)`,
  );
  const v = sql`(values ${sql.join(values)}) as v (id, sale_state, sale_reason, capacity, is_edited)`;
  await tx.change(
    statement(sql`update sessions s set sale_state = v.sale_state, sale_reason = v.sale_reason,
        edited_at = case when v.is_edited then s.edited_at end, version = s.version + 1, updated_at = now()
      from ${v} where s.tenant_id = ${actor.tenantId} and s.id = v.id`),
  );
  await tx.change(
    statement(sql`update session_seats q set total_capacity = v.capacity from ${v}
      where q.tenant_id = ${actor.tenantId} and q.session_id = v.id`),
  );
  record(
    { tx, actor },
    sessions,
    results.map(({ session_id: id, was: { sale_state, sale_reason, capacity: total_capacity } }) => {
      return { id, action: 'updated', after: { sale_state, sale_reason, total_capacity } };
    }),
  );
}
