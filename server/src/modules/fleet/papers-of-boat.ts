import { type DocumentKind, documentState, expiredKinds } from '@leme/contract/fleet/boat-documents';
import { sql } from 'kysely';
import type { AllHooks } from '#kit/hooks';
import { statement } from '#kit/resource/statement';

type Paper = {
  id: string;
  kind: DocumentKind;
  number: string | null;
  expires_on: string | null;
  alert_days: number[];
};

/** The papers of a boat by the last day they are good; one that is over and was not renewed keeps the boat ashore. */
export const papersOfBoat: AllHooks['tellsOfBoat'] = async ({ tx, actor }, { boat_id, from, to, today }) => {
  if (!actor.permissions.has('boats:read')) return [];
  const papers = await tx.rows(
    statement<Paper>(sql`select d.id, d.kind, d.number, d.expires_on::text as expires_on, d.alert_days from boat_documents d
      where d.tenant_id = ${actor.tenantId} and d.boat_id = ${boat_id} and d.deleted_at is null
      order by d.expires_on desc nulls first, d.id`),
  );
  const expired = new Set(expiredKinds(papers, today));
  return papers.flatMap((paper) => {
    const { id, kind, number, expires_on } = paper;
    if (expires_on === null) return [];
    // Of a kind that is over the last paper says so.
    const blocks = expired.delete(kind);
    if (!blocks && (expires_on < from || expires_on > to)) return [];
    return {
      id,
      kind: 'paper' as const,
      from: expires_on,
      until: expires_on,
      from_time: null,
      until_time: null,
      title: kind,
      note: number,
      state: documentState(paper, today),
      path: `/boats?open=${boat_id}`,
      foreseen: false,
      blocks,
    };
  });
};
