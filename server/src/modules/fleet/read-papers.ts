import type { DocumentKind } from '@leme/contract/fleet/boat-documents';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';

/** Every paper of the boats the actor may see, deleted boats left out. */
export async function readPapers(tx: Tx, actor: Actor) {
  const rows = await tx.rows(
    db
      .selectFrom('boat_documents as d')
      .innerJoin('boats as b', (join) =>
        join.onRef('b.tenant_id', '=', 'd.tenant_id').onRef('b.id', '=', 'd.boat_id'),
      )
      .select(['d.boat_id', 'd.kind', 'd.expires_on', 'd.alert_days'])
      .where('d.tenant_id', '=', actor.tenantId)
      .where('d.deleted_at', 'is', null)
      .where('b.deleted_at', 'is', null)
      .$if(actor.partner !== null, (query) =>
        query.where('b.owner_supplier_id', '=', actor.partner?.id ?? ''),
      )
      .orderBy('d.boat_id')
      .orderBy('d.kind'),
  );
  return rows.map((row) => ({ ...row, kind: row.kind as DocumentKind }));
}
