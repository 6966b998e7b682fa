import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { causeOf } from '@leme/contract/maintenance/alerts';
import { alertSentence } from '@leme/contract/maintenance/alerts/alert-sentence';
import { sql } from 'kysely';
import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { statement } from '#kit/resource/statement';
import { type Cause, clockOf, type Following, keepAlerts } from '#modules/maintenance/public';
import { type Ahead, readAhead } from '#modules/rosters/public';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every quarter of an hour: departures of the next day without a whole crew, and duties that may no longer be done. */
export function watchRostersJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'watch-rosters',
    every: '*/15 * * * *',
    async work() {
      const faults: unknown[] = [];
      for (const id of await companiesAtWork(platformTx))
        await watchRosters(tenantTx, id, clock.now()).catch((error: unknown) => faults.push(error));
      if (faults.length > 0) throw faults[0];
    },
  };
}

const nothing: Ahead = { open: [], lost: [] };

/** Of one company; a day before it rings once, and three hours before once more. */
export async function watchRosters(
  tenantTx: TenantTx,
  tenantId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tenantTx.write(tenantId, async (tx) => {
    const work = await clockOf(tx, tenantId, now);
    const kept = await tx.rows(
      statement<{ dedupe_key: string }>(sql`select t.dedupe_key from maintenance_alert t
        where t.tenant_id = ${tenantId} and t.type in ('crew_open', 'crew_conflict') and t.status = 'pendente'`),
    );
    const { open, lost } = (await plans(work)) ? await readAhead(work, now) : nothing;
    const isNear = (starts_at: string, hours: number) =>
      Temporal.Instant.compare(Temporal.Instant.from(starts_at), now.add({ hours })) <= 0;
    const causes = [
      ...open.map(({ session_id, product, date, start_time, starts_at, boat_id, count }) =>
        caused({
          type: 'crew_open',
          dedupe_key: causeOf.crewOpen(session_id),
          severity: isNear(starts_at, 3) ? 'critica' : 'alta',
          params: { product, day: date, time: start_time.slice(0, 5), count },
          boat_id,
        }),
      ),
      ...lost.map(({ id, crew_id, product, date, start_time, starts_at, boat_id }) =>
        caused({
          type: 'crew_conflict',
          dedupe_key: causeOf.crewConflict(id),
          severity: isNear(starts_at, 24) ? 'critica' : 'alta',
          params: { product, day: date, time: start_time.slice(0, 5) },
          boat_id,
          crew_id,
        }),
      ),
    ];
    const keys = [...kept, ...causes].map(({ dedupe_key }) => dedupe_key);
    await keepAlerts(work, [...new Set(keys)], causes);
  });
}

const caused = (cause: Omit<Cause, 'description'>): Cause => ({
  ...cause,
  description: alertSentence({ ...cause, description: '' }, csvLocale),
});

/** Whether the company has the module by which it plans its crew. */
async function plans({ tx, actor }: Following): Promise<boolean> {
  const rows = await tx.rows(
    statement(sql`select 1 from tenant_modules n join saas_modules s on s.id = n.module_id
      where n.tenant_id = ${actor.tenantId} and n.is_enabled and s.slug = 'crew'`),
  );
  return rows.length > 0;
}
