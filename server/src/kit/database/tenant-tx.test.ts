import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/database/database.ts';
import { platformTenantId } from '../ids.ts';
import { statement } from '../resource/statement.ts';
import { openPool } from './pool.ts';
import { companyShare, tenantTransactions } from './tenant-tx.ts';

test("what a transaction took is told to the company's share, also when it fails", async () => {
  const pool = openPool((await cloneDatabase()).app, 2);
  const share = companyShare();
  const told: (number | undefined)[] = [];
  const tenantTx = tenantTransactions(pool, {
    ...share,
    end(begun, tookMs) {
      told.push(tookMs);
      share.end(begun, tookMs);
    },
  });
  const sleeps = sql<object>`select 1 from pg_sleep(0.03)`;
  await tenantTx.read(platformTenantId, (tx) => tx.rows(statement(sleeps)));
  const failing = tenantTx.write(platformTenantId, async (tx) => {
    await tx.rows(statement(sleeps));
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await pool.end();
  expect(told).toHaveLength(2);
  for (const ms of told) expect(ms).toBeGreaterThanOrEqual(30);
});
