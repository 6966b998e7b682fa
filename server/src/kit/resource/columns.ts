import type { Field } from '@leme/contract/kit/fields';
import type { Resource } from '@leme/contract/kit/resource';
import { type RawBuilder, sql } from 'kysely';
import type { Values } from './registers.ts';

const numbers = new Set<Field['kind']>(['money', 'integer', 'decimal', 'basis-points']);

/** The type a value of a field has in SQL, where a parameter alone does not say it. */
export function sqlType({ kind }: Field): string {
  if (kind === 'integer' || kind === 'basis-points') return 'integer';
  if (numbers.has(kind)) return 'numeric';
  if (kind === 'reference' || kind === 'file') return 'uuid';
  if (kind === 'date') return 'date';
  if (kind === 'instant') return 'timestamptz';
  return kind === 'boolean' ? 'boolean' : 'text';
}

export function isStored({ kind }: Field): boolean {
  return kind !== 'references';
}

/** The columns a row is read from; those of `t`, the register's table. */
export function readColumns({ fields }: Resource): RawBuilder<unknown> {
  const own = Object.entries(fields).flatMap(([name, field]) => {
    if (!isStored(field)) return [];
    return field.kind === 'localised' ? [name, `${name}_translations`] : [name];
  });
  const all = ['id', 'version', 'created_at', 'updated_at', 'deleted_at', ...own];
  return sql.join(all.map((name) => sql.ref(`t.${name}`)));
}

/** A stored row with its fields as the API shows them; references to many are filled in later. */
export function rowOf({ fields }: Resource, stored: Values): Values {
  const row: Values = { ...stored };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'references') row[name] = [];
    if (field.kind !== 'localised') continue;
    const translations = stored[`${name}_translations`] as Record<string, string>;
    row[name] = stored[name] === null ? null : { 'pt-BR': stored[name], ...translations };
    delete row[`${name}_translations`];
  }
  return row;
}

/** The columns a set of values is written to. */
export function writtenColumns({ fields }: Resource, values: Values): [string, RawBuilder<unknown>][] {
  return Object.entries(values).flatMap(([name, value]): [string, RawBuilder<unknown>][] => {
    const field = fields[name];
    if (!field || !isStored(field)) return [];
    if (field.kind !== 'localised') return [[name, sql`${value}::${sql.raw(sqlType(field))}`]];
    const { 'pt-BR': source = null, ...translations } = (value ?? {}) as Record<string, string>;
    return [
      [name, sql`${source}::text`],
      [`${name}_translations`, sql`${JSON.stringify(translations)}::jsonb`],
    ];
  });
}
