import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/platform-tx';
import type { Module } from '#kit/serve';
import type { TenantTx } from '#kit/tenant-tx';
import { expireHoldsJob } from './expire-holds.ts';
import { purgeDeletedJob } from './purge-deleted.ts';
import { sealAuditJob } from './seal-audit.ts';
import { servesRecordSearch } from './search-records.ts';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** What runs over all companies while nobody looks, and the search over all records of one. */
export function operationsModule(needs: Needs): Module {
  return {
    name: 'operations',
    serves: [servesRecordSearch],
    jobs: [sealAuditJob(needs), purgeDeletedJob(needs), expireHoldsJob(needs)],
  };
}
