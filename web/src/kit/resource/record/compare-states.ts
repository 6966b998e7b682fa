import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import type { Compared } from '../../stale/stale-choice.tsx';
import { fieldText, type Speech } from '../field-text.ts';
import { labelOf, type Names } from './names.ts';
import { allSendable, changesBetween, startValues, type Values } from './record-values.ts';

type States = {
  resource: Resource;
  fields: readonly string[];
  /** What was read before typing; unknown of a draft over an older version. */
  base: AnyRow;
  current: AnyRow;
  mine: Values;
  names: Names;
};

/**
 * What one changed and the other has otherwise, side by side; and the fields only the other changed, which stay as
 * they are whichever is saved.
 */
export function compareStates({ resource, fields, base, current, mine, names }: States, speech: Speech) {
  const valuesOf = (row: AnyRow) => startValues(resource, fields, row);
  const changed = changesBetween(resource, fields, valuesOf(base), mine);
  const differing = changesBetween(resource, fields, valuesOf(current), mine);
  const theirs = changesBetween(resource, fields, valuesOf(base), valuesOf(current));
  const own = allSendable(resource, fields, mine);
  const rows = Object.keys(changed)
    .filter((name) => name in differing)
    .flatMap((name): Compared[] => {
      const field = resource.fields[name];
      if (!field) return [];
      const textOf = (value: unknown, label: string | string[] | undefined) =>
        fieldText(field, value, label, speech) || '-';
      return [
        {
          label: field.label[speech.locale],
          theirs: textOf(current[name], current.labels[name]),
          mine: textOf(own[name], field.to ? labelOf(names, name, own[name]) : undefined),
        },
      ];
    });
  const kept = Object.keys(theirs).filter((name) => !(name in changed));
  return { rows, kept: kept.map((name) => resource.fields[name]?.label[speech.locale] ?? name) };
}
