import { readLink } from '@leme/contract/kit/kinds/pointers/link-cell';
import { fold } from '@leme/contract/kit/language/fold';
import type { Fault } from '@leme/contract/kit/problem';
import type { Field } from '@leme/contract/kit/resource/fields';
import type { SentLink } from '@leme/contract/kit/resource/links';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import type { Work } from '../../../work.ts';
import { isLinked } from '../../columns.ts';
import { allOf, visible } from '../../list/filters.ts';
import type { Register } from '../../registers.ts';
import { statement } from '../../statement.ts';
import type { Reading } from '../csv/read-cells.ts';
import type { Found, RowsAbove } from './rows-above.ts';

/** What is known of names so far, by field and folded name. */
export type KnownNames = Map<string, Map<string, Found[]>>;

const mostAlike = 5;

/** Learns who has the names that rows point to, for all of them at once. */
export async function learnNames(
  { resource, others }: Register,
  { tx, actor }: Work,
  readings: readonly Reading[],
  known: KnownNames,
): Promise<void> {
  const fields = new Set(readings.flatMap(({ named }) => [...named.keys()]));
  for (const field of fields) {
    const names = known.get(field) ?? new Map<string, Found[]>();
    known.set(field, names);
    const { to = '', atLink } = resource.fields[field] ?? {};
    const given = readings.flatMap(({ named }) => named.get(field) ?? []);
    const inside = given.flatMap((name) => (atLink && readLink(name, atLink)?.name) || []);
    await learn(others.named(to), { tx, actor }, [...given, ...inside].map(fold), names);
  }
}

/** Fills in what the references of a row point to; a name nobody has, or more than one has, is a fault. */
export function resolveNames(
  resource: Resource,
  { row, reading }: { row: number; reading: Reading },
  known: KnownNames,
  above: RowsAbove,
): void {
  for (const [field, given] of reading.named) {
    const mayBeAbove = above.names(field);
    const foundAs = (name: string) => {
      const stored = known.get(field)?.get(fold(name)) ?? [];
      return mayBeAbove ? above.called(name, stored) : stored;
    };
    const { atLink } = resource.fields[field] ?? {};
    const found = given.map((name) => chooseLink(name, foundAs, atLink));
    const wrong = found.find(isFault);
    if (!wrong) {
      reading.values[field] = isMany(resource, field) ? eachOnce(found) : found[0];
      continue;
    }
    const fault = { pointer: `/${field}`, ...wrong };
    reading.faults.push(fault);
    if (mayBeAbove && fault.code === 'unknown-name') lookInFile(fault, row, above);
  }
}

/** A name nobody has may be that of a row of the file which stays out, or comes later. */
function lookInFile(fault: Fault, row: number, above: RowsAbove): void {
  const name = String(fault.params?.name);
  const refused = above.refusedAs(name);
  if (refused === undefined) above.missed(name, row, fault);
  else Object.assign(fault, { code: 'refused-row', params: { name, row: refused } });
}

type NameFault = Pick<Fault, 'code' | 'params'>;
const isFault = (found: SentLink | NameFault): found is NameFault =>
  typeof found === 'object' && 'code' in found;

/** Named twice alike is named once; with two values it is not alike. */
function eachOnce<T>(found: readonly T[]): T[] {
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

/** A name alone, or one with a value behind its last colon; what may be read both ways says neither. */
function chooseLink(
  text: string,
  foundAs: (name: string) => readonly Found[],
  atLink: Field | undefined,
): SentLink | NameFault {
  const whole = choose(text, foundAs(text));
  const link = atLink && readLink(text, atLink);
  const inside = link && choose(link.name, foundAs(link.name));
  if (!inside || !link?.read) return whole;
  const isWhole = typeof whole === 'string';
  if (typeof inside !== 'string') return isWhole || inside.code === 'unknown-name' ? whole : inside;
  if ('code' in link.read) return isWhole ? whole : link.read;
  return isWhole
    ? { code: 'ambiguous-name', params: { name: text } }
    : { id: inside, value: link.read.value as number | null };
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
