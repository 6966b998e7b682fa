import { bookings } from '@leme/contract/bookings/bookings';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { AllHooks } from '#kit/hooks';
import { nobodyId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { allBookings } from '../partner-scope.ts';

/** Hours after the end of a departure in which it may still be changed as one that is under way. */
const graceHours = 2;
const outHours = 24;
const atOnce = 500;

/** Bookings of a company whose departure has been over for two hours are completed, where no logbook did so before; answers how many. */
export async function completeBookings(
  tx: Tx,
  tenantId: string,
  now: Temporal.Instant,
  { movesMoney }: Pick<AllHooks, 'movesMoney'>,
): Promise<number> {
  const before = now.subtract({ hours: graceHours }).toString();
  const over = await tx.rows(
    allBookings(tenantId)
      .innerJoin('sessions as s', (join) =>
        join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id'),
      )
      .select('b.id')
      .where('b.status', '=', 'confirmed')
      .where('b.starts_at', '<=', before)
      .where('s.ends_at', '<=', before)
      // A boat that is still out has not ended it, unless nobody ever says that it is back.
      .where((where) =>
        where.or([
          where('s.departed_at', 'is', null),
          where('s.returned_at', 'is not', null),
          where('s.departed_at', '<=', now.subtract({ hours: outHours }).toString()),
        ]),
      )
      .orderBy('b.starts_at')
      .orderBy('b.id')
      .limit(atOnce),
  );
  const nobody = { tenantId, userId: nobodyId, fullName: '' };
  return await complete({ tx, actor: nobody, now }, { movesMoney }, over);
}

/** Bookings of departures whose boats are all back are completed at once, by whoever said so; answers how many. */
export async function completeSailed(
  work: TimedWork,
  hooks: Pick<AllHooks, 'movesMoney'>,
  sessions: readonly string[],
): Promise<number> {
  if (sessions.length === 0) return 0;
  const sailed = await work.tx.rows(
    allBookings(work.actor.tenantId)
      .select('b.id')
      .where('b.session_id', '=', sql<string>`any(${[...sessions]}::uuid[])`)
      .where('b.status', '=', 'confirmed')
      .orderBy('b.id'),
  );
  return await complete(work, hooks, sailed);
}

type Completing = Omit<TimedWork, 'actor'> & { actor: Pick<Actor, 'tenantId' | 'userId' | 'fullName'> };

async function complete(
  { tx, actor, now }: Completing,
  { movesMoney }: Pick<AllHooks, 'movesMoney'>,
  over: readonly { id: string }[],
): Promise<number> {
  if (over.length === 0) return 0;
  const { tenantId } = actor;
  const completed = await tx.rows(
    db
      .updateTable('bookings')
      .set({
        status: 'completed',
        completed_at: now.toString(),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${over.map(({ id }) => id)}::uuid[])`)
      .where('status', '=', 'confirmed')
      .returning('id'),
  );
  const ids = completed.map(({ id }) => id);
  await movesMoney({ tx, tenantId }, ids);
  const steps = completed.map(({ id }) => ({
    id,
    action: 'updated' as const,
    before: { status: 'confirmed' },
    after: { status: 'completed' },
  }));
  record({ tx, actor }, bookings, steps);
  return completed.length;
}
