import type { Resource } from '@leme/contract/kit/resource/resource';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import type { Actor } from '../../actor.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { db } from '../../database/sql.ts';
import type { TenantTx } from '../../database/tenant-tx.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Job, JobPayload } from '../../jobs/jobs.ts';
import type { Work } from '../../work.ts';
import type { Registers, Values } from '../registers.ts';
import { createRow } from '../save/save-row.ts';

/** Rows of one register; `under` names the field that holds the last row of the part before it. */
export type StarterPart = { register: string; rows: readonly Values[]; under?: string };

type Needs = {
  name: string;
  tenantTx: TenantTx;
  registers: Registers;
  /** Who lays what in which company; null where nothing is to be laid any more. */
  plan(payload: JobPayload): Promise<{ actor: Actor; parts: readonly StarterPart[] } | null>;
  /** Tells that it was laid, in the same transaction. */
  note(work: Work, rows: number): void;
};

/** Lays rows a company begins with, all of them in one transaction: a second time finds them there and does nothing. */
export function layRowsJob({ name, tenantTx, registers, plan, note }: Needs): Job {
  return {
    name,
    async work(payload) {
      const planned = await plan(payload);
      if (!planned) return;
      const { actor, parts } = planned;
      await tenantTx.write(actor.tenantId, async (tx) => {
        if (await areLaid(tx, actor.tenantId)) return;
        note({ tx, actor }, await layRows({ tx, actor }, registers, parts));
      });
    },
  };
}

async function areLaid(tx: Tx, tenant_id: string): Promise<boolean> {
  const found = await tx.first(
    db.selectFrom('starter_rows').select('row_id').where('tenant_id', '=', tenant_id).limit(1),
  );
  return found !== undefined;
}

async function layRows(work: Work, registers: Registers, parts: readonly StarterPart[]): Promise<number> {
  const tenant_id = work.actor.tenantId;
  const marks: { tenant_id: string; register: string; row_id: string }[] = [];
  let last = '';
  for (const { register, rows, under } of parts) {
    const parent = last;
    const kept = registers.named(register);
    for (const row of rows) {
      const values = sendable(kept.resource, under ? { ...row, [under]: parent } : row);
      const { id } = await createRow(kept, work, values);
      marks.push({ tenant_id, register, row_id: id });
      last = id;
    }
  }
  for (const insert of insertRows('starter_rows', marks)) work.tx.send(insert);
  return marks.length;
}

/** What was left out filled in as for whoever sends it. */
function sendable(resource: Resource, values: Values): Values {
  return resourceEndpoints(resource).create.body?.parse(values) as Values;
}
