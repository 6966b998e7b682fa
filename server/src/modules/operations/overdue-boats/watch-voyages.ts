import { type Locale, normaliseLocale } from '@leme/contract/kit/language/locale';
import { sql } from 'kysely';
import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { queueMail } from '#kit/mail/queue';
import { statement } from '#kit/resource/statement';
import { evaluateVoyages } from '#modules/voyages/public';

export const template = 'boat_overdue';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every five minutes: a boat that should be back and is not is told once, on the page and by mail. */
export function watchVoyagesJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'watch-voyages',
    every: '*/5 * * * *',
    async work() {
      const faults: unknown[] = [];
      for (const id of await companiesAtWork(platformTx))
        await watchVoyages(tenantTx, id, clock.now()).catch((error: unknown) => faults.push(error));
      if (faults.length > 0) throw faults[0];
    },
  };
}

/** Of one company; a voyage that was written of before is not written of again. */
export async function watchVoyages(
  tenantTx: TenantTx,
  tenant_id: string,
  now: Temporal.Instant,
): Promise<void> {
  await evaluateVoyages(tenantTx, tenant_id, now, async (tx, overdue, addresses) => {
    if (addresses.length === 0) return;
    const told = await tx.rows(
      statement<{ voyage_id: string }>(sql`select m.params->>'voyage_id' as voyage_id from email_logs m
        where m.tenant_id = ${tenant_id} and m.template = ${template}`),
    );
    const usual = await tx.first(
      statement<{ locale: string }>(sql`select l.locale_code as locale from i18n_tenant_locales l
        where l.tenant_id = ${tenant_id} and l.is_default`),
    );
    const locale: Locale = normaliseLocale(usual?.locale) ?? 'pt-BR';
    const known = new Set(told.map(({ voyage_id }) => voyage_id));
    for (const { id } of overdue.filter((each) => !known.has(each.id)))
      for (const to_email of addresses)
        queueMail(
          tx,
          { tenant_id, to_email, user_id: null, template, locale, params: { voyage_id: id } },
          now,
        );
  });
}
