import { holdsFile, kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Field } from '@leme/contract/kit/resource/fields';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import { db } from '../../database/sql.ts';
import type { Work } from '../../work.ts';
import { isLinked } from '../columns.ts';
import type { Values } from '../registers.ts';
import { statement } from '../statement.ts';

type Named = { id: string; name: string };

/** Fills in which files the fields of rows hold, and what they are called. */
export async function nameFiles(
  resource: Resource,
  work: Work,
  rows: readonly (Values & { labels: Values })[],
): Promise<void> {
  const holding = Object.entries(resource.fields).filter(([, field]) => holdsFile(field));
  await Promise.all(
    holding.map(async ([name, field]) => {
      if (!isLinked(field)) {
        const names = await namesOfFiles(work, rows.map((row) => row[name]).filter(isText));
        for (const row of rows) {
          const label = names.get(String(row[name]));
          if (label !== undefined) row.labels[name] = label;
        }
        return;
      }
      const held = await filesOf(
        resource,
        name,
        work,
        rows.map(({ id }) => String(id)),
      );
      for (const row of rows) {
        const own = held.get(String(row.id)) ?? [];
        row[name] = own.map(({ id }) => id);
        row.labels[name] = own.map((file) => file.name);
      }
    }),
  );
}

/** The files a field of several holds, by the row, in their order. */
export async function filesOf(
  { table }: Resource,
  field: string,
  { tx, actor }: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named[]>> {
  if (ids.length === 0) return new Map();
  const links = await tx.rows(
    statement<Named & { owner_id: string }>(sql`select l.owner_id, l.target_id as id, f.name
      from ${sql.table(`${table}_${field}`)} l join files f on f.tenant_id = l.tenant_id and f.id = l.target_id
      where l.tenant_id = ${actor.tenantId} and l.owner_id = any(${ids}::uuid[])
      order by l.owner_id, l.position, l.target_id`),
  );
  return Map.groupBy(links, ({ owner_id }) => owner_id);
}

async function namesOfFiles(
  { tx, actor }: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const files = await tx.rows(
    db
      .selectFrom('files')
      .select(['id', 'name'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', 'in', [...new Set(ids)]),
  );
  return new Map(files.map(({ id, name }) => [id, name]));
}

/** The rows `t` of an entity whose fields hold a file; `where` leaves fields out. */
export function holdingFile(
  { fields, table }: Pick<Entity, 'fields' | 'table'>,
  tenantId: string,
  file: ReturnType<typeof sql>,
  where: (field: Field) => boolean = () => true,
) {
  return Object.entries(fields)
    .filter(([, field]) => holdsFile(field) && where(field))
    .map(([name, field]) =>
      kindOf(field).pointsTo === 'file'
        ? sql`${sql.ref(`t.${name}`)} = ${file}`
        : sql`t.id in (select l.owner_id from ${sql.table(`${table}_${name}`)} l
            where l.tenant_id = ${tenantId} and l.target_id = ${file})`,
    );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
