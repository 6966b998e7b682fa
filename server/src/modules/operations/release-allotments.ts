import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { releaseDue } from '#modules/channels/public';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every minute, what a partner did not sell by its hour is for everybody again. */
export function releaseAllotmentsJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'release-allotments',
    every: '* * * * *',
    async work() {
      const now = clock.now();
      const tenants = await companiesAtWork(platformTx);
      for (const id of tenants) await tenantTx.write(id, (tx) => releaseDue(tx, id, now));
    },
  };
}
