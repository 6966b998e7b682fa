import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { announce } from '../../realtime/announce.ts';
import type { Tx } from '../../transaction.ts';
import { writeAudits } from '../audit.ts';
import { isStored, sqlType, writtenColumns } from '../columns.ts';
import { namesOf } from '../labels.ts';
import { registerNamed, type Values } from '../registers.ts';
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
  await insertRows(resource, tx, actor, created);
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

async function insertRows(
  resource: Resource,
  tx: Tx,
  { tenantId }: Actor,
  planned: readonly Planned[],
): Promise<void> {
  if (planned.length === 0) return;
  const columns = Object.entries(resource.fields).flatMap(([name, field]): [string, string][] => {
    if (!isStored(field)) return [];
    const own: [string, string] = [name, sqlType(field)];
    return field.kind === 'localised' ? [own, [`${name}_translations`, 'jsonb']] : [own];
  });
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const types = sql.join(columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
  const given = sql.join(columns.map(([name]) => sql.ref(`r.${name}`)));
  const isOwn = resource.scope === 'company';
  const rows = JSON.stringify(planned.map(({ id, values }) => ({ id, ...storedValues(resource, values) })));
  await tx.change(
    statement(sql`insert into ${sql.table(resource.table)} (${isOwn ? sql`tenant_id, ` : sql``}id, ${names})
      select ${isOwn ? sql`${tenantId}::uuid, ` : sql``}r.id, ${given}
      from jsonb_to_recordset(${rows}::jsonb) as r (id uuid, ${types})`),
  );
}

/** Values by column: of a text in several languages the first stands by itself. */
function storedValues({ fields }: Resource, values: Values): Values {
  const stored = { ...values };
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind !== 'localised') continue;
    const { 'pt-BR': source = null, ...translations } = (values[name] ?? {}) as Record<string, string>;
    stored[name] = source;
    stored[`${name}_translations`] = translations;
  }
  return stored;
}

/** What references to many point to, anew. */
async function linkRows(
  { fields, table }: Resource,
  tx: Tx,
  { tenantId }: Actor,
  planned: readonly Planned[],
): Promise<void> {
  for (const [name, { kind }] of Object.entries(fields)) {
    const linked = planned.filter(({ changed }) => kind === 'references' && changed[name] !== undefined);
    if (linked.length === 0) continue;
    const links = sql.table(`${table}_${name}`);
    const owners = linked.filter(({ before }) => before).map(({ id }) => id);
    if (owners.length > 0)
      await tx.change(
        statement(
          sql`delete from ${links} where tenant_id = ${tenantId} and owner_id = any(${owners}::uuid[])`,
        ),
      );
    const rows = linked.flatMap(({ id, changed }) =>
      (changed[name] as string[]).map((target_id, at) => ({ owner_id: id, target_id, position: at + 1 })),
    );
    if (rows.length === 0) continue;
    await tx.change(
      statement(sql`insert into ${links} (tenant_id, owner_id, target_id, position)
        select ${tenantId}::uuid, r.owner_id, r.target_id, r.position
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r (owner_id uuid, target_id uuid, position integer)`),
    );
  }
}

async function writeTrail({ register, actor }: Check, tx: Tx, planned: readonly Planned[]): Promise<void> {
  const { resource } = register;
  const labels = await labelsOf(resource, tx, actor, planned);
  const steps = planned.map(({ id, before, values, changed }) => {
    const after = { ...values, labels: labels(changed) } as unknown as AnyRow;
    const changes = readable(register, Object.keys(changed), before, after);
    return { resource, id, action: before ? ('updated' as const) : ('created' as const), changes };
  });
  writeAudits(tx, actor, steps);
}

/** The names of what rows point to, looked up for all of them at once. */
async function labelsOf(resource: Resource, tx: Tx, actor: Actor, planned: readonly Planned[]) {
  const pointing = Object.entries(resource.fields).filter(([, { to }]) => to !== undefined);
  const names = await Promise.all(
    pointing.map(async ([field, { to = '' }]) => {
      const ids = planned.flatMap(({ changed }) => [changed[field] ?? []].flat() as string[]);
      return [field, await namesOf(registerNamed(to).resource, tx, actor, ids)] as const;
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
