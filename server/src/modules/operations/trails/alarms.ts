import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { newId } from '#kit/ids';
import type { Trail } from './trails.ts';

type Finding = { trail: Trail; block: number; found_hash: string };

/** Rings once for each change that is found; false where it was known. */
export async function ring(tx: Tx, tenant_id: string, finding: Finding): Promise<boolean> {
  const rung = await tx.change(
    db
      .insertInto('trail_alarms')
      .values({ tenant_id, id: newId(), ...finding })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'trail', 'block', 'found_hash']).doNothing()),
  );
  return rung > 0;
}

/** Whether nobody has looked yet: sealing on would make what was changed part of the trail. */
export async function isRinging(tx: Tx, tenant_id: string): Promise<boolean> {
  const open = await tx.first(
    db
      .selectFrom('trail_alarms')
      .select('id')
      .where('tenant_id', '=', tenant_id)
      .where('looked_at', 'is', null)
      .limit(1),
  );
  return open !== undefined;
}
