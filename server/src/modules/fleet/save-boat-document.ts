import {
  createBoatDocument,
  listBoatDocuments,
  listExpiredPapers,
  updateBoatDocument,
} from '@leme/contract/fleet/boat-document-endpoints';
import { boatDocuments, boatsOutOfDate } from '@leme/contract/fleet/boat-documents';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { newId } from '#kit/ids';
import { claimFiles } from '#kit/resource/files/claim-files';
import { serve } from '#kit/serve';
import { db } from '#kit/sql';
import type { Work } from '#kit/work';
import {
  asShown,
  boatOf,
  readAllPapers,
  readPaper,
  readPapers,
  tellBoat,
  todayOf,
} from './boat-document-queries.ts';

export const servesBoatDocuments = serve(
  listBoatDocuments,
  async ({ input, tx, actor, clock, registers }) => {
    await boatOf(registers, { tx, actor }, input.id);
    const today = todayOf(actor, clock);
    return { data: await readPapers({ tx, actor }, input.id, today), today };
  },
);

export const servesExpiredPapers = serve(listExpiredPapers, async ({ tx, actor, clock }) => {
  const today = todayOf(actor, clock);
  return { data: boatsOutOfDate(await readAllPapers(tx, actor), today), today };
});

export const servesBoatDocumentCreation = serve(
  createBoatDocument,
  async ({ input, tx, actor, clock, registers }) => {
    const { id: boat_id, ...fields } = input;
    await boatOf(registers, { tx, actor }, boat_id, { living: true });
    await requireValid({ tx, actor }, fields, fields.file);
    const id = newId();
    await tx.change(
      db.insertInto('boat_documents').values({ tenant_id: actor.tenantId, id, boat_id, ...fields }),
    );
    const paper = await readPaper(registers, { tx, actor }, id);
    tellBoat({ tx, actor }, null, paper);
    return asShown(paper, todayOf(actor, clock));
  },
);

export const servesBoatDocumentUpdate = serve(
  updateBoatDocument,
  async ({ input, tx, actor, clock, registers }) => {
    const { id, version, ...sent } = input;
    const before = await readPaper(registers, { tx, actor }, id, { lock: true });
    const today = todayOf(actor, clock);
    if (before.version !== version)
      throw new Problem('stale-version', { params: { current: asShown(before, today), yours: sent } });
    await requireValid({ tx, actor }, { ...before, ...sent }, sent.file === before.file ? null : sent.file);
    await tx.change(
      db
        .updateTable('boat_documents')
        .set({ ...sent, version: version + 1, updated_at: sql`now()` })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', id),
    );
    const paper = await readPaper(registers, { tx, actor }, id);
    tellBoat({ tx, actor }, before, paper);
    return asShown(paper, today);
  },
);

type Checked = { issued_on?: string | null | undefined; expires_on?: string | null | undefined };

async function requireValid(
  { tx, actor }: Work,
  { issued_on, expires_on }: Checked,
  file: string | null | undefined,
): Promise<void> {
  const isTurned = issued_on && expires_on && expires_on < issued_on;
  const errors: Fault[] = [
    ...(isTurned ? [{ pointer: '/expires_on', code: 'before-issue' }] : []),
    ...(await claimFiles(boatDocuments, { changed: { file }, tx, actor })),
  ];
  if (errors.length > 0) throw faults(errors);
}
