import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { AllHooks } from '#kit/hooks';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { completeBookings } from '#modules/bookings/public';

type Needs = {
  tenantTx: TenantTx;
  platformTx: PlatformTx;
  clock: Clock;
  hooks: Pick<AllHooks, 'movesMoney'>;
};

/** Every ten minutes, bookings whose departure has been over for a while are completed, some at a time. */
export function completeBookingsJob({ tenantTx, platformTx, clock, hooks }: Needs): Job {
  return {
    name: 'complete-bookings',
    every: '*/10 * * * *',
    async work() {
      const now = clock.now();
      const tenants = await companiesAtWork(platformTx);
      for (const id of tenants) {
        let completed: number;
        do completed = await tenantTx.write(id, (tx) => completeBookings(tx, id, now, hooks));
        while (completed > 0);
      }
    },
  };
}
