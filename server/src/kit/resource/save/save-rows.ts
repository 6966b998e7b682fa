import { linkTable, linkValuesOf, sentValue, valueOfLink } from '@leme/contract/kit/resource/links';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import type { Work } from '../../work.ts';
import { isLinked, readColumns, storedColumns } from '../columns.ts';
import type { Changes } from '../history/audit.ts';
import { record } from '../history/record.ts';
import { withLabels } from '../labels.ts';
import type { Register, Values } from '../registers.ts';
import { statement } from '../statement.ts';

/**
 * A row that may be written: a new one, or what changes of one that is there. `values` is the whole row as it would be,
 * `told` what its history says beside its fields, `row` where it stood in a file.
 */
export type Planned = {
  id: string;
  before: AnyRow | null;
  values: Values;
  changed: Values;
  told?: Changes;
  row?: number;
};

/**
 * Writes one row or five hundred that have been looked through, in a handful of statements, with their links, their
 * trail and one notice of each kind. Answers them as the API shows them, new ones first.
 */
export async function saveRows(
  register: Register,
  { tx, actor }: Work,
  planned: readonly Planned[],
): Promise<AnyRow[]> {
  const { resource, rules } = register;
  const created = planned.filter(({ before }) => !before);
  const updated = planned.filter(({ before, changed }) => before && Object.keys(changed).length > 0);
  const written = [...created, ...updated];
  const stored = [
    ...(await insertPlanned(register, { tx, actor }, created)),
    ...(await Promise.all(updated.map((each) => updatePlanned(register, { tx, actor }, each)))),
  ];
  await linkRows(resource, { tx, actor }, written);
  for (const { values, before, id, row } of rules.afterSave ? written : [])
    await rules.afterSave?.({ values, before, id, tx, actor, isFromFile: row !== undefined });
  const byId = new Map(
    ((await withLabels(register, { tx, actor }, stored)) as AnyRow[]).map((row) => [row.id, row]),
  );
  const rows = written.flatMap(({ id }) => byId.get(id) ?? []);
  const done = written.map(({ id, before, changed, told }, at) => ({
    id,
    action: before ? ('updated' as const) : ('created' as const),
    changes: { ...readable(register, Object.keys(changed), before, rows[at] as AnyRow), ...told },
  }));
  record({ tx, actor }, resource, done);
  return rows;
}

async function insertPlanned(
  { resource, rules }: Register,
  { tx, actor }: Work,
  created: readonly Planned[],
): Promise<Values[]> {
  const own = resource.scope === 'company' ? { tenant_id: actor.tenantId } : {};
  const empty = Object.fromEntries(Object.keys(resource.fields).map((name) => [name, null]));
  const rows = created.map(({ id, values }) => ({
    ...own,
    id,
    ...storedColumns(resource, { ...empty, ...values }),
    ...rules.stamps?.({ values, actor }),
  }));
  const inserts = insertRows(resource.table, rows, { returning: readColumns(resource) });
  return (await Promise.all(inserts.map((insert) => tx.rows<Values>(insert)))).flat();
}

async function updatePlanned(
  { resource }: Register,
  { tx, actor }: Work,
  { id, changed }: Planned,
): Promise<Values> {
  const set = setting(resource, { tx, actor }, id, storedColumns(resource, changed));
  const row = await tx.first(statement<Values>(sql`${set} returning ${readColumns(resource)}`));
  return row as Values;
}

/** Sets columns of one row and counts its version up. */
export async function setColumns(
  { resource }: Register,
  work: Work,
  id: string,
  columns: Values,
): Promise<void> {
  await work.tx.change(statement(setting(resource, work, id, columns)));
}

function setting({ scope, table }: Resource, { actor }: Work, id: string, columns: Values) {
  const own = scope === 'company' ? sql`t.tenant_id = ${actor.tenantId} and` : sql``;
  const set = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql`update ${sql.table(table)} t
    set ${sql.join([...set, sql`version = t.version + 1`, sql`updated_at = now()`])} where ${own} t.id = ${id}`;
}

/** What tables of links hold, anew. */
async function linkRows(
  { fields, table }: Resource,
  { tx, actor: { tenantId: tenant_id } }: Work,
  written: readonly Planned[],
): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    const linked = written.filter(({ changed }) => isLinked(field) && changed[name] !== undefined);
    if (linked.length === 0) continue;
    const { table: links, owner, target } = linkTable({ table, fields }, name);
    const owners = linked.filter(({ before }) => before).map(({ id }) => id);
    if (owners.length > 0)
      await tx.change(
        statement(
          sql`delete from ${sql.table(links)} where tenant_id = ${tenant_id} and ${sql.ref(owner)} = any(${owners}::uuid[])`,
        ),
      );
    const rows = linked.flatMap(({ id, changed }) => {
      const values = (changed[linkValuesOf(name)] ?? {}) as Values;
      return (changed[name] as string[]).map((target_id, at) => ({
        tenant_id,
        [owner]: id,
        [target]: target_id,
        position: at + 1,
        ...(field.atLink && { value: values[target_id] ?? null }),
      }));
    });
    for (const insert of insertRows(links, rows)) await tx.change(insert);
  }
}

/** The fields of a step of history in words: names instead of ids, nothing that stayed empty. */
export function readable(
  { resource }: Register,
  names: readonly string[],
  before: AnyRow | null,
  after: AnyRow,
): Record<string, readonly [unknown, unknown]> {
  // A file is told by its id, so that history shows it.
  const said = (row: AnyRow | null, name: string) =>
    (row && (namesIn(resource, name, row) ?? row[name])) ?? null;
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    names
      .filter((name) => resource.fields[name])
      .map((name) => [name, [said(before, name), said(after, name)] as const] as const)
      .filter(([, [from, to]]) => !(isEmpty(from) && isEmpty(to))),
  );
}

/** What the links of a field lead to by name, beside its value where there is one. */
function namesIn({ fields }: Resource, name: string, row: AnyRow): unknown {
  const field = fields[name];
  const names = field?.to && row.labels[name];
  if (!field?.atLink || !Array.isArray(names)) return names;
  const links = sentValue(field, name, row) as unknown[];
  return names.map((each, at) => {
    const value = valueOfLink(links[at]);
    return value === null ? each : { name: each, value };
  });
}
