import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { forgetLostLeads } from '#modules/leads/public';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every night, for every company that wants it; one that fails keeps no other from its turn. */
export function forgetLostLeadsJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'forget-lost-leads',
    every: '41 6 * * *',
    async work() {
      const tenants = await companiesAtWork(platformTx);
      const faults: unknown[] = [];
      for (const id of tenants)
        await forgetLostLeads(tenantTx, id, clock.now()).catch((error: unknown) => faults.push(error));
      if (faults.length > 0) throw faults[0];
    },
  };
}
