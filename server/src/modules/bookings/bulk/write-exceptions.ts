import { scheduleExceptions } from '@leme/contract/bookings/availability/schedules';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { type ReadSchedule, readSchedules } from '../schedules/read-schedules.ts';
import type { NewException } from './exception-rows.ts';

/** Writes exceptions of schedules, which are held; answers their ids. */
export async function writeExceptions(
  { tx, actor }: TimedWork,
  exceptions: readonly NewException[],
  reason: string | null,
): Promise<string[]> {
  const rows = exceptions.map((exception) => ({
    tenant_id: actor.tenantId,
    id: newId(),
    ...exception,
    reason,
  }));
  for (const insert of insertRows('schedule_exceptions', rows)) await tx.change(insert);
  record(
    { tx, actor },
    scheduleExceptions,
    rows.map(({ tenant_id: _, id, ...after }) => ({ id, of: after.schedule_id, action: 'created', after })),
  );
  return rows.map(({ id }) => id);
}

/** The schedules as they are written now, exceptions among them. */
export async function schedulesAgain(
  { tx, actor }: TimedWork,
  schedules: readonly ReadSchedule[],
): Promise<ReadSchedule[]> {
  if (schedules.length === 0) return [];
  return await readSchedules(
    tx,
    actor.tenantId,
    schedules.map(({ id }) => id),
  );
}

/** Takes exceptions away again that nobody has changed since. */
export async function forgetExceptions({ tx, actor, now }: TimedWork, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await tx.rows(
    statement<{
      id: string;
    }>(sql`update schedule_exceptions x set deleted_at = ${now.toString()}::timestamptz,
        deleted_by = ${actor.userId}::uuid, version = x.version + 1
      where x.tenant_id = ${actor.tenantId} and x.id = any(${[...ids]}::uuid[]) and x.version = 1 and x.deleted_at is null
      returning x.id`),
  );
  record(
    { tx, actor },
    scheduleExceptions,
    gone.map(({ id }) => ({ id, action: 'deleted' })),
  );
}
