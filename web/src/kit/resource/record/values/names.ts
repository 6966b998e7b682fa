import { holdsFile } from '@leme/contract/kit/kinds/kinds';
import type { Entity } from '@leme/contract/kit/resource/entity';
import { idOfLink } from '@leme/contract/kit/resource/links';
import type { AnyRow } from '@leme/contract/kit/resource/resource';

type Colour = string | null | undefined;

/** Names of rows and files that fields point to, by field and id, as `[id, name]` pairs, with a colour where it has one. */
export type KnownNames = Readonly<Record<string, readonly (readonly [string, string, Colour?])[]>>;

/** The names of everything references of an open record point to or pointed to; ids alone say nothing. */
export type Names = {
  of: (field: string, id: string) => string | undefined;
  /** The colour it is drawn in, if it has one. */
  colourOf: (field: string, id: string) => Colour;
  /** Without a colour, the one that is known stays. */
  keep: (field: string, id: string, name: string, colour?: Colour) => void;
  /** Takes in what a newer state of the record points to. */
  learn: (row: AnyRow) => void;
  all: () => KnownNames;
};

type Known = { name: string; colour: Colour };

/** Knows the names a row brings along; choosing adds others. */
export function createNames(resource: Entity, rows: readonly AnyRow[], known: KnownNames = {}): Names {
  const names = new Map<string, Map<string, Known>>();
  const keep: Names['keep'] = (field, id, name, colour) => {
    const own = names.get(field) ?? new Map<string, Known>();
    names.set(field, own.set(id, { name, colour: colour ?? own.get(id)?.colour }));
  };
  const learn = (row: AnyRow) => {
    for (const [name, field] of Object.entries(resource.fields))
      if (field.to || holdsFile(field)) keepLabels(row, name, keep);
  };
  rows.forEach(learn);
  for (const [field, pairs] of Object.entries(known))
    for (const [id, name, colour] of pairs) keep(field, id, name, colour);
  return {
    of: (field, id) => names.get(field)?.get(id)?.name,
    colourOf: (field, id) => names.get(field)?.get(id)?.colour,
    keep,
    learn,
    all: () =>
      Object.fromEntries(
        [...names].map(([field, own]) => [
          field,
          [...own].map(([id, { name, colour }]) => [id, name, colour] as const),
        ]),
      ),
  };
}

function keepLabels(row: AnyRow, field: string, keep: Names['keep']): void {
  const ids = [row[field] ?? []].flat();
  const labels = [row.labels[field] ?? []].flat();
  const colours = [row.colours?.[field] ?? []].flat();
  ids.forEach((id, at) => {
    const label = labels[at];
    if (typeof id === 'string' && label !== undefined) keep(field, id, label, colours[at]);
  });
}

/** The label of a value as a row carries it. */
export function rowLabel(names: Names, field: string, value: unknown): string | string[] {
  const nameOf = (id: unknown) => names.of(field, String(id)) ?? '';
  return Array.isArray(value) ? value.map((link) => nameOf(idOfLink(link))) : nameOf(value);
}
