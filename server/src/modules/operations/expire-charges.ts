import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { expireCharges } from '#modules/finance/public';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every ten minutes, charges whose last day is over ask for nothing any more. */
export function expireChargesJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'expire-charges',
    every: '*/10 * * * *',
    async work() {
      const now = clock.now();
      for (const id of await companiesAtWork(platformTx))
        await tenantTx.write(id, (tx) => expireCharges(tx, id, now));
    },
  };
}
