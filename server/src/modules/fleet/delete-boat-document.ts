import { deleteBoatDocument } from '@leme/contract/fleet/boat-document-endpoints';
import { serve } from '#kit/serve';
import { db } from '#kit/sql';
import { asShown, readPaper, tellBoat, todayOf } from './boat-document-queries.ts';

export const servesBoatDocumentDeletion = serve(
  deleteBoatDocument,
  async ({ input, tx, actor, clock, registers }) => {
    const paper = await readPaper(registers, { tx, actor }, input.id, { lock: true });
    await tx.change(
      db.deleteFrom('boat_documents').where('tenant_id', '=', actor.tenantId).where('id', '=', input.id),
    );
    tellBoat({ tx, actor }, paper, null);
    return asShown(paper, todayOf(actor, clock));
  },
);
