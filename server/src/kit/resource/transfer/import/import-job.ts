import { isAllowed } from '@leme/contract/access/permission';
import { rightTo } from '@leme/contract/kit/resource/resource';
import type { Actor } from '../../../actor.ts';
import { db } from '../../../database/sql.ts';
import type { TenantTx } from '../../../database/tenant-tx.ts';
import type { Tx } from '../../../database/transaction.ts';
import { addJob, type Job } from '../../../jobs/jobs.ts';
import type { Registers } from '../../registers.ts';
import type { KeptReadings } from '../csv/column-readings.ts';
import { type Line, readCsv } from '../csv/read-csv.ts';
import { applyChunk } from './apply-chunk.ts';
import { type Check, forgetRows, openCheck } from './check-rows.ts';
import { keepRefusals, refusedAfter } from './import-rows.ts';
import type { TwinPlan } from './twins.ts';

export const importQueue = 'run-import';

/** How long one job works before it hands on to the next, so that a dead one is missed soon and others have their turn. */
const sliceMs = 10_000;
const mostAttempts = 3;

type Needs = {
  tenantTx: TenantTx;
  registers: Registers;
  /** Somebody outside of a request, with the rights of this moment; null for who may not act any more. */
  personOf(who: { homeTenantId: string; userId: string; tenantId: string }): Promise<Actor | null>;
};
type Running = { tenant_id: string; id: string };

/**
 * Takes the rows of an import in, five hundred a transaction together with how far it is: whatever ends the process, the
 * next job goes on with the first row that is not in.
 */
export function importJob(needs: Needs): Job {
  return {
    name: importQueue,
    async work({ tenant_id = '', id = '' }, { isLast }) {
      const running = { tenant_id, id };
      try {
        await goOn(needs, running);
      } catch (error) {
        if (isLast) await finish(needs.tenantTx, running, 'failed');
        throw error;
      }
    },
  };
}

async function goOn({ tenantTx, registers, personOf }: Needs, running: Running): Promise<void> {
  const { tenant_id } = running;
  const found = await tenantTx.read(tenant_id, (tx) => tx.first(runningImport(running)));
  if (!found) return;
  const person = { userId: found.created_by, homeTenantId: found.created_by_tenant, tenantId: tenant_id };
  const actor = await personOf(person);
  const register = registers.named(found.resource);
  const may = actor && isAllowed(actor.permissions, rightTo(register.resource, 'create'));
  if (!may || actor.partner) return await finish(tenantTx, running, 'failed');
  const file = {
    columns: found.columns as unknown as string[],
    mapping: found.mapping as unknown as Record<string, string>,
    readings: found.readings as unknown as KeptReadings,
    given: found.given as unknown as Record<string, string>,
  };
  const { twin_choice: choice, twin_choices: choices, looked_at: until } = found;
  const plan = { choice, choices, until } as unknown as TwinPlan;
  const check = await tenantTx.read(tenant_id, (tx) => openCheck(register, { tx, actor }, file, plan));
  const isThrough = await readCsv({ content: found.content }, async ({ chunks }) => {
    const ends = Date.now() + sliceMs;
    let done = 0;
    for await (const lines of chunks()) {
      // Chunks are the same each time, so those that are in are passed over whole.
      done += lines.length;
      if (done <= found.done) continue;
      const isOver = Date.now() > ends && done < found.total;
      const isOurs = await takeChunk(tenantTx, running, check, { lines, done, isOver });
      if (isOver || !isOurs) return false;
    }
    return true;
  });
  if (isThrough) await finish(tenantTx, running, 'done');
}

type Chunk = { lines: readonly Line[]; done: number; isOver: boolean };

/** One chunk; false when somebody else has taken it meanwhile. A value that another writer took first is found anew. */
async function takeChunk(tenantTx: TenantTx, running: Running, check: Check, chunk: Chunk): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tenantTx.write(running.tenant_id, (tx) => writeChunk(tx, running, check, chunk), {
        kind: 'import',
      });
    } catch (error) {
      const isLost = ['23505', '40P01'].includes((error as { code?: string }).code ?? '');
      if (!isLost || attempt === mostAttempts) throw error;
      forgetRows(check);
    }
  }
}

async function writeChunk(
  tx: Tx,
  running: Running,
  check: Check,
  { lines, done, isOver }: Chunk,
): Promise<boolean> {
  const { tenant_id, id } = running;
  const now = await tx.first(runningImport(running).clearSelect().select('done').forUpdate());
  if (now?.done !== done - lines.length) return false;
  // What was refused when the file was looked through stays out, whatever has changed since.
  const before = (lines[0]?.row ?? 1) - 1;
  const last = lines.at(-1)?.row ?? 0;
  const known = await refusedAfter({ tx, actor: check.actor }, id, before, lines.length);
  const out = new Set(known.filter(({ row }) => row <= last).map(({ row }) => row));
  const { created, updated, refused } = await applyChunk(
    check,
    tx,
    lines.filter(({ row }) => !out.has(row)),
  );
  await keepRefusals({ tx, actor: check.actor }, id, refused);
  await tx.change(
    db
      .updateTable('imports')
      .set((row) => ({
        done,
        created: row('created', '+', created),
        updated: row('updated', '+', updated),
        refused_count: row('refused_count', '+', refused.length),
      }))
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id),
  );
  if (isOver) addJob(tx, importQueue, running);
  return true;
}

function runningImport({ tenant_id, id }: Running) {
  return db
    .selectFrom('imports')
    .select(['resource', 'content', 'columns', 'mapping', 'readings', 'given', 'done', 'total'])
    .select(['created_by', 'created_by_tenant'])
    .select(['twin_choice', 'twin_choices', 'looked_at'])
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('status', '=', 'running');
}

/** The file itself, and what its cells mean, is not needed any more once its rows are in. */
async function finish(
  tenantTx: TenantTx,
  { tenant_id, id }: Running,
  status: 'done' | 'failed',
): Promise<void> {
  await tenantTx.write(tenant_id, (tx) =>
    tx.change(
      db
        .updateTable('imports')
        .set({
          status,
          finished_at: new Date().toISOString(),
          ...(status === 'done' && { content: '', readings: '{}' }),
        })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', id)
        .where('status', '=', 'running'),
    ),
  );
}
