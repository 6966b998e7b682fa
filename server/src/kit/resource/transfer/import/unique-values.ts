import { fieldsWith, type Resource } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import type { Tx } from '../../../database/transaction.ts';
import type { Work } from '../../../work.ts';
import type { Values } from '../../registers.ts';
import { statement } from '../../statement.ts';

/** How the index of a field compares: by the value, or by its lower case. */
export type Uniqueness = ReadonlyMap<string, 'value' | 'lower'>;

/** The fields of which no two rows have the same value, as their indexes say. */
export async function readUniqueness(resource: Resource, tx: Tx): Promise<Uniqueness> {
  const fields = fieldsWith(resource, 'unique');
  if (fields.length === 0) return new Map();
  const indexOf = (field: string) => `${resource.table}_${field}_key`;
  const rows = await tx.rows(
    statement<{
      name: string;
      definition: string;
    }>(sql`select c.relname as name, pg_get_indexdef(c.oid) as definition
      from pg_class c where c.relkind in ('i', 'I') and c.relname = any(${fields.map(indexOf)}::text[])`),
  );
  return new Map(
    fields.map((field) => {
      const found = rows.find(({ name }) => name === indexOf(field));
      return [field, found?.definition.includes('lower(') ? 'lower' : 'value'];
    }),
  );
}

/** A value in the form its index compares; null where there is none. */
export function keyOf(value: unknown, how: 'value' | 'lower'): string | null {
  if (value === null || value === undefined) return null;
  const text = String(typeof value === 'object' ? (value as Values)['pt-BR'] : value);
  return how === 'lower' ? text.toLowerCase() : text;
}

/** Which rows have these values already: by key, the id of the row. */
export async function takenBy(
  { table, scope }: Resource,
  { tx, actor }: Work,
  { field, how, keys }: { field: string; how: 'value' | 'lower'; keys: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const own = scope === 'company' ? sql`t.tenant_id = ${actor.tenantId} and` : sql``;
  const column = how === 'lower' ? sql`lower(${sql.ref(`t.${field}`)})` : sql.ref(`t.${field}`);
  const rows = await tx.rows(
    statement<{ id: string; key: string }>(sql`select t.id, ${column} as key from ${sql.table(table)} t
      where ${own} t.deleted_at is null and ${column} = any(${keys}::text[])`),
  );
  return new Map(rows.map(({ id, key }) => [key, id]));
}
