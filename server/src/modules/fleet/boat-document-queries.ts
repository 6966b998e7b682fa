import type { BoatDocument } from '@leme/contract/fleet/boat-document-endpoints';
import { documentState } from '@leme/contract/fleet/boat-documents';
import { boats } from '@leme/contract/fleet/boats';
import { dayIn } from '@leme/contract/kit/days';
import { Problem } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource';
import type { Actor } from '#kit/actor';
import type { Clock } from '#kit/clock';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/record';
import type { Registers } from '#kit/resource/registers';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import type { Work } from '#kit/work';

type Stored = Omit<BoatDocument, 'state'>;

/** A boat the actor may see; papers of a deleted one are read and not written. */
export async function boatOf(
  registers: Registers,
  { tx, actor }: Work,
  id: string,
  { living = false } = {},
): Promise<AnyRow> {
  const boat = await findRow(registers.named('boats'), { tx, actor }, id);
  if (living && boat.deleted_at !== null) throw new Problem('not-found');
  return boat;
}

export function todayOf(actor: Actor, clock: Clock): string {
  return dayIn(actor.timezone, clock.now());
}

const papers = (actor: Actor) =>
  db
    .selectFrom('boat_documents as d')
    .leftJoin('files as f', (join) =>
      join.onRef('f.tenant_id', '=', 'd.tenant_id').onRef('f.id', '=', 'd.file'),
    )
    .select(['d.id', 'd.boat_id', 'd.version', 'd.kind', 'd.number', 'd.issued_on', 'd.expires_on', 'd.file'])
    .select(['f.name as file_name', 'd.alert_days', 'd.created_at', 'd.updated_at'])
    .where('d.tenant_id', '=', actor.tenantId);

export async function readPapers(
  { tx, actor }: Work,
  boatId: string,
  today: string,
): Promise<BoatDocument[]> {
  const rows = await tx.rows(
    papers(actor).where('d.boat_id', '=', boatId).orderBy('d.expires_on').orderBy('d.id'),
  );
  return rows.map((row) => asShown(row as Stored, today));
}

/** Every paper of the boats the actor may see, deleted boats left out. */
export async function readAllPapers(tx: Tx, actor: Actor) {
  const rows = await tx.rows(
    db
      .selectFrom('boat_documents as d')
      .innerJoin('boats as b', (join) =>
        join.onRef('b.tenant_id', '=', 'd.tenant_id').onRef('b.id', '=', 'd.boat_id'),
      )
      .select(['d.boat_id', 'd.kind', 'd.expires_on', 'd.alert_days'])
      .where('d.tenant_id', '=', actor.tenantId)
      .where('b.deleted_at', 'is', null)
      .$if(actor.partner !== null, (query) =>
        query.where('b.owner_supplier_id', '=', actor.partner?.id ?? ''),
      )
      .orderBy('d.boat_id')
      .orderBy('d.kind'),
  );
  return rows.map((row) => ({ ...row, kind: row.kind as BoatDocument['kind'] }));
}

/** One paper; unknown, foreign and those of boats the actor may not see are alike not found. */
export async function readPaper(
  registers: Registers,
  { tx, actor }: Work,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Stored> {
  const row = await tx.first(
    papers(actor)
      .where('d.id', '=', id)
      .$if(lock, (query) => query.forUpdate('d')),
  );
  if (!row) throw new Problem('not-found');
  await boatOf(registers, { tx, actor }, row.boat_id, { living: lock });
  return row as Stored;
}

export function asShown(paper: Stored, today: string): BoatDocument {
  return { ...paper, state: documentState(paper, today) };
}

/** The papers of a boat stand in the boat's own history, and whoever has it open hears of them. */
export function tellBoat({ tx, actor }: Work, before: Stored | null, after: Stored | null): void {
  const paper = after ?? before;
  if (!paper) return;
  const changes = { documents: [asText(before), asText(after)] as const };
  record({ tx, actor }, boats, { id: paper.boat_id, action: 'updated', changes });
}

function asText(paper: Stored | null): string | null {
  if (!paper) return null;
  const [issued, expires] = [paper.issued_on, paper.expires_on].map(
    (date) => date?.split('-').toReversed().join('/') ?? '',
  );
  const dates = issued || expires ? `${issued} → ${expires}`.trim() : null;
  return [paper.kind, paper.number, dates, paper.file_name].filter(Boolean).join(' · ');
}
