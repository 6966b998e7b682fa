import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/platform-tx';
import type { Module } from '#kit/serve';
import type { TenantTx } from '#kit/tenant-tx';
import { expireHoldsJob } from './expire-holds.ts';
import { purgeDeletedJob } from './purge-deleted.ts';
import { sealAuditJob } from './seal-audit.ts';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** What runs over all companies while nobody looks. */
export function operationsModule(needs: Needs): Module {
  return {
    name: 'operations',
    serves: [],
    jobs: [sealAuditJob(needs), purgeDeletedJob(needs), expireHoldsJob(needs)],
  };
}
