import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { causeOf } from '@leme/contract/maintenance/alerts';
import { alertSentence } from '@leme/contract/maintenance/alerts/alert-sentence';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Following } from '../plans/read-plans.ts';
import { keepAlerts } from './keep-alerts.ts';

const daysBefore = 7;

/** Raises the alert of each exception that ends within a week, and ends it with the exception. */
export async function followOverrides(work: Following, ids: readonly string[]): Promise<void> {
  const { tx, actor, now } = work;
  const today = dayIn(actor.timezone, now);
  const ending = await tx.rows(
    statement<{
      id: string;
      valid_to: string;
    }>(sql`select t.id, t.valid_to::text as valid_to from competency_overrides t
      where t.tenant_id = ${actor.tenantId} and t.id = any(${ids}::uuid[]) and t.status = 'aprovada'
        and t.deleted_at is null and t.valid_to between ${today}::date and ${addDays(today, daysBefore)}::date
        and exists (select 1 from tenant_modules n join saas_modules s on s.id = n.module_id
          where n.tenant_id = ${actor.tenantId} and n.is_enabled and s.slug = 'crew')
      order by t.id`),
  );
  await keepAlerts(
    work,
    ids.map((id) => causeOf.override(id)),
    ending.map(({ id, valid_to }) => {
      const said = {
        type: 'crew_cert',
        description: '',
        params: { state: 'exception', expires_on: valid_to },
      } as const;
      return {
        ...said,
        description: alertSentence(said, csvLocale),
        dedupe_key: causeOf.override(id),
        severity: valid_to === today ? 'alta' : 'media',
        due_on: valid_to,
      };
    }),
  );
}
