import type { Actor } from '#kit/actor';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import type { Work } from '#kit/work';

/** The people of bookings: where one of them stands. */
export type Standing = {
  id: string;
  status: string;
  heads: string[];
  head_states: string[];
  status_at: string | null;
};

/** Notes where somebody stands, as attendance worked it out. */
export function savePerson(
  tx: Tx,
  actor: Actor,
  { id, status, heads, head_states, status_at }: Standing,
): void {
  tx.send(
    db
      .updateTable('manifest_passengers')
      .set({ status, heads, head_states, status_at, status_by: actor.userId })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id),
  );
}

/** Notes of a booking what its people come to. */
export function saveFlags(
  { tx, actor }: Work,
  id: string,
  flags: { checkin: boolean; no_show: boolean },
): void {
  tx.send(db.updateTable('bookings').set(flags).where('tenant_id', '=', actor.tenantId).where('id', '=', id));
}

type Described = {
  name?: string | null | undefined;
  document?: string | null | undefined;
  birth_date?: string | null | undefined;
};

/** Says who somebody is; false where the row is no longer the one that was read. */
export async function describePerson(
  { tx, actor }: Work,
  { id, version }: { id: string; version: number },
  fields: Described,
): Promise<boolean> {
  const changed = await tx.change(
    db
      .updateTable('manifest_passengers')
      .set({ ...fields, version: version + 1 })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .where('version', '=', version),
  );
  return changed > 0;
}
