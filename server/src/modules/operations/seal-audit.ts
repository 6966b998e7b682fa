import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '#kit/clock';
import type { Job } from '#kit/jobs';
import type { PlatformTx } from '#kit/platform-tx';
import { db } from '#kit/sql';
import type { TenantTx } from '#kit/tenant-tx';
import type { Tx } from '#kit/transaction';

const settledAfterSeconds = 60;
const mostRows = 1_000;

type Block = { number: number; last_id: string; row_count: number; hash: string };

/**
 * Seals the steps of the trail older than a minute into the next block, whose hash holds that of the block before. The
 * newest block is looked at first; one whose rows have been changed since stops the work with an error.
 */
export async function sealAudit(
  tx: Tx,
  tenantId: string,
  now: Temporal.Instant,
): Promise<{ sealed: number }> {
  const last = await newestBlock(tx, tenantId);
  if (last && !(await isUntouched(tx, tenantId, last)))
    throw new Error(`Block ${last.number} of the audit trail of ${tenantId} does not fit its rows`);
  const settled = now.subtract({ seconds: settledAfterSeconds }).toString();
  const rows = await tx.rows(
    stepsAfter(tenantId, last?.last_id ?? null)
      .where('at', '<', settled)
      .orderBy('id')
      .limit(mostRows),
  );
  const end = rows.at(-1);
  if (!end) return { sealed: 0 };
  tx.send(
    db.insertInto('audit_blocks').values({
      tenant_id: tenantId,
      number: (last?.number ?? 0) + 1,
      last_id: end.id,
      row_count: rows.length,
      hash: hashOf(last?.hash ?? '', rows),
    }),
  );
  return { sealed: rows.length };
}

/** Whether the rows of a block still make its hash. */
export async function isUntouched(tx: Tx, tenantId: string, block: Block): Promise<boolean> {
  const before = await tx.first(blocks(tenantId).where('number', '=', block.number - 1));
  const rows = await tx.rows(
    stepsAfter(tenantId, before?.last_id ?? null)
      .where('id', '<=', block.last_id)
      .orderBy('id'),
  );
  return rows.length === block.row_count && hashOf(before?.hash ?? '', rows) === block.hash;
}

function newestBlock(tx: Tx, tenantId: string): Promise<Block | undefined> {
  return tx.first(blocks(tenantId).orderBy('number', 'desc').limit(1));
}

function blocks(tenantId: string) {
  return db
    .selectFrom('audit_blocks')
    .select(['number', 'last_id', 'row_count', 'hash'])
    .where('tenant_id', '=', tenantId);
}

function stepsAfter(tenantId: string, id: string | null) {
  return db
    .selectFrom('audit_log')
    .select([
      'id',
      sql<string>`at::text`.as('at'),
      'actor_id',
      'actor_name',
      'resource',
      'record_id',
      'action',
    ])
    .select(sql<string>`changes::text`.as('changes'))
    .where('tenant_id', '=', tenantId)
    .$if(id !== null, (query) => query.where('id', '>', id ?? ''));
}

function hashOf(before: string, rows: readonly Record<string, unknown>[]): string {
  const hash = createHash('sha256').update(before);
  for (const row of rows) hash.update(`\n${JSON.stringify(Object.values(row))}`);
  return hash.digest('hex');
}

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** The same for every company, every five minutes. */
export function sealAuditJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'seal-audit',
    every: '*/5 * * * *',
    async work() {
      const tenants = await platformTx.read((tx) => tx.rows(db.selectFrom('saas_tenants').select('id')));
      for (const { id } of tenants) {
        const seal = () => tenantTx.write(id, (tx) => sealAudit(tx, id, clock.now()));
        while ((await seal()).sealed === mostRows);
      }
    },
  };
}
