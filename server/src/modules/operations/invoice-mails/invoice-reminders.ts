import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { remindOfInvoices } from '#modules/finance/public';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every hour from eight in the morning, whoever owes an invoice is reminded where the company wants that. */
export function invoiceRemindersJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'invoice-reminders',
    every: '23 * * * *',
    async work() {
      const faults: unknown[] = [];
      for (const id of await companiesAtWork(platformTx))
        await tenantTx
          .write(id, (tx) => remindOfInvoices(tx, id, clock.now()))
          .catch((error: unknown) => faults.push(error));
      if (faults.length > 0) throw faults[0];
    },
  };
}
