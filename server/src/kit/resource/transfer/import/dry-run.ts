import { setImmediate as breath } from 'node:timers/promises';
import { type Fault, faults } from '@leme/contract/kit/problem';
import type { Actor } from '../../../actor.ts';
import type { TenantTx } from '../../../database/tenant-tx.ts';
import type { Register } from '../../registers.ts';
import type { MeantFile } from '../csv/column-readings.ts';
import type { Line } from '../csv/read-csv.ts';
import type { TransferLease } from '../transfer-lease.ts';
import { checkRows, missingColumns, openCheck, type Refusal } from './check-rows.ts';
import type { Twin } from './twins.ts';

const mostRows = 100_000;
const mostExamples = 3;

/** What would come of a file whose columns mean what `mapping` says. */
export type DryRun = {
  faults: Fault[];
  examples: string[][];
  total: number;
  will_create: number;
  will_update: number;
  refused: Refusal[];
  /** Rows that are there already; they are not among those that will be made. */
  twins: Twin[];
};

export type CsvFile = MeantFile & { chunks: () => AsyncIterable<Line[]> };

/** Looks a whole file through and writes nothing. */
export async function dryRun(
  register: Register,
  { tenantTx, actor, lease }: { tenantTx: TenantTx; actor: Actor; lease: TransferLease },
  file: CsvFile,
): Promise<DryRun> {
  const missing = missingColumns(register.resource, file);
  const looked: DryRun = {
    faults: missing,
    examples: [],
    total: 0,
    will_create: 0,
    will_update: 0,
    refused: [],
    twins: [],
  };
  const check = await tenantTx.read(actor.tenantId, (tx) => openCheck(register, { tx, actor }, file));
  for await (const lines of file.chunks()) {
    looked.total += lines.length;
    if (looked.total > mostRows)
      throw faults([{ pointer: '/file', code: 'too-many-rows', params: { maximum: mostRows } }]);
    const more = lines.slice(0, mostExamples - looked.examples.length);
    looked.examples.push(...more.map(({ cells }) => cells));
    if (missing.length > 0) continue;
    const { planned, refused, twins } = await tenantTx.read(
      actor.tenantId,
      (tx) => checkRows(check, tx, lines),
      { kind: 'dry run' },
    );
    looked.will_create += planned.filter(({ before }) => !before).length - twins.length;
    looked.twins.push(...twins);
    looked.will_update += planned.filter(
      ({ before, changed }) => before && Object.keys(changed).length > 0,
    ).length;
    looked.refused.push(...refused);
    await lease.renew();
    await breath();
  }
  if (looked.total === 0) throw faults([{ pointer: '/file', code: 'empty' }]);
  return looked;
}
