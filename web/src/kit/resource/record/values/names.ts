import type { Entity } from '@leme/contract/kit/entity';
import type { AnyRow } from '@leme/contract/kit/resource';

/** Names of what references point to, by field and id, as `[id, name]` pairs. */
export type KnownNames = Readonly<Record<string, readonly (readonly [string, string])[]>>;

/** The names of everything references of an open record point to or pointed to; ids alone say nothing. */
export type Names = {
  of: (field: string, id: string) => string | undefined;
  keep: (field: string, id: string, name: string) => void;
  /** Takes in what a newer state of the record points to. */
  learn: (row: AnyRow) => void;
  all: () => KnownNames;
};

/** Knows the names a row brings along; choosing adds others. */
export function createNames(resource: Entity, rows: readonly AnyRow[], known: KnownNames = {}): Names {
  const names = new Map<string, Map<string, string>>();
  const keep = (field: string, id: string, name: string) => {
    const own = names.get(field) ?? new Map<string, string>();
    names.set(field, own.set(id, name));
  };
  const learn = (row: AnyRow) => {
    for (const [field, { to }] of Object.entries(resource.fields)) if (to) keepLabels(row, field, keep);
  };
  rows.forEach(learn);
  for (const [field, pairs] of Object.entries(known)) for (const [id, name] of pairs) keep(field, id, name);
  return {
    of: (field, id) => names.get(field)?.get(id),
    keep,
    learn,
    all: () => Object.fromEntries([...names].map(([field, own]) => [field, [...own]])),
  };
}

function keepLabels(row: AnyRow, field: string, keep: Names['keep']): void {
  const ids = [row[field] ?? []].flat();
  const labels = [row.labels[field] ?? []].flat();
  ids.forEach((id, at) => {
    const label = labels[at];
    if (typeof id === 'string' && label !== undefined) keep(field, id, label);
  });
}

/** The label of a value as a row carries it. */
export function rowLabel(names: Names, field: string, value: unknown): string | string[] {
  const nameOf = (id: unknown) => names.of(field, String(id)) ?? '';
  return Array.isArray(value) ? value.map(nameOf) : nameOf(value);
}
