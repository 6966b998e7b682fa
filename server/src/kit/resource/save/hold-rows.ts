import { faults, Problem } from '@leme/contract/kit/problem';
import { type AnyRow, parentField, type Resource } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import type { Work } from '../../work.ts';
import { findRow } from '../find-row.ts';
import type { Register, Values } from '../registers.ts';
import { statement } from '../statement.ts';

/**
 * Holds rows that others are to point to, to the end of the transaction, and answers those that are there: whoever takes
 * one away or unites it waits (`takeRows`), and who comes after him finds it gone. Held before the rows that point to it are
 * locked, so that nobody waits crosswise.
 */
export async function holdRows(
  resource: Resource,
  { tx, actor }: Work,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(ids)].toSorted();
  if (wanted.length === 0) return new Set();
  const isOwn = resource.scope === 'company';
  if (!isOwn && !(await areFree(resource.table, { tx, actor }, wanted)))
    throw new Problem('unavailable', { params: { retry_after: 1 } });
  const held = await tx.rows(
    statement<{ id: string }>(sql`select t.id from ${sql.table(resource.table)} t
      where ${isOwn ? sql`t.tenant_id = ${actor.tenantId} and` : sql``} t.id = any(${wanted}::uuid[]) and t.deleted_at is null
      ${isOwn ? sql`order by t.id for key share` : sql``}`),
  );
  return new Set(held.map(({ id }) => id));
}

/**
 * The rows somebody takes away or unites, locked against everybody, those who hold them too; in one order, so that two who
 * do so with the same pair the other way round do not wait for each other.
 */
export async function takeRows(
  register: Register,
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AnyRow>> {
  const rows = new Map<string, AnyRow>();
  const { resource } = register;
  for (const id of [...new Set(ids)].toSorted()) {
    await lockNamed(resource.table, work, [id], 'pg_advisory_xact_lock');
    rows.set(id, await findRow(register, work, id, { lock: resource.scope === 'platform' ? true : 'alone' }));
  }
  return rows;
}

/** Two rows that become one, taken and both there. */
export async function takePair(
  register: Register,
  work: Work,
  { id, other_id }: { id: string; other_id: string },
): Promise<{ kept: AnyRow; other: AnyRow }> {
  if (id === other_id) throw faults([{ pointer: '/other_id', code: 'same' }]);
  const rows = await takeRows(register, work, [id, other_id]);
  const [kept, other] = [rows.get(id), rows.get(other_id)];
  if (!kept || !other || kept.deleted_at !== null || other.deleted_at !== null)
    throw new Problem('not-found');
  return { kept, other };
}

/**
 * Holds rows by their names alone, where one may not lock them: partners people sign in for. Whether they are there is asked
 * afterwards.
 */
export async function holdByName(table: string, work: Work, ids: readonly string[]): Promise<void> {
  await lockNamed(table, work, ids.toSorted(), 'pg_advisory_xact_lock_shared');
}

/**
 * Holds rows of all companies by their names, unless somebody takes one away: he may need the connections of a company to go
 * on, so nobody waits for him.
 */
async function areFree(table: string, work: Work, ids: readonly string[]): Promise<boolean> {
  const locked = await lockNamed(table, work, ids, 'pg_try_advisory_xact_lock_shared');
  return locked.every(({ got }) => got !== false);
}

function lockNamed(
  table: string,
  { tx }: Work,
  ids: readonly string[],
  lock: string,
): Promise<{ got: unknown }[]> {
  const keys = ids.map((id) => `${table} ${id}`);
  return tx.rows(
    statement(sql`select ${sql.raw(lock)}(hashtextextended(k, 0)) as got from unnest(${keys}::text[]) as k`),
  );
}

/** Holds what these values point to, register by register in one order; answers what of it is gone, by field. */
export async function holdReferences(
  { resource, others }: Register,
  work: Work,
  written: readonly Values[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const gone = new Map<string, readonly string[]>();
  const declared = new Map(others.all.map((each) => [each.resource.name, each.resource]));
  const pointing = Object.entries(resource.fields)
    .flatMap(([name, { to }]) => {
      const target = declared.get(to ?? '');
      return target ? [{ name, target }] : [];
    })
    .toSorted((one, other) => (one.target.name < other.target.name ? -1 : 1));
  for (const { name, target } of pointing) {
    const ids = written.flatMap((values) => [values[name] ?? []].flat() as string[]);
    const held = await holdRows(target, work, ids);
    const missing = ids.filter((id) => !held.has(id));
    if (missing.length > 0) gone.set(name, missing);
  }
  return gone;
}

/**
 * Holds the parent of a child before the child is locked. A child whose parent was united meanwhile has another one by
 * then, which is held in its place.
 */
export async function holdParentOf({ resource, others }: Register, work: Work, id: string): Promise<void> {
  const field = parentField(resource);
  if (!field || !resource.of) return;
  const of = others.named(resource.of).resource;
  for (let held: string | undefined; ; ) {
    const parent = await parentOf(resource, field, work, id);
    if (!parent || parent === held) return;
    const isThere = (await holdRows(of, work, [parent])).has(parent);
    held = isThere ? parent : undefined;
    if (!isThere && (await parentOf(resource, field, work, id)) === parent) return;
  }
}

async function parentOf(
  { table }: Resource,
  field: string,
  { tx, actor }: Work,
  id: string,
): Promise<string | undefined> {
  const row = await tx.first(
    statement<{ parent: string }>(sql`select ${sql.ref(`t.${field}`)} as parent from ${sql.table(table)} t
      where t.tenant_id = ${actor.tenantId} and t.id = ${id}`),
  );
  return row?.parent;
}
