import { effectivePermissions } from '@leme/contract/access/grants';
import { isRole } from '@leme/contract/access/roles';
import { type Locale, normaliseLocale } from '@leme/contract/kit/language/locale';
import { alertMailKey } from '@leme/contract/maintenance/alerts';
import { sql } from 'kysely';
import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { queueMail } from '#kit/mail/queue';
import { statement } from '#kit/resource/statement';
import { readUrgent } from './read-urgent.ts';

export const template = 'alerts_of_the_night';
const hourOfMail = 7;
/** Between two mails of one company: a job that runs twice writes once. */
const pauseHours = 20;

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every hour: the companies where it is seven write to whoever chose it. */
export function mailAlertsJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'mail-alerts',
    every: '2 * * * *',
    async work() {
      const faults: unknown[] = [];
      for (const id of await companiesAtWork(platformTx))
        await mailAlerts(tenantTx, id, clock.now()).catch((error: unknown) => faults.push(error));
      if (faults.length > 0) throw faults[0];
    },
  };
}

type Told = { zone: string; locale: string | null; last: string | null };

/** Tells what became critical or high since the morning before; administrators unless they said no, others who said yes. */
export async function mailAlerts(
  tenantTx: TenantTx,
  tenant_id: string,
  now: Temporal.Instant,
): Promise<void> {
  await tenantTx.write(tenant_id, async (tx) => {
    const told = await tx.first(
      statement<Told>(sql`select coalesce((select c.timezone from company_settings c where c.tenant_id = ${tenant_id}),
          'America/Sao_Paulo') as zone,
        (select l.locale_code from i18n_tenant_locales l where l.tenant_id = ${tenant_id} and l.is_default) as locale,
        (select max(m.created_at)::text from email_logs m where m.tenant_id = ${tenant_id}
          and m.template = ${template}) as last`),
    );
    const early = now.subtract({ hours: pauseHours });
    if (!told || now.toZonedDateTimeISO(told.zone).hour !== hourOfMail) return;
    if (told.last !== null && Temporal.Instant.compare(Temporal.Instant.from(told.last), early) > 0) return;
    if ((await readUrgent(tx, tenant_id, now)).length === 0) return;
    const locale: Locale = normaliseLocale(told.locale ?? undefined) ?? 'pt-BR';
    for (const { id, email } of await readersOf(tx, tenant_id))
      queueMail(tx, { tenant_id, to_email: email, user_id: id, template, locale }, now);
  });
}

type Reader = { id: string; email: string; role: string; chosen: boolean | null };

async function readersOf(tx: Tx, tenant_id: string): Promise<Reader[]> {
  const people = await tx.rows(
    statement<Reader>(sql`select p.id, p.email, r.role, (u.value = 'true'::jsonb) as chosen
      from profiles p join user_roles r on r.tenant_id = p.tenant_id and r.user_id = p.id
        left join user_preferences u on u.tenant_id = p.tenant_id and u.user_id = p.id and u.key = ${alertMailKey}
      where p.tenant_id = ${tenant_id} and p.status = 'active' order by p.id`),
  );
  return people.filter(({ role, chosen }) => {
    if (!isRole(role) || !(chosen ?? role === 'admin')) return false;
    return effectivePermissions({ role, differences: [], activeResources: null }).has('alerts:read');
  });
}
