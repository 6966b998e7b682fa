import type { Actor } from '#kit/actor';
import { kept } from '#kit/database/kept-statement';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Work } from '#kit/work';

/** The people of bookings: where one of them stands. */
export type Standing = {
  id: string;
  status: string;
  heads: string[];
  head_states: string[];
  status_at: string | null;
};

const updatePerson = kept(
  ({ tenantId, id, status_by, ...standing }: Standing & { tenantId: string; status_by: string }) =>
    db
      .updateTable('manifest_passengers')
      .set({ ...standing, status_by })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id),
);

/** Notes where somebody stands, as attendance worked it out. */
export function savePerson(
  tx: Tx,
  { tenantId, userId }: Actor,
  { id, status, heads, head_states, status_at }: Standing,
): void {
  tx.send(updatePerson({ tenantId, status_by: userId, id, status, heads, head_states, status_at }));
}

type Flags = { checkin: boolean; no_show: boolean };

const updateFlags = kept(({ tenantId, id, checkin, no_show }: Flags & { tenantId: string; id: string }) =>
  db.updateTable('bookings').set({ checkin, no_show }).where('tenant_id', '=', tenantId).where('id', '=', id),
);

/** Notes of a booking what its people come to. */
export function saveFlags({ tx, actor: { tenantId } }: Work, id: string, flags: Flags): void {
  tx.send(updateFlags({ tenantId, id, ...flags }));
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
