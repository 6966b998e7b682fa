import type { Clock } from '#kit/clock';
import type { Job } from '#kit/jobs';
import type { PlatformTx } from '#kit/platform-tx';
import { purgeDeleted } from '#kit/resource/purge-deleted';
import { db } from '#kit/sql';
import type { TenantTx } from '#kit/tenant-tx';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every night, what was deleted 30 days ago is removed for good. */
export function purgeDeletedJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'purge-deleted',
    every: '23 6 * * *',
    async work() {
      const tenants = await platformTx.read((tx) => tx.rows(db.selectFrom('saas_tenants').select('id')));
      for (const { id } of tenants) await purgeDeleted(tenantTx, id, clock.now());
    },
  };
}
