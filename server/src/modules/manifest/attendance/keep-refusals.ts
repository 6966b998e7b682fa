import type { RefusalReason } from '@leme/contract/manifest/issue-endpoints';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Work } from '#kit/work';
import type { SentEvent } from './sent-event.ts';

export type RefusedEvent = SentEvent & { reason: RefusalReason; device_id: string | null };

/** The office reads the list: what one person has on it stays as much as somebody can read. */
const mostOpen = 200;

/** From when on a refusal stands on the list; the moment is the database's, which wrote it. */
export const stillListed = sql<string>`now() - interval '30 days'`;

/**
 * Keeps what may not count for the office to look at. Marks of bookings nobody knows are one row with their number; of
 * the others a person has two hundred open at most. `unheard`: the ids that found no room.
 */
export async function keepRefusals(
  tx: Tx,
  actor: Actor,
  late: readonly RefusedEvent[],
): Promise<{ kept: readonly RefusedEvent[]; unheard: ReadonlySet<string> }> {
  const apart = Object.groupBy(late, ({ reason }) => (reason === 'unknown-booking' ? 'unknown' : 'known'));
  const { known = [], unknown = [] } = apart;
  const room = known.length === 0 ? 0 : mostOpen - (await openOf(tx, actor));
  const kept = known.slice(0, Math.max(0, room));
  for (const event of kept) keep(tx, actor, event);
  const last = unknown.at(-1);
  if (last) countUnknown({ tx, actor }, last, unknown.length);
  return {
    kept: last ? [...kept, last] : kept,
    unheard: new Set(known.slice(kept.length).map(({ id }) => id)),
  };
}

/** One person's requests take turns here, or many at once would all find room. */
async function openOf(tx: Tx, actor: Actor): Promise<number> {
  const turn = sql`select pg_advisory_xact_lock(hashtextextended(${`refusals ${actor.tenantId} ${actor.userId}`}, 0))`;
  await tx.rows({ compile: () => turn.compile(db) });
  const row = await tx.first(
    db
      .selectFrom('attendance_refusals')
      .select(sql<number>`count(*)::integer`.as('open'))
      .where('tenant_id', '=', actor.tenantId)
      .where('user_id', '=', actor.userId)
      .where('reviewed_at', 'is', null)
      .where('server_time', '>', stillListed),
  );
  return row?.open ?? 0;
}

function valuesOf(actor: Actor, event: RefusedEvent) {
  const { id, booking_id, manifest_passenger_id, status, reason, device_id, client_time } = event;
  const own = { tenant_id: actor.tenantId, user_id: actor.userId, device_id };
  return { ...own, id, booking_id, manifest_passenger_id, status, reason, client_time };
}

/** Two requests with the same event leave one row. */
function keep(tx: Tx, actor: Actor, event: RefusedEvent): void {
  tx.send(
    db
      .insertInto('attendance_refusals')
      .values(valuesOf(actor, event))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing()),
  );
}

function countUnknown({ tx, actor }: Work, event: RefusedEvent, count: number): void {
  tx.send(
    db
      .insertInto('attendance_refusals')
      .values({ ...valuesOf(actor, event), count })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'user_id'])
          .where('reason', '=', sql.lit('unknown-booking'))
          .where('reviewed_at', 'is', null)
          .doUpdateSet({
            count: sql`attendance_refusals.count + ${count}`,
            status: event.status,
            client_time: event.client_time,
            server_time: sql<string>`excluded.server_time`,
          }),
      ),
  );
}
