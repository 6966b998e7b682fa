import { stepOf } from '@leme/contract/crew/credential-warning';
import { type Locale, normaliseLocale } from '@leme/contract/kit/language/locale';
import { dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { queueMail } from '#kit/mail/queue';
import { statement } from '#kit/resource/statement';

export const template = 'crew_paper';
const hourOfMail = 7;

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every hour: where it is seven, who holds a paper that ends is written to. */
export function mailPapersJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'mail-papers',
    every: '17 * * * *',
    async work() {
      const faults: unknown[] = [];
      for (const id of await companiesAtWork(platformTx))
        await mailPapers(tenantTx, id, clock.now()).catch((error: unknown) => faults.push(error));
      if (faults.length > 0) throw faults[0];
    },
  };
}

type Company = { zone: string; locale: string | null };

/** Writes to each person whose checked paper has come to a step, once a step; a renewal that was checked ends it. */
export async function mailPapers(
  tenantTx: TenantTx,
  tenant_id: string,
  now: Temporal.Instant,
): Promise<void> {
  await tenantTx.write(tenant_id, async (tx) => {
    const company = await tx.first(
      statement<Company>(sql`select coalesce((select c.timezone from company_settings c where c.tenant_id = ${tenant_id}),
          'America/Sao_Paulo') as zone,
        (select l.locale_code from i18n_tenant_locales l where l.tenant_id = ${tenant_id} and l.is_default) as locale`),
    );
    if (!company || now.toZonedDateTimeISO(company.zone).hour !== hourOfMail) return;
    const today = dayIn(company.zone, now);
    const due = (await papersEnding(tx, tenant_id, today)).flatMap((paper) => {
      const step = stepOf(paper, today);
      return step === null ? [] : [{ ...paper, step }];
    });
    if (due.length === 0) return;
    const told = await toldOf(
      tx,
      tenant_id,
      due.map(({ id }) => id),
    );
    for (const { id, step, user_id, email, spoken } of due) {
      if (told.has(`${id} ${step}`)) continue;
      const locale: Locale = normaliseLocale(spoken ?? company.locale ?? undefined) ?? 'pt-BR';
      const params = { credential_id: id, step };
      queueMail(tx, { tenant_id, to_email: email, user_id, template, locale, params }, now);
    }
  });
}

type Ending = {
  id: string;
  expires_on: string;
  warn_days: number[];
  user_id: string | null;
  email: string;
  /** The language of the last letter the person asked for, or was invited in. */
  spoken: string | null;
};

/** The newest checked paper of each competency of who works there, as far as it ends within a year, and whom to write to. */
function papersEnding(tx: Tx, tenant_id: string, today: string): Promise<Ending[]> {
  return tx.rows(
    statement<Ending>(sql`select c.id, c.expires_on::text as expires_on, coalesce(k.warn_days, o.warn_days) as warn_days,
        p.id as user_id, coalesce(p.email, m.email) as email,
        (select l.locale from email_logs l where l.tenant_id = ${tenant_id} and l.user_id = m.user_id
          and l.template in ('first_access', 'password_reset', 'login') order by l.created_at desc, l.id desc limit 1) as spoken
      from crew_credentials c
        join crew_members m on m.tenant_id = c.tenant_id and m.id = c.crew_id
        left join own_competencies o on o.tenant_id = c.tenant_id and o.id = c.own_competency_id
        left join competencies k on k.id = c.competency_id
        left join profiles p on p.tenant_id = c.tenant_id and p.id = m.user_id and p.status = 'active'
          and p.removed_at is null
      where c.tenant_id = ${tenant_id} and c.status = 'conferida' and c.deleted_at is null
        and m.deleted_at is null and m.status <> 'inactive'
        and c.expires_on between ${today}::date - 5 and ${today}::date + 366
        and (p.id is not null or m.user_id is null and m.email is not null)
        and coalesce(c.competency_id, c.own_competency_id) is not null
        and not exists (select 1 from crew_credentials n where n.tenant_id = ${tenant_id} and n.crew_id = c.crew_id
          and coalesce(n.competency_id, n.own_competency_id) = coalesce(c.competency_id, c.own_competency_id)
          and n.status = 'conferida' and n.deleted_at is null and n.id <> c.id
          and (n.expires_on is null or (n.expires_on, n.id) > (c.expires_on, c.id)))
        and exists (select 1 from tenant_modules n join saas_modules s on s.id = n.module_id
          where n.tenant_id = ${tenant_id} and n.is_enabled and s.slug = 'crew')
      order by c.id`),
  );
}

/** Which steps of these papers were written about. */
async function toldOf(tx: Tx, tenant_id: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.rows(
    statement<{
      step: string;
    }>(sql`select concat(m.params ->> 'credential_id', ' ', m.params ->> 'step') as step
      from email_logs m where m.tenant_id = ${tenant_id} and m.template = ${template}
        and m.params ->> 'credential_id' = any(${ids}::text[])`),
  );
  return new Set(rows.map(({ step }) => step));
}
