import { kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Field } from '@leme/contract/kit/resource/fields';
import { sentValue } from '@leme/contract/kit/resource/links';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { Job as JobOf } from '../../../list/bulk/use-jobs.ts';
import type { ResourceWrites, RowAction } from '../../resource-options.ts';

type Job = JobOf<AnyRow>;

export function deletion({ remove, restore }: ResourceWrites): Job {
  return { kind: 'delete', work: ({ id }) => remove(id), undo: ({ after }) => restore(after.id) };
}

export function restoration({ remove, restore }: ResourceWrites): Job {
  return { kind: 'restore', work: ({ id }) => restore(id), undo: ({ after }) => remove(after.id) };
}

/** One field set to the same value everywhere, or to what follows from each row as it is; and `also` what goes with it. */
export function change(
  { update }: ResourceWrites,
  { name, field }: Changed,
  value: unknown,
  also: Readonly<Record<string, unknown>> = {},
): Job {
  return {
    kind: 'change',
    work: (row) =>
      update(row.id, row.version, { ...also, [name]: typeof value === 'function' ? value(row) : value }),
    undo: ({ before, after }) => {
      const others = Object.fromEntries(Object.keys(also).map((each) => [each, before[each]]));
      return update(after.id, after.version, { ...others, [name]: sentValue(field, name, before) });
    },
  };
}
type Changed = { name: string; field: Field };

export function actionOf(writes: ResourceWrites, { run }: RowAction): Job {
  return { kind: 'change', work: (row) => run(row, writes), undo: null };
}

/** The values a field can be set to for many rows at once; none for fields that are typed. */
export function valuesFor(field: Field): (string | boolean)[] {
  return (kindOf(field).fewValues?.(field) ?? []).map(({ value }) => value);
}
