import type { Clock } from '#kit/clock';
import type { DatabaseUrls } from '#kit/database/pool';
import { platformTenantId } from '#kit/ids';
import { demoCompanies, insertOperators } from './demo-accounts.ts';
import { findDemos } from './module-demos.ts';
import { type OwnerTx, ownerTransaction } from './owner-transaction.ts';
import { seedCompany } from './seed-company.ts';
import { seedSmallCompanies } from './seed-small-companies.ts';
import { seededRandom } from './seeded-random.ts';

type SeedOptions = { urls: Pick<DatabaseUrls, 'admin'>; clock: Clock; say: (line: string) => void };

/**
 * Fills a database that has the platform but no company with two companies, their accounts and the weeks around
 * today, and with what operators look after beside them: all of it or, when it fails or is stopped, none. Answers whether anything was written.
 */
export function seedDemo({ urls, clock, say }: SeedOptions): Promise<boolean> {
  return ownerTransaction(urls.admin, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(4715304)');
    if (!(await isEmpty(tx))) return false;
    const now = clock.now();
    const demos = await findDemos();
    await tx.within(platformTenantId, async (platform) => {
      await insertOperators(platform, { random: seededRandom('operators', now.epochMilliseconds), now });
      for (const { module, platformDemo } of demos)
        await platformDemo?.({ tx, platform, now, random: seededRandom(module.name, now.epochMilliseconds) });
    });
    for (const company of demoCompanies) {
      say(`Demo data: ${company.name}`);
      await seedCompany(tx, { company, demos, now });
    }
    await seedSmallCompanies(tx, now);
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
