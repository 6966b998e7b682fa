import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { purgeTests } from '#modules/channels/public';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every night, what partners only tried a month ago goes. */
export function purgeTestBookingsJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'purge-test-bookings',
    every: '23 5 * * *',
    async work() {
      const now = clock.now();
      for (const id of await companiesAtWork(platformTx))
        await tenantTx.write(id, (tx) => purgeTests(tx, id, now));
    },
  };
}
