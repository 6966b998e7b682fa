import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { notify } from '#kit/realtime/pg-notifications';
import { accessChannel } from '../../auth-session/session-cache.ts';

/** Whose access changed, to every process at once when the transaction commits. */
export function tellAccess(tx: Tx, tenant_id: string, user_id?: string): void {
  notify(tx, accessChannel, user_id ? `${tenant_id}/${user_id}` : tenant_id);
}

/**
 * Ends sessions and unused links of somebody. What devices still send at the pier is not lost: their token stays, holds no
 * right, and what comes is kept as refused for the office to see.
 */
export function shutOut(tx: Tx, tenant_id: string, user_id: string): void {
  tx.send(db.deleteFrom('auth_sessions').where('tenant_id', '=', tenant_id).where('user_id', '=', user_id));
  tx.send(
    db
      .deleteFrom('auth_links')
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('used_at', 'is', null),
  );
  tellAccess(tx, tenant_id, user_id);
}
