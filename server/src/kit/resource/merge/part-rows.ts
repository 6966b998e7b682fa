import { Problem } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { Work } from '../../work.ts';
import { findRow } from '../find-row.ts';
import { record } from '../history/record.ts';
import type { Register } from '../registers.ts';
import { takeRows } from '../save/hold-rows.ts';
import { setColumns } from '../save/save-rows.ts';
import type { Pair } from './serve-merge.ts';

/** Brings back the row that went into another one: `apart` takes from the other what it got of it. */
export async function partRows(
  register: Register,
  work: Work,
  { id, other_id }: { id: string; other_id: string },
  apart: (pair: Pair) => Promise<void>,
): Promise<AnyRow> {
  const rows = await takeRows(register, work, [id, other_id]);
  const [kept, other] = [rows.get(id), rows.get(other_id)];
  if (!kept || !other || kept.deleted_at !== null || other.deleted_at === null || id === other_id)
    throw new Problem('not-found');
  await setColumns(register, work, other_id, { deleted_at: null, deleted_by: null });
  await apart({ kept, other });
  record(work, register.resource, { id: other_id, action: 'restored', changes: {} });
  return await findRow(register, work, id);
}
