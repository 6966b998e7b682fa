import { boatsOutOfDate, type DocumentKind } from '@leme/contract/fleet/boat-documents';
import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { type SqlBool, sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { kept } from '#kit/database/kept-statement';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { placesOfBoat } from '#modules/fleet/public';
import { type Asked, askedFor, inSessions, type Which } from './manifest-queries.ts';

type Sailing = Pick<ManifestSession, 'id' | 'date'>;

/** What each of the sessions sails with, and whether it may: papers are judged on the day of the sailing. */
export async function boatsAboard(
  tx: Tx,
  actor: Actor,
  which: Which,
): Promise<(session: Sailing) => ManifestSession['boats']> {
  const [boats, papers] = await Promise.all([
    tx.rows(boatsOf(askedFor(actor, which))),
    papersIn(tx, actor, which),
  ]);
  const bySession = Map.groupBy(boats, ({ session_id }) => session_id);
  const outOfDate = lazily((date) => boatsOutOfDate(papers, date).map(({ boat_id }) => boat_id));
  return ({ id, date }) =>
    (bySession.get(id) ?? []).map(({ boat_id, boat_name, registration_no, capacity }) => ({
      id: boat_id,
      boat_name: boat_name ?? '',
      registration_no,
      capacity,
      has_expired_paper: outOfDate(date).has(boat_id),
    }));
}

const boatsOf = kept((asked: Asked) =>
  db
    .selectFrom('session_boats as sb')
    .leftJoin('boats as b', (join) =>
      join.onRef('b.tenant_id', '=', 'sb.tenant_id').onRef('b.id', '=', 'sb.boat_id'),
    )
    .select(['sb.session_id', 'sb.boat_id', 'b.boat_name', 'b.registration_no', placesOfBoat.as('capacity')])
    .where('sb.tenant_id', '=', asked.tenantId)
    .where(inSessions('sb.session_id', asked))
    .orderBy('sb.position')
    .orderBy('sb.id'),
);

/** A supplier learns nothing about the boats of others. */
const papersOf = kept((asked: Asked) => {
  const { tenantId, partner } = asked;
  const boats = db
    .selectFrom('session_boats as sb')
    .innerJoin('boats as own', (join) =>
      join.onRef('own.tenant_id', '=', 'sb.tenant_id').onRef('own.id', '=', 'sb.boat_id'),
    )
    .select('sb.boat_id')
    .where('sb.tenant_id', '=', tenantId)
    .where(inSessions('sb.session_id', asked))
    .$if(partner?.kind === 'supplier', (query) =>
      query.where('own.owner_supplier_id', '=', partner?.id ?? ''),
    );
  return db
    .selectFrom('boat_documents as d')
    .select(['d.boat_id', 'd.kind', 'd.expires_on', 'd.alert_days'])
    .where('d.tenant_id', '=', tenantId)
    .where('d.deleted_at', 'is', null)
    .where(sql<SqlBool>`${sql.ref('d.boat_id')} = any(array(${boats}))`);
});

/** The papers of all their boats. */
async function papersIn(tx: Tx, actor: Actor, which: Which) {
  const papers = await tx.rows(papersOf(askedFor(actor, which)));
  return papers.map((paper) => ({ ...paper, kind: paper.kind as DocumentKind }));
}

/** Worked out once a day: a list of sessions may go over several. */
function lazily(work: (date: string) => string[]): (date: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (date) => {
    const found = known.get(date) ?? new Set(work(date));
    known.set(date, found);
    return found;
  };
}
