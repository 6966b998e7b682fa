import { type Locale, normaliseLocale } from '@leme/contract/kit/language/locale';
import { sql } from 'kysely';
import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { AllHooks } from '#kit/hooks';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { queueMail } from '#kit/mail/queue';
import { statement } from '#kit/resource/statement';
import { evaluateDepartures } from '#modules/voyages/public';

export const missingTemplate = 'people_missing';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock; hooks: Pick<AllHooks, 'namesCrew'> };

/** Every five minutes: what leaves within two hours and is not cleared, and who is missing. */
export function watchDeparturesJob({ tenantTx, platformTx, clock, hooks }: Needs): Job {
  return {
    name: 'watch-departures',
    every: '*/5 * * * *',
    async work() {
      const faults: unknown[] = [];
      for (const id of await companiesAtWork(platformTx))
        await watchDepartures({ tenantTx, hooks }, id, clock.now()).catch((error: unknown) =>
          faults.push(error),
        );
      if (faults.length > 0) throw faults[0];
    },
  };
}

/** Of one company; a seal that was written of before is not written of again. */
export async function watchDepartures(
  { tenantTx, hooks }: Pick<Needs, 'tenantTx' | 'hooks'>,
  tenant_id: string,
  now: Temporal.Instant,
): Promise<void> {
  const tell: Parameters<typeof evaluateDepartures>[0]['tell'] = async (tx, missing, addresses) => {
    if (missing.length === 0 || addresses.length === 0) return;
    const told = await tx.rows(
      statement<{ seal_id: string }>(sql`select m.params->>'seal_id' as seal_id from email_logs m
        where m.tenant_id = ${tenant_id} and m.template = ${missingTemplate}`),
    );
    const usual = await tx.first(
      statement<{ locale: string }>(sql`select l.locale_code as locale from i18n_tenant_locales l
        where l.tenant_id = ${tenant_id} and l.is_default`),
    );
    const locale: Locale = normaliseLocale(usual?.locale) ?? 'pt-BR';
    const known = new Set(told.map(({ seal_id }) => seal_id));
    for (const { id, count } of missing.filter((each) => !known.has(each.id)))
      for (const to_email of addresses) {
        const params = { seal_id: id, count: String(count) };
        queueMail(tx, { tenant_id, to_email, user_id: null, template: missingTemplate, locale, params }, now);
      }
  };
  await evaluateDepartures({ tenantTx, hooks, tell }, tenant_id, now);
}
