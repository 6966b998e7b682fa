import { warnedOf } from '@leme/contract/crew/credential-warning';
import { crewCredentials } from '@leme/contract/crew/crew-credentials';
import { crewMembers } from '@leme/contract/crew/crew-members';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { dayIn } from '@leme/contract/kit/values/days';
import { causeOf } from '@leme/contract/maintenance/alerts';
import { alertSentence } from '@leme/contract/maintenance/alerts/alert-sentence';
import { sql } from 'kysely';
import type { AddedRules } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';
import type { Following } from '../plans/read-plans.ts';
import { type Cause, keepAlerts } from './keep-alerts.ts';
import { timed } from './timed.ts';

type Paper = {
  crew_id: string;
  competency: string;
  paper: string;
  status: string;
  expires_on: string | null;
  warn_days: number[];
  /** The person is there and works, and the company keeps a crew. */
  is_kept: boolean;
};

/** Of the checked papers of one competency the one that is good longest takes the place of the others. */
function longest(papers: readonly Paper[]): Paper | undefined {
  const endOf = ({ expires_on }: Paper) => expires_on ?? '9999-12-31';
  return papers
    .filter(({ status }) => status === 'conferida')
    .toSorted((one, other) => endOf(other).localeCompare(endOf(one)))[0];
}

/** Who it is stands nowhere in the words: those who may read the crew find the person by the row. */
function causeOfPaper(row: Paper, today: string): Cause[] {
  const { crew_id, competency, paper, expires_on, is_kept } = row;
  const warned = is_kept && expires_on !== null ? warnedOf(row, today) : null;
  if (warned === null) return [];
  const params = { state: warned.isOver ? 'expired' : 'soon', paper, expires_on };
  const said = { type: 'crew_cert', description: paper, params } as const;
  return [
    {
      ...said,
      description: alertSentence(said, csvLocale),
      dedupe_key: causeOf.crewPaper(crew_id, competency),
      severity: warned.isOver ? 'critica' : warned.isLast ? 'alta' : 'media',
      crew_id,
      due_on: expires_on,
    },
  ];
}

/** Raises and ends the alerts of papers of these people: one for each competency whose checked paper ends or has ended. */
export async function followCrew(work: Following, crewIds: readonly string[]): Promise<void> {
  const { tx, actor, now } = work;
  const papers = await tx.rows(
    statement<Paper>(sql`select c.crew_id, coalesce(c.competency_id, c.own_competency_id)::text as competency,
        coalesce(k.code, o.name) as paper, c.status, c.expires_on::text as expires_on,
        coalesce(k.warn_days, o.warn_days) as warn_days,
        (c.deleted_at is null and m.deleted_at is null and m.status <> 'inactive' and exists (
          select 1 from tenant_modules n join saas_modules s on s.id = n.module_id
          where n.tenant_id = ${actor.tenantId} and n.is_enabled and s.slug = 'crew')) as is_kept
      from crew_credentials c
        join crew_members m on m.tenant_id = c.tenant_id and m.id = c.crew_id
        left join own_competencies o on o.tenant_id = c.tenant_id and o.id = c.own_competency_id
        left join competencies k on k.id = c.competency_id
      where c.tenant_id = ${actor.tenantId} and c.crew_id = any(${crewIds}::uuid[])
        and coalesce(c.competency_id, c.own_competency_id) is not null
      order by c.crew_id, c.id`),
  );
  const today = dayIn(actor.timezone, now);
  const byKey = Map.groupBy(papers, ({ crew_id, competency }) => causeOf.crewPaper(crew_id, competency));
  await keepAlerts(
    work,
    [...byKey.keys()],
    [...byKey.values()].flatMap((own) => {
      const paper = longest(own.filter(({ is_kept }) => is_kept));
      return paper ? causeOfPaper(paper, today) : [];
    }),
  );
}

/** What is saved, checked, deleted or restored of a person and the papers is heard at once. */
export const crewAlerts: Readonly<Record<string, AddedRules>> = {
  [crewCredentials.name]: {
    afterSave: async ({ values, tx, actor }) =>
      await followCrew(await timed({ tx, actor }), [String(values.crew_id)]),
    afterRemoval: async ({ row, tx, actor }) =>
      await followCrew(await timed({ tx, actor }), [String(row.crew_id)]),
  },
  [crewMembers.name]: {
    afterSave: async ({ before, values, id, tx, actor }) => {
      if (before && before.status !== values.status) await followCrew(await timed({ tx, actor }), [id]);
    },
    afterRemoval: async ({ row, tx, actor }) => await followCrew(await timed({ tx, actor }), [row.id]),
  },
};
