import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Job } from '#kit/jobs/jobs';
import { completeBookings } from '#modules/bookings/public';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every ten minutes, bookings whose departure has been over for a while are completed, some at a time. */
export function completeBookingsJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'complete-bookings',
    every: '*/10 * * * *',
    async work() {
      const now = clock.now();
      const tenants = await platformTx.read((tx) => tx.rows(db.selectFrom('saas_tenants').select('id')));
      for (const { id } of tenants) {
        let completed: number;
        do completed = await tenantTx.write(id, (tx) => completeBookings(tx, id, now));
        while (completed > 0);
      }
    },
  };
}
