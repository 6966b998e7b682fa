import type { Clock } from '#kit/clock';
import type { DatabaseUrls } from '#kit/database/pool';
import { platformTenantId } from '#kit/ids';
import { demoCompanies, insertOperators } from './demo-accounts.ts';
import { findDemos } from './module-demos.ts';
import { type OwnerTx, ownerTransaction } from './owner-transaction.ts';
import { seedCompany } from './seed-company.ts';
import { seededRandom } from './seeded-random.ts';

type SeedOptions = { urls: Pick<DatabaseUrls, 'admin'>; clock: Clock; say: (line: string) => void };

/**
 * Fills a database that has the platform but no company with two companies, their accounts and the weeks around
 * today: all of it or, when it fails or is stopped, none. Answers whether anything was written.
 */
export function seedDemo({ urls, clock, say }: SeedOptions): Promise<boolean> {
  return ownerTransaction(urls.admin, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(4715304)');
    if (!(await isEmpty(tx))) return false;
    const now = clock.now();
    await tx.within(platformTenantId, (platform) =>
      insertOperators(platform, { random: seededRandom('operators', now.epochMilliseconds), now }),
    );
    const demos = await findDemos();
    for (const company of demoCompanies) {
      say(`Demo data: ${company.name}`);
      await seedCompany(tx, { company, demos, now });
    }
    return true;
  });
}

/** Neither a company nor an operator: whoever invited a first administrator has a real installation. */
async function isEmpty(tx: OwnerTx): Promise<boolean> {
  const [row] = await tx.within(platformTenantId, () =>
    tx.query<{ used: boolean }>(
      `select exists (select from saas_tenants where id <> $1)
         or exists (select from profiles where tenant_id = $1) as used`,
      [platformTenantId],
    ),
  );
  return row?.used === false;
}
