import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { expireHolds } from '#modules/bookings/public';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every minute, seats that were held until now are for sale again. */
export function expireHoldsJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'expire-holds',
    every: '* * * * *',
    async work() {
      const now = clock.now();
      const tenants = await companiesAtWork(platformTx);
      for (const id of tenants) await tenantTx.write(id, (tx) => expireHolds(tx, id, now));
    },
  };
}
