import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import { takeTurn } from '../sign-in/throttle.ts';

const pauseSeconds = 3600;

/** Deletes links that can no longer be used, at most once an hour a company; at night they go by themselves. */
export async function cleanLinks(
  authTx: AuthTx,
  tenant_id: string,
  now: Temporal.Instant,
): Promise<{ deleted: number }> {
  return await authTx.write(tenant_id, async (tx) => {
    if (!(await takeTurn(tx, { tenant_id, key: 'clean-links' }, pauseSeconds))) return { deleted: 0 };
    const deleted = await tx.change(
      db
        .deleteFrom('auth_links')
        .where('tenant_id', '=', tenant_id)
        .where((row) => row.or([row('used_at', 'is not', null), row('expires_at', '<=', now.toString())])),
    );
    return { deleted };
  });
}
