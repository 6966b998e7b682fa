import type { Field } from '@leme/contract/kit/fields';
import type { AnyRow } from '@leme/contract/kit/resource';
import { isProblem } from '../../../api.ts';
import type { ResourceWrites, RowAction } from '../../resource-options.ts';
import type { Done, Refused } from './run-each.ts';

/** Something done to each of several rows, and what takes it back. */
export type Job = {
  kind: 'delete' | 'restore' | 'change';
  work: (row: AnyRow) => Promise<AnyRow>;
  undo: ((done: Done) => Promise<AnyRow>) | null;
};

export function deletion({ remove, restore }: ResourceWrites): Job {
  return { kind: 'delete', work: ({ id }) => remove(id), undo: ({ after }) => restore(after.id) };
}

export function restoration({ remove, restore }: ResourceWrites): Job {
  return { kind: 'restore', work: ({ id }) => restore(id), undo: ({ after }) => remove(after.id) };
}

/** One field set to the same value everywhere. */
export function change({ update }: ResourceWrites, name: string, value: unknown): Job {
  return {
    kind: 'change',
    work: ({ id, version }) => update(id, version, { [name]: value }),
    undo: ({ before, after }) => update(after.id, after.version, { [name]: before[name] }),
  };
}

export function actionOf(writes: ResourceWrites, { run }: RowAction): Job {
  return { kind: 'change', work: (row) => run(row, writes), undo: null };
}

/** The values a field can be set to for many rows at once; none for fields that are typed. */
export function valuesFor({ kind, options }: Field): (string | boolean)[] {
  if (kind === 'boolean') return [true, false];
  return kind === 'choice' ? Object.keys(options ?? {}) : [];
}

/** The rows to try again with: one that somebody saved meanwhile as it is now. */
export function againWith(refused: readonly Refused[]): AnyRow[] {
  return refused.map(({ row, error }) => {
    const current = isProblem(error, 'stale-version') ? error.params.current : undefined;
    return (current as AnyRow | undefined) ?? row;
  });
}
