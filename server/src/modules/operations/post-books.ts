import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { lookForFacts, postAllDue } from '#modules/finance/public';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Each minute, what moved money is posted; the first time all of before. */
export function postBooksJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'post-books',
    every: '* * * * *',
    async work() {
      const now = clock.now();
      for (const id of await companiesAtWork(platformTx)) await postAllDue(tenantTx, id, { now });
    },
  };
}

/** Each night, what should have been posted and was not is posted then. */
export function lookAtBooksJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'look-at-books',
    every: '25 5 * * *',
    async work() {
      const now = clock.now();
      for (const id of await companiesAtWork(platformTx)) {
        await tenantTx.write(id, (tx) => lookForFacts(tx, id));
        await postAllDue(tenantTx, id, { now });
      }
    },
  };
}
