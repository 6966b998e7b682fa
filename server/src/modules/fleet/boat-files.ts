import type { Actor } from '#kit/actor';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';

/** Whether a paper of one of the supplier's own boats holds the file. */
export async function isPaperOfOwnBoat(tx: Tx, actor: Actor, file: string): Promise<boolean> {
  const paper = await tx.first(
    db
      .selectFrom('boat_documents as d')
      .innerJoin('boats as b', (join) =>
        join.onRef('b.tenant_id', '=', 'd.tenant_id').onRef('b.id', '=', 'd.boat_id'),
      )
      .select('d.id')
      .where('d.tenant_id', '=', actor.tenantId)
      .where('d.file', '=', file)
      .where('b.owner_supplier_id', '=', actor.partner?.id ?? null),
  );
  return paper !== undefined;
}
