import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/database/database.ts';
import { openPool } from '../database/pool.ts';
import { type TenantTx, tenantTransactions } from '../database/tenant-tx.ts';
import { newId, platformTenantId } from '../ids.ts';
import { addJob, type Job, openJobs, type Urgency } from './jobs.ts';

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

/** Letters by the company they are of; each is written in a transaction of its own. */
async function addLetters(
  tenantTx: TenantTx,
  companies: readonly string[],
  urgency?: Urgency,
): Promise<void> {
  for (const company of companies)
    await tenantTx.write(company, async (tx) => addJob(tx, 'send-mail', { tenant_id: company }, urgency));
}

test('of 200 letters of three companies and one reset in the middle, the reset leaves next and companies take turns', async () => {
  const [big, small, late, other] = [newId(), newId(), newId(), newId()];
  const sent: string[] = [];
  const { tenantTx, jobs, reports, close } = await aQueue(async ({ tenant_id: of = '' }) => {
    sent.push(of);
    if (sent.length === 50) await addLetters(tenantTx, [other], 'waiting');
    if (sent.length === 100) await addLetters(tenantTx, Array(10).fill(late));
  });
  await addLetters(tenantTx, Array(170).fill(big));
  await addLetters(tenantTx, Array(20).fill(small));
  jobs.start();
  // One notice is left of all of them: what is counted here once slept half a minute between two letters.
  await expect.poll(() => sent.length, { timeout: 60_000 }).toBe(201);
  await close();
  expect(reports).toEqual([]);
  // Before the reset left what had gone when it was asked for, and nothing else.
  expect(sent.indexOf(other)).toBe(50);
  // Who has few letters waits for one of the other at a time, not for all that was there before.
  expect(sent.slice(0, 40).filter((of) => of === small)).toHaveLength(20);
  expect(sent.slice(100, 120).filter((of) => of === late)).toHaveLength(10);
});

test('a letter that waits for its next try holds nobody up, and who writes much is not put off for good', async () => {
  const [busy, quiet] = [newId(), newId()];
  const { tenantTx, urls, close } = await aQueue(async () => undefined);
  const admin = openPool(urls.admin, 1);
  const standing = async () => {
    const { rows } = await admin.query<{ group_id: string; priority: number }>(
      "select group_id, priority from pgboss.job where name = 'send-mail' order by priority desc, created_on",
    );
    return rows.map(({ group_id, priority }) => [group_id === busy ? 'busy' : 'quiet', priority]);
  };
  await addLetters(tenantTx, [busy]);
  await admin.query("update pgboss.job set state = 'retry', start_after = now() + interval '1 hour'");
  await addLetters(tenantTx, [busy, busy]);
  // Only what is due says whose turn it is: the quiet one begins there, not before everybody.
  await addLetters(tenantTx, [quiet, quiet]);
  expect(await standing()).toEqual([
    ['busy', 0],
    ['busy', -1],
    ['quiet', -1],
    ['busy', -2],
    ['quiet', -2],
  ]);
  await admin.end();
  await close();
});
