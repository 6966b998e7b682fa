import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { db } from '../database/sql.ts';
import type { Tx } from '../database/transaction.ts';
import { isUuid } from '../ids.ts';
import { notify } from '../realtime/pg-notifications.ts';

/** What a job carries: the tenant and ids, nothing of a person. */
export type JobPayload = Readonly<Record<string, string>>;

/**
 * Work outside of a request. It may run twice for one job, so it looks at the row before it acts; what it throws is
 * tried again as the queue of that name says, which a migration made with `pgboss.create_queue`.
 */
export type Job = {
  name: string;
  work(payload: JobPayload, attempt: { isLast: boolean }): Promise<void>;
  /** Five cron fields in UTC, for work that recurs; it then gets an empty payload. */
  every?: string;
};

/** Hears of what went wrong, and in which job if in one. */
type Report = (error: unknown, job?: string) => void;

export type Jobs = { start(): void; stop(): Promise<void> };

const schema = 'pgboss';
const channel = `pgboss_${createHash('sha224').update(schema).digest('hex').slice(0, 24)}`;
const startPauseMs = 5_000;

/** What goes before what: a person who waits at the door, one who was asked in, everything else. */
export const urgencies = { later: 0, invited: 1, waiting: 2 } as const;
export type Urgency = keyof typeof urgencies;

/** As many turns as one urgency has room for. */
const turns = 1_000_000_000;

/**
 * Adds a job in the caller's transaction, so that it exists exactly when the change it follows from does. Of one urgency
 * the companies take turns: a job stands behind the last of its own company, and never before what is to be taken next.
 */
export function addJob(tx: Tx, name: string, payload: JobPayload, urgency: Urgency = 'later'): void {
  if (!Object.values(payload).every(isUuid)) throw new Error(`A job carries ids only: ${name}`);
  const first = urgencies[urgency] * turns;
  const company = payload.tenant_id ?? null;
  const waits = sql`name = ${name} and state < 'active' and priority > ${first - turns} and priority <= ${first}`;
  // Joined from the left, so that a queue nobody made fails the transaction instead of losing the job.
  const insert = sql`insert into pgboss.job (name, data, group_id, priority, policy, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, keep_until, dead_letter)
    select wanted.name, ${JSON.stringify(payload)}::jsonb, ${company}, least(
        coalesce((select max(priority) from pgboss.job where ${waits} and start_after <= now()), ${first}::integer),
        coalesce((select min(priority) from pgboss.job where ${waits} and group_id = ${company}) - 1, ${first}::integer)),
      q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
      now() + q.retention_seconds * interval '1s', q.dead_letter
    from (select ${name}::text as name) wanted left join pgboss.queue q on q.name = wanted.name`;
  tx.send({ compile: () => insert.compile(db) });
  notify(tx, channel, name);
}

/** Works the queue as the role of `url`, which owns nothing of it. Starts beside the server and never stops it. */
export function openJobs(url: string, jobs: readonly Job[], report: Report): Jobs {
  let boss: PgBoss | undefined;
  let retry: NodeJS.Timeout | undefined;
  let starting: Promise<void> | undefined;
  let stopped = false;

  const start = async () => {
    try {
      boss ??= await openQueue(url, report);
      await boss.start();
      for (const job of jobs) await employ(boss, job, report);
    } catch (error) {
      report(error);
      await boss?.stop({ graceful: false }).catch((failure) => report(failure));
      if (!stopped) retry = setTimeout(again, startPauseMs).unref();
    }
  };
  const again = () => {
    starting = start();
  };
  return {
    start() {
      starting ??= start();
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await starting;
      await boss?.stop({ timeout: 10_000 }).catch((failure) => report(failure));
    },
  };
}

/** Loaded by who works it: the server answers before. */
async function openQueue(url: string, report: Report): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    schema,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => report(error));
  return boss;
}

async function employ(boss: PgBoss, { name, every, work }: Job, report: Report): Promise<void> {
  if (every) await boss.schedule(name, every);
  const handle = async ([job]: JobWithMetadata<JobPayload>[]) => {
    if (!job) return;
    try {
      await work(job.data ?? {}, { isLast: job.retryCount >= job.retryLimit });
    } catch (error) {
      report(error, name);
      throw error;
    } finally {
      // Of several notices that came while one job was worked a single one is left: the next is taken until none is.
      boss.notifyWorker(worker);
    }
  };
  const pace = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 };
  const worker: string = await boss.work(name, { includeMetadata: true, ...pace }, handle);
}
