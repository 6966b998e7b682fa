import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { newId } from '#kit/ids';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';

export type Trail = { actor: Actor; userAgent: string | undefined };

/** A line in the log of the company the actor works in. An operator is named, for the company cannot look him up. */
export function writeLog(
  tx: Tx,
  { actor, userAgent }: Trail,
  action: string,
  details: Record<string, string | boolean | null>,
): void {
  const isForeign = actor.tenantId !== actor.homeTenantId;
  tx.send(
    db.insertInto('system_logs').values({
      tenant_id: actor.tenantId,
      id: newId(),
      user_id: actor.userId,
      action,
      page: 'version-history',
      details: JSON.stringify(isForeign ? { ...details, operator: actor.email } : details),
      user_agent: userAgent?.slice(0, 400) ?? null,
      // Lines of one transaction keep their order.
      created_at: sql`clock_timestamp()`,
    }),
  );
}
