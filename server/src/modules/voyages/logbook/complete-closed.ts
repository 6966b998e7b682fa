import { sql } from 'kysely';
import type { AllHooks } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { completeSailed } from '#modules/bookings/public';

/** Departures whose voyages are all closed, with no boat that has yet to leave, are over: their bookings are completed. */
export async function completeClosed(
  work: TimedWork,
  hooks: Pick<AllHooks, 'movesMoney'>,
  voyages: readonly { session_id: string | null; status: string }[],
): Promise<void> {
  const closed = voyages.filter(({ status }) => status === 'closed');
  const sessions = [...new Set(closed.flatMap(({ session_id }) => session_id ?? []))].toSorted();
  if (sessions.length === 0) return;
  const { tx, actor } = work;
  const over = await tx.rows(
    statement<{ id: string }>(sql`select s.id from sessions s
      where s.tenant_id = ${actor.tenantId} and s.id = any(${sessions}::uuid[])
        and not exists (select 1 from logbook_entries e where e.tenant_id = ${actor.tenantId} and e.session_id = s.id
          and e.status in ('open', 'review'))
        and not exists (select 1 from session_boats b where b.tenant_id = ${actor.tenantId} and b.session_id = s.id
          and not b.cancelled and not exists (select 1 from logbook_entries e where e.tenant_id = ${actor.tenantId}
            and e.session_id = s.id and e.boat_id = b.boat_id and e.status = 'closed'))
      order by s.id`),
  );
  await completeSailed(
    work,
    hooks,
    over.map(({ id }) => id),
  );
}
