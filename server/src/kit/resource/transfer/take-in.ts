import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { insertRows } from '../../insert-rows.ts';
import { announce } from '../../realtime/announce.ts';
import type { Tx } from '../../transaction.ts';
import { writeAudits } from '../audit.ts';
import { isStored, writtenColumns } from '../columns.ts';
import { namesOf } from '../labels.ts';
import type { Register, Values } from '../registers.ts';
import { readable, setColumns } from '../save-row.ts';
import { statement } from '../statement.ts';
import { type Check, checkRows, type Planned, type Refusal } from './check-rows.ts';
import type { Line } from './read-csv.ts';

export type Taken = { created: number; updated: number; refused: Refusal[] };

/** Writes rows of a file that can be written, all of them in a handful of statements, with their trail and one notice. */
export async function takeIn(check: Check, tx: Tx, lines: readonly Line[]): Promise<Taken> {
  const { register, actor } = check;
  const { resource, rules } = register;
  const { planned, refused } = await checkRows(check, tx, lines, { lock: true });
  const created = planned.filter(({ before }) => !before);
  const updated = planned.filter(({ before, changed }) => before && Object.keys(changed).length > 0);
  await insertPlanned(resource, tx, actor, created);
  await Promise.all(
    updated.map(({ id, changed }) => setColumns(register, tx, actor, id, writtenColumns(resource, changed))),
  );
  await linkRows(resource, tx, actor, [...created, ...updated]);
  for (const { values, before, id } of rules.afterSave ? [...created, ...updated] : [])
    await rules.afterSave?.({ values, before, id, tx, actor });
  await writeTrail(check, tx, [...created, ...updated]);
  const idsOf = (rows: readonly Planned[]) => rows.map(({ id }) => id);
  announce(tx, actor, resource.name, 'created', idsOf(created));
  announce(tx, actor, resource.name, 'updated', idsOf(updated));
  return { created: created.length, updated: updated.length, refused };
}

async function insertPlanned(
  resource: Resource,
  tx: Tx,
  { tenantId }: Actor,
  planned: readonly Planned[],
): Promise<void> {
  const own = resource.scope === 'company' ? { tenant_id: tenantId } : {};
  const rows = planned.map(({ id, values }) => ({ ...own, id, ...storedValues(resource, values) }));
  for (const insert of insertRows(resource.table, rows)) await tx.change(insert);
}

/** Values by column, of every column: of a text in several languages the first stands by itself. */
function storedValues({ fields }: Resource, values: Values): Values {
  const stored: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isStored(field)) continue;
    stored[name] = values[name] ?? null;
    if (field.kind !== 'localised') continue;
    const { 'pt-BR': source = null, ...translations } = (values[name] ?? {}) as Record<string, string>;
    stored[name] = source;
    stored[`${name}_translations`] = JSON.stringify(translations);
  }
  return stored;
}

/** What references to many point to, anew. */
async function linkRows(
  { fields, table }: Resource,
  tx: Tx,
  { tenantId: tenant_id }: Actor,
  planned: readonly Planned[],
): Promise<void> {
  for (const [name, { kind }] of Object.entries(fields)) {
    const linked = planned.filter(({ changed }) => kind === 'references' && changed[name] !== undefined);
    if (linked.length === 0) continue;
    const links = `${table}_${name}`;
    const owners = linked.filter(({ before }) => before).map(({ id }) => id);
    if (owners.length > 0)
      await tx.change(
        statement(
          sql`delete from ${sql.table(links)} where tenant_id = ${tenant_id} and owner_id = any(${owners}::uuid[])`,
        ),
      );
    const rows = linked.flatMap(({ id, changed }) =>
      (changed[name] as string[]).map((target_id, at) => ({
        ...{ tenant_id, owner_id: id, target_id },
        position: at + 1,
      })),
    );
    for (const insert of insertRows(links, rows)) await tx.change(insert);
  }
}

async function writeTrail({ register, actor }: Check, tx: Tx, planned: readonly Planned[]): Promise<void> {
  const { resource } = register;
  const labels = await labelsOf(register, tx, actor, planned);
  const steps = planned.map(({ id, before, values, changed }) => {
    const after = { ...values, labels: labels(changed) } as unknown as AnyRow;
    const changes = readable(register, Object.keys(changed), before, after);
    return { resource, id, action: before ? ('updated' as const) : ('created' as const), changes };
  });
  writeAudits(tx, actor, steps);
}

/** The names of what rows point to, looked up for all of them at once. */
async function labelsOf({ resource, others }: Register, tx: Tx, actor: Actor, planned: readonly Planned[]) {
  const pointing = Object.entries(resource.fields).filter(([, { to }]) => to !== undefined);
  const names = await Promise.all(
    pointing.map(async ([field, { to = '' }]) => {
      const ids = planned.flatMap(({ changed }) => [changed[field] ?? []].flat() as string[]);
      return [field, await namesOf(others.named(to).resource, tx, actor, ids)] as const;
    }),
  );
  return (changed: Values): AnyRow['labels'] =>
    Object.fromEntries(
      names.flatMap(([field, known]): [string, string | string[]][] => {
        const value = changed[field] as string | string[] | null | undefined;
        if (!value) return [];
        return [
          [field, Array.isArray(value) ? value.map((id) => known.get(id) ?? '') : (known.get(value) ?? '')],
        ];
      }),
    );
}
