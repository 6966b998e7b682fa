import { expect, test } from 'vitest';
import { cloneDatabase } from '../testing/database.ts';
import { newId, platformTenantId } from './ids.ts';
import { addJob, type Job, openJobs } from './jobs.ts';
import { openPool } from './pool.ts';
import { tenantTransactions } from './tenant-tx.ts';

const tenant_id = platformTenantId;

/** A queue worked by one job; `met` answers what it was handed, in order. */
async function aQueue(work: Job['work']) {
  const urls = await cloneDatabase();
  const pool = openPool(urls.app, 2);
  const reports: unknown[] = [];
  const jobs = openJobs(urls.app, [{ name: 'send-mail', work }], (error) => reports.push(error));
  const close = async () => {
    await jobs.stop();
    await pool.end();
  };
  return { urls, tenantTx: tenantTransactions(pool), jobs, reports, close };
}

test('a job is worked once its transaction is committed, also one added before the queue was opened', async () => {
  const worked = Promise.withResolvers<unknown>();
  const { tenantTx, jobs, reports, close } = await aQueue(async (payload) => worked.resolve(payload));
  const payload = { tenant_id, id: newId() };
  await tenantTx.write(tenant_id, async (tx) => addJob(tx, 'send-mail', payload));
  jobs.start();
  expect(await worked.promise).toEqual(payload);
  await close();
  expect(reports).toEqual([]);
});

test('a job of a transaction that failed does not exist', async () => {
  const seen: unknown[] = [];
  const second = Promise.withResolvers<void>();
  const { tenantTx, jobs, close } = await aQueue(async ({ id }) => {
    seen.push(id);
    second.resolve();
  });
  const failing = tenantTx.write(tenant_id, async (tx) => {
    addJob(tx, 'send-mail', { tenant_id, id: newId() });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  const id = newId();
  await tenantTx.write(tenant_id, async (tx) => addJob(tx, 'send-mail', { tenant_id, id }));
  jobs.start();
  await second.promise;
  expect(seen).toEqual([id]);
  await close();
});

test('a queue that nobody made fails the transaction, and so does a payload that is no id', async () => {
  const { tenantTx, close } = await aQueue(async () => undefined);
  const unknown = tenantTx.write(tenant_id, async (tx) => addJob(tx, 'no-such-queue', { tenant_id }));
  await expect(unknown).rejects.toThrow();
  const telling = tenantTx.write(tenant_id, async (tx) => addJob(tx, 'send-mail', { name: 'Ana' }));
  await expect(telling).rejects.toThrow('A job carries ids only');
  await close();
});

test('recurring work is written down with its hours, in a queue that a migration made', async () => {
  const urls = await cloneDatabase();
  const reports: unknown[] = [];
  const begun = Promise.withResolvers<void>();
  const jobs = openJobs(
    urls.app,
    [
      { name: 'clean-links', every: '17 */6 * * *', work: async () => undefined },
      { name: 'send-mail', work: async () => begun.resolve() },
    ],
    (error) => reports.push(error),
  );
  const pool = openPool(urls.app, 1);
  await tenantTransactions(pool).write(tenant_id, async (tx) => addJob(tx, 'send-mail', { tenant_id }));
  jobs.start();
  await begun.promise;
  const { rows } = await pool.query('select name, cron, timezone from pgboss.schedule');
  expect(rows).toEqual([{ name: 'clean-links', cron: '17 */6 * * *', timezone: 'UTC' }]);
  await jobs.stop();
  await pool.end();
  expect(reports).toEqual([]);
});

test('what a job throws is tried again, and the last attempt knows that it is the last', async () => {
  const attempts: boolean[] = [];
  const failing = { tenant_id, id: newId() };
  const { tenantTx, jobs, urls, close } = await aQueue(async ({ id }, { isLast }) => {
    if (id !== failing.id) return;
    attempts.push(isLast);
    if (!isLast) throw new Error('not yet');
  });
  const admin = openPool(urls.admin, 1);
  await admin.query(
    "update pgboss.queue set retry_limit = 1, retry_delay = 0, retry_backoff = false where name = 'send-mail'",
  );
  await admin.end();
  await tenantTx.write(tenant_id, async (tx) => addJob(tx, 'send-mail', failing));
  jobs.start();
  // Every new job wakes the queue, which otherwise looks for what is to be tried again twice a minute.
  await expect
    .poll(async () => {
      await tenantTx.write(tenant_id, async (tx) => addJob(tx, 'send-mail', { tenant_id, id: newId() }));
      return attempts;
    })
    .toEqual([false, true]);
  await close();
});
