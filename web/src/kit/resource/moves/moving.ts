import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { moveTo, type NamedMove } from '@leme/contract/kit/resource/states';
import type { Job } from '../../list/bulk/use-jobs.ts';
import type { ResourceWrites } from '../resource-options.ts';

/** A move, the rows that are to make it, and why. */
export type Moving = { move: NamedMove; rows: readonly AnyRow[]; reason?: string };

/** The work of moving rows; it is taken back where each of them may go back without a reason. */
export function moving(
  resource: Resource,
  writes: ResourceWrites,
  { move, rows, reason }: Moving,
): Job<AnyRow> {
  const { field, name, from, to } = move;
  const back = (row: AnyRow) => {
    const reverse = moveTo(resource, { ...row, [field]: to }, field, row[field]);
    return reverse && reverse.reason !== 'required' ? reverse.name : null;
  };
  const leaving = rows.filter((row) => from.includes(String(row[field])));
  return {
    kind: 'change',
    work: ({ id, version }) => writes.move(id, version, name, reason),
    undo: leaving.every(back)
      ? ({ before, after }) => writes.move(after.id, after.version, back(before) ?? '')
      : null,
  };
}
