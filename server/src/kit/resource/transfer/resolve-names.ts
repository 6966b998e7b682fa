import { fold } from '@leme/contract/kit/fold';
import type { Fault } from '@leme/contract/kit/problem';
import type { Resource } from '@leme/contract/kit/resource';
import { sql } from 'kysely';
import type { Work } from '../../work.ts';
import { isLinked } from '../columns.ts';
import { allOf, visible } from '../filters.ts';
import type { Register } from '../registers.ts';
import { statement } from '../statement.ts';
import type { Reading } from './read-cells.ts';

type Found = { id: string; name: string };
/** What is known of names so far, by field and folded name. */
export type KnownNames = Map<string, Map<string, Found[]>>;

const mostAlike = 5;

/** Fills in what the references of rows point to; a name nobody has, or more than one has, is a fault. */
export async function resolveNames(
  { resource, others }: Register,
  { tx, actor }: Work,
  readings: readonly Reading[],
  known: KnownNames,
): Promise<void> {
  const fields = new Set(readings.flatMap(({ named }) => [...named.keys()]));
  for (const field of fields) {
    const names = known.get(field) ?? new Map<string, Found[]>();
    known.set(field, names);
    const wanted = readings.flatMap(({ named }) => (named.get(field) ?? []).map(fold));
    await learn(others.named(resource.fields[field]?.to ?? ''), { tx, actor }, wanted, names);
    for (const reading of readings) fillIn(resource, field, reading, names);
  }
}

function fillIn(resource: Resource, field: string, reading: Reading, names: Map<string, Found[]>): void {
  const given = reading.named.get(field);
  if (!given) return;
  const found = given.map((name) => choose(name, names.get(fold(name)) ?? []));
  const fault = found.find((each) => typeof each !== 'string');
  if (fault) reading.faults.push({ pointer: `/${field}`, ...fault });
  else reading.values[field] = isMany(resource, field) ? [...new Set(found)] : found[0];
}

const isMany = ({ fields }: Resource, name: string) => {
  const field = fields[name];
  return field !== undefined && isLinked(field);
};

/** The one that is spelt just so, else the only one. */
function choose(name: string, found: readonly Found[]): string | Pick<Fault, 'code' | 'params'> {
  const exact = found.filter((each) => each.name === name);
  const [only, another] = exact.length > 0 ? exact : found;
  if (!only) return { code: 'unknown-name', params: { name } };
  return another ? { code: 'ambiguous-name', params: { name } } : only.id;
}

async function learn(
  target: Register,
  { tx, actor }: Work,
  wanted: readonly string[],
  known: Map<string, Found[]>,
): Promise<void> {
  const missing = [...new Set(wanted)].filter((name) => !known.has(name));
  if (missing.length === 0) return;
  const { table, title } = target.resource;
  const column = sql.ref(`t.${title}`);
  // The index of the search text finds them; every word of a title begins behind a space there.
  const where = allOf([
    ...visible(target, actor),
    sql`t.deleted_at is null`,
    sql`t.search like w.pattern`,
    sql`app.fold(${column}) = w.name`,
  ]);
  const rows = await tx.rows(
    statement<Found & { asked: string }>(sql`select w.name as asked, f.id, f.name
      from unnest(${missing}::text[], ${missing.map(patternOf)}::text[]) as w (name, pattern)
      cross join lateral (
        select t.id, ${column} as name from ${sql.table(table)} t where ${where} limit ${mostAlike}) f`),
  );
  const byName = Map.groupBy(rows, ({ asked }) => asked);
  for (const name of missing) known.set(name, byName.get(name) ?? []);
}

function patternOf(name: string): string {
  return `% ${name.replace(/[\\%_]/g, '\\$&')}%`;
}
