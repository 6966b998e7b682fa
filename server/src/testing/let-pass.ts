import { sql } from 'kysely';
import { db } from '../kit/database/sql.ts';
import type { World } from './world.ts';

/** What the throttles have counted is that much older: they go by the database's clock, which no test moves. */
export async function letPass({ authTx }: World, minutes: number): Promise<void> {
  const tenants = await authTx.lookUp((tx) => tx.rows(db.selectFrom('saas_tenants').select('id')));
  // In a zone of its own: taking an interval from an instant asks for the session's, which a distributed update refuses.
  const age = sql<string>`(window_started_at at time zone 'UTC' - ${minutes}::float8 * interval '1 minute') at time zone 'UTC'`;
  for (const { id } of tenants)
    await authTx.write(id, (tx) =>
      tx.change(db.updateTable('auth_throttle').set({ window_started_at: age }).where('tenant_id', '=', id)),
    );
}
