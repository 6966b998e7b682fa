import type { SqlType } from '@leme/contract/kit/kinds/field-kind';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Field } from '@leme/contract/kit/resource/fields';
import { linkValuesOf } from '@leme/contract/kit/resource/links';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import type { Values } from './registers.ts';
import { writtenOnce } from './statement.ts';

type Column = { name: string; type: SqlType };

/** The columns that hold a field; none where a table of links does. */
export function columnsOf(name: string, field: Field): Column[] {
  return kindOf(field).columns.map(([suffix, type]) => ({ name: `${name}${suffix}`, type }));
}

/** The type the first column of a field has in SQL, where a parameter alone does not say it. */
export function sqlType(field: Field): SqlType {
  return kindOf(field).columns[0]?.[1] ?? 'text';
}

/** Whether a field points to many rows or files, in a table of links. */
export function isLinked(field: Field): boolean {
  const { pointsTo } = kindOf(field);
  return pointsTo === 'rows' || pointsTo === 'files';
}

/** The columns a row is read from; those of `t`, the register's table. */
export const readColumns = writtenOnce(({ fields, isView }: Resource) => {
  const own = Object.entries(fields).flatMap(([name, field]) => columnsOf(name, field));
  const facts = isView ? ['id', 'created_at'] : ['id', 'version', 'created_at', 'updated_at', 'deleted_at'];
  const all = new Set([...facts, ...own.map(({ name }) => name)]);
  return sql.join([...all].map((name) => sql.ref(`t.${name}`)));
});

/** A stored row with its fields as the API shows them; what a table of links holds is filled in later. */
export function rowOf({ fields }: Pick<Resource, 'fields'>, stored: Values): Values {
  const row: Values = { ...stored };
  for (const [name, field] of Object.entries(fields)) {
    if (isLinked(field)) row[name] = [];
    if (field.atLink) row[linkValuesOf(name)] = {};
    const { load } = kindOf(field);
    if (!load) continue;
    const columns = columnsOf(name, field);
    for (const column of columns) delete row[column.name];
    row[name] = load(columns.map((column) => stored[column.name]));
  }
  return row;
}

/** Values by the column they are written to. */
export function storedColumns({ fields }: Pick<Resource, 'fields'>, values: Values): Values {
  const stored: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    if (!field) continue;
    const { store = (whole: unknown) => [whole] } = kindOf(field);
    const parts = store(value ?? null);
    for (const [at, column] of columnsOf(name, field).entries()) stored[column.name] = parts[at];
  }
  return stored;
}
