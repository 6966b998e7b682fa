import {
  type BoatDocument,
  boatDocuments,
  type DocumentKind,
  documentState,
} from '@leme/contract/fleet/boat-documents';
import { boats } from '@leme/contract/fleet/boats';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { dayIn } from '@leme/contract/kit/values/days';
import { causeOf } from '@leme/contract/maintenance/alerts';
import { alertSentence } from '@leme/contract/maintenance/alerts/alert-sentence';
import { sql } from 'kysely';
import type { AddedRules } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';
import type { Following } from '../plans/read-plans.ts';
import { type Cause, keepAlerts } from './keep-alerts.ts';
import { soldUntil } from './sold-until.ts';
import { timed } from './timed.ts';

type Paper = Pick<BoatDocument, 'kind' | 'expires_on' | 'alert_days'> & {
  id: string;
  boat_id: string;
  boat: string;
};
type Days = { today: string; sold: string | undefined };

const kinds = boatDocuments.fields.kind.options as readonly DocumentKind[];

/** Of the papers of one kind the one that is good longest takes the place of the others. */
function longest(papers: readonly Paper[]): Paper | undefined {
  const endOf = ({ expires_on }: Paper) => expires_on ?? '9999-12-31';
  return papers.toSorted((one, other) => endOf(other).localeCompare(endOf(one)))[0];
}

function causeOfPaper(paper: Paper, { today, sold }: Days): Cause[] {
  const { id, boat_id, boat, kind, expires_on } = paper;
  if (expires_on === null) return [];
  const state = documentState(paper, today);
  const isLate = sold !== undefined && expires_on < sold;
  if (state === 'valid' && !isLate) return [];
  const told = state === 'expired' ? state : isLate ? 'ends' : 'soon';
  const params = { state: told, kind, boat, expires_on, sails_on: isLate ? sold : null };
  const said = { type: 'document_expiry', description: kind, params } as const;
  const severity = isLate ? 'critica' : state === 'expired' ? 'alta' : 'media';
  const description = alertSentence(said, csvLocale);
  return [
    {
      ...said,
      description,
      dedupe_key: causeOf.paper(boat_id, kind),
      severity,
      boat_id,
      document_id: id,
      due_on: expires_on,
    },
  ];
}

/** Raises and ends the alerts of papers: one for each kind a boat has no good paper of, or soon none. */
export async function followPapers(work: Following, boatIds: readonly string[]): Promise<void> {
  const { tx, actor, now } = work;
  const papers = await tx.rows(
    statement<Paper>(sql`select d.id, d.boat_id, d.kind, d.expires_on, d.alert_days, b.boat_name as boat
      from boat_documents d join boats b on b.tenant_id = d.tenant_id and b.id = d.boat_id
      where d.tenant_id = ${actor.tenantId} and d.boat_id = any(${boatIds}::uuid[]) and d.deleted_at is null
        and b.deleted_at is null order by d.boat_id, d.id`),
  );
  const expiring = papers.filter(({ expires_on }) => expires_on !== null);
  const sold = await soldUntil(
    work,
    expiring.map(({ boat_id }) => boat_id),
  );
  const today = dayIn(actor.timezone, now);
  const byKind = Map.groupBy(papers, ({ boat_id, kind }) => causeOf.paper(boat_id, kind));
  await keepAlerts(
    work,
    boatIds.flatMap((id) => kinds.map((kind) => causeOf.paper(id, kind))),
    [...byKind.values()].flatMap((own) => {
      const paper = longest(own);
      return paper ? causeOfPaper(paper, { today, sold: sold.get(paper.boat_id) }) : [];
    }),
  );
}

/** What is saved, deleted or restored of a boat and its papers is heard at once. */
export const paperAlerts: Readonly<Record<string, AddedRules>> = {
  [boatDocuments.name]: {
    afterSave: async ({ values, tx, actor }) =>
      await followPapers(await timed({ tx, actor }), [String(values.boat_id)]),
    afterRemoval: async ({ row, tx, actor }) =>
      await followPapers(await timed({ tx, actor }), [String(row.boat_id)]),
  },
  [boats.name]: {
    afterSave: async ({ before, values, id, tx, actor }) => {
      if (before && before.boat_name !== values.boat_name)
        await followPapers(await timed({ tx, actor }), [id]);
    },
    afterRemoval: async ({ row, tx, actor }) => await followPapers(await timed({ tx, actor }), [row.id]),
  },
};
