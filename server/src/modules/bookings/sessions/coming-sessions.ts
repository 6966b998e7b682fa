import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Use } from '#kit/resource/registers';

/** The sailings a boat is still needed for: it cannot be deleted before they are over or sail with another. */
export async function comingSessions(tx: Tx, actor: Actor, boatId: string): Promise<Use[]> {
  const rows = await tx.rows(
    db
      .selectFrom('session_boats')
      .select([
        sql<string>`to_char(blocked_from at time zone ${actor.timezone}, 'DD/MM/YYYY HH24:MI')`.as('at'),
        sql<number>`count(*) over ()`.as('n'),
      ])
      .where('tenant_id', '=', actor.tenantId)
      .where('boat_id', '=', boatId)
      .where('cancelled', '=', false)
      .where('blocked_until', '>', sql<string>`now()`)
      .orderBy('blocked_from')
      .limit(5),
  );
  return rows.length > 0
    ? [{ resource: 'sessions', count: rows[0]?.n ?? 0, names: rows.map(({ at }) => at) }]
    : [];
}
