import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import { holdsThen } from '../availability/blackout-of.ts';

export type Sailing = {
  tenant_id: string;
  session_id: string;
  boat_ids: readonly string[];
  blocked_from: string;
  blocked_until: string;
};

/**
 * Puts boats into a session for its interval with buffers. A boat that is elsewhere is named with the session it is
 * in; two people who assign it at the same moment are kept apart by the exclusion constraint.
 */
export async function assignBoats(tx: Tx, sailing: Sailing): Promise<void> {
  const { tenant_id, session_id, blocked_from, blocked_until } = sailing;
  await tx.change(
    db.deleteFrom('session_boats').where('tenant_id', '=', tenant_id).where('session_id', '=', session_id),
  );
  if (sailing.boat_ids.length === 0) return;
  await refuseBusyBoats(tx, sailing);
  const rows = sailing.boat_ids.map((boat_id, index) => ({
    tenant_id,
    id: newId(),
    session_id,
    boat_id,
    position: index + 1,
    blocked_from,
    blocked_until,
  }));
  await tx.change(db.insertInto('session_boats').values(rows));
}

/** A boat that is blocked while the session sails is named with why. */
export async function refuseBlockedBoats(
  tx: Tx,
  { tenant_id, session_id, boat_ids, despite }: Blocked,
): Promise<void> {
  if (boat_ids.length === 0) return;
  const blocked = await tx.first(
    statement<{ boat_name: string; reason: string }>(sql`select b.boat_name, k.reason
      from sessions s join blackouts k on k.tenant_id = s.tenant_id
      join boats b on b.tenant_id = k.tenant_id and b.id = k.boat_id
      where s.tenant_id = ${tenant_id} and s.id = ${session_id} and k.scope = 'boat' and k.deleted_at is null
        and k.boat_id = any(${[...boat_ids]}::uuid[]) and k.id is distinct from ${despite ?? null}::uuid and ${holdsThen}
      order by k.days_from, k.id limit 1`),
  );
  if (blocked) throw new Problem('boat-blocked', { params: blocked });
}

type Blocked = Pick<Sailing, 'tenant_id' | 'session_id' | 'boat_ids'> & {
  /** A block that does not count: what it keeps ashore comes back to where it was. */
  despite?: string | undefined;
};

async function refuseBusyBoats(
  tx: Tx,
  { tenant_id, session_id, boat_ids, blocked_from, blocked_until }: Sailing,
): Promise<void> {
  const busy = await tx.first(
    db
      .selectFrom('session_boats as sb')
      .innerJoin('sessions as s', (join) =>
        join.onRef('s.tenant_id', '=', 'sb.tenant_id').onRef('s.id', '=', 'sb.session_id'),
      )
      .innerJoin('boats as b', (join) =>
        join.onRef('b.tenant_id', '=', 'sb.tenant_id').onRef('b.id', '=', 'sb.boat_id'),
      )
      .innerJoin('products as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
      )
      .select(['b.boat_name', 'p.name as product_name', 's.date', 's.start_time', 's.end_time'])
      .where('sb.tenant_id', '=', tenant_id)
      .where('sb.boat_id', '=', sql<string>`any(${boat_ids}::uuid[])`)
      .where('sb.session_id', '<>', session_id)
      .where('sb.cancelled', '=', false)
      .where('sb.blocked_from', '<', blocked_until)
      .where('sb.blocked_until', '>', blocked_from)
      .orderBy('sb.blocked_from')
      .limit(1),
  );
  if (busy) throw new Problem('boat-busy', { params: busy });
}
