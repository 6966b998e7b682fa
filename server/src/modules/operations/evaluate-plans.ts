import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Job } from '#kit/jobs/jobs';
import { evaluateAlerts } from '#modules/maintenance/public';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every hour, so that each company's day turns its plans and papers, and what is still true comes back; one that fails keeps no other from its turn. */
export function evaluatePlansJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'evaluate-plans',
    every: '7 * * * *',
    async work() {
      const tenants = await platformTx.read((tx) => tx.rows(db.selectFrom('saas_tenants').select('id')));
      const faults: unknown[] = [];
      for (const { id } of tenants)
        await evaluateAlerts(tenantTx, id, clock.now()).catch((error: unknown) => faults.push(error));
      if (faults.length > 0) throw faults[0];
    },
  };
}
