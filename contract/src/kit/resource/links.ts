import type { Field, Fields } from './fields.ts';

/** A link as it is sent: the id alone, which leaves the value it has as it is, or both; null takes the value away. */
export type SentLink = string | { id: string; value: number | null };

/** The table that holds the links of a field, and its columns for the row and for what it leads to. */
export function linkTable({ table, fields }: Linking, name: string) {
  return fields[name]?.linkedBy ?? { table: `${table}_${name}`, owner: 'owner_id', target: 'target_id' };
}
type Linking = { table: string; fields: Fields };

type Row = Readonly<Record<string, unknown>>;

/** The values at the links of a row, by the id of what they lead to. */
type LinkValues = Readonly<Record<string, number>>;

/** What a row calls the values at the links of a field, beside its ids. */
export function linkValuesOf(name: string): string {
  return `${name}_values`;
}

/** The id a link leads to, however it was sent. */
export function idOfLink(link: SentLink): string {
  return typeof link === 'string' ? link : link.id;
}

/** The value a link says; null where it says none. */
export function valueOfLink(link: unknown): number | null {
  return typeof link === 'object' && link !== null && 'value' in link ? (link.value as number | null) : null;
}

/** The value of a field as it is sent: with a value at each of its links where it has such. */
export function sentValue({ atLink }: Field, name: string, row: Row): unknown {
  const ids = row[name];
  if (!atLink || !Array.isArray(ids)) return ids;
  const values = valuesIn(row, name);
  return ids.map((id: string) => ({ id, value: values[id] ?? null }));
}

/** The same backwards, as a row has it; a link without a value keeps the one it had `before`. */
export function settledLinks(name: string, links: readonly SentLink[], before: Row | null): Row {
  const had = before ? valuesIn(before, name) : {};
  const values = links.flatMap((link) => {
    const value = typeof link === 'string' ? (had[link] ?? null) : link.value;
    return value === null ? [] : [[idOfLink(link), value] as const];
  });
  return { [name]: links.map(idOfLink), [linkValuesOf(name)]: Object.fromEntries(values) };
}

function valuesIn(row: Row, name: string): LinkValues {
  return (row[linkValuesOf(name)] ?? {}) as LinkValues;
}
