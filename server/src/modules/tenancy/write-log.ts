import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { writeSystemLog } from '#kit/watch/system-log';

export type Trail = { actor: Actor; userAgent: string | undefined };

/** A line in the log of the company the actor works in. An operator is named, for the company cannot look him up. */
export function writeLog(
  tx: Tx,
  { actor, userAgent }: Trail,
  action: string,
  details: Record<string, string | boolean | null>,
): void {
  const isForeign = actor.tenantId !== actor.homeTenantId;
  writeSystemLog(tx, {
    tenantId: actor.tenantId,
    userId: actor.userId,
    action,
    page: 'version-history',
    details: isForeign ? { ...details, operator: actor.email } : details,
    userAgent,
  });
}
