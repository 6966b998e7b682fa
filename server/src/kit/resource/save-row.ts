import { isDeepStrictEqual } from 'node:util';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import type { AnyRow, StaleRow } from '@leme/contract/kit/resource';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { takenField } from '../database-fault.ts';
import { newId } from '../ids.ts';
import { insertRows } from '../insert-rows.ts';
import { announce } from '../realtime/announce.ts';
import type { Tx } from '../transaction.ts';
import { writeAudit } from './audit.ts';
import { writtenColumns } from './columns.ts';
import { claimFiles } from './files/claim-files.ts';
import { findRow } from './find-row.ts';
import { readSaves } from './history.ts';
import { namesOf } from './labels.ts';
import type { Register, Values } from './registers.ts';
import { statement } from './statement.ts';

/** Makes a row. A partner's row becomes its own, whatever was sent. */
export async function createRow(register: Register, tx: Tx, actor: Actor, sent: Values): Promise<AnyRow> {
  const { resource, rules } = register;
  const id = newId();
  const values = { ...sent, ...ownedBy(register, actor) };
  await requireSound(register, { values, changed: values, before: null, id, tx, actor });
  const own: [string, unknown][] = resource.scope === 'company' ? [['tenant_id', actor.tenantId]] : [];
  const columns = [...own, ['id', id] as const].map(([name, value]) => [name, sql`${value}::uuid`] as const);
  await writing(register, () =>
    insertInto(tx, resource.table, [...columns, ...writtenColumns(resource, values)]),
  );
  await linkRows(register, tx, actor, id, values);
  await rules.afterSave?.({ values, before: null, id, tx, actor });
  const row = await findRow(register, tx, actor, id);
  const changes = readable(register, Object.keys(values), null, row);
  writeAudit(tx, actor, { resource, id, action: 'created', changes });
  announce(tx, actor, resource.name, 'created', [id]);
  return row;
}

/** Changes the fields that were sent; refused when the row is no longer the one that was read. */
export async function updateRow(
  register: Register,
  tx: Tx,
  actor: Actor,
  { id, version, ...sent }: Values & { id: string; version: number },
): Promise<AnyRow> {
  const { resource, rules } = register;
  const before = await findRow(register, tx, actor, id, { lock: true });
  if (before.version !== version) {
    const saves = await readSaves(resource, tx, actor, { id, count: before.version - version });
    throw new Problem('stale-version', {
      params: { current: before, yours: sent, saves } satisfies StaleRow,
    });
  }
  if (before.deleted_at !== null) throw new Problem('not-found');
  const changed = Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, before[name]),
    ),
  );
  if (Object.keys(changed).length === 0) return before;
  const values = { ...before, ...changed };
  refuseGivingAway(register, actor, changed);
  await requireSound(register, { values, changed, before, id, tx, actor });
  await writing(register, () => setColumns(register, tx, actor, id, writtenColumns(resource, changed)));
  await linkRows(register, tx, actor, id, changed);
  await rules.afterSave?.({ values, before, id, tx, actor });
  const row = await findRow(register, tx, actor, id);
  const changes = readable(register, Object.keys(changed), before, row);
  writeAudit(tx, actor, { resource, id, action: 'updated', changes });
  announce(tx, actor, resource.name, 'updated', [id]);
  return row;
}

/** Sets columns of one row and counts its version up. */
export async function setColumns(
  { resource }: Register,
  tx: Tx,
  actor: Actor,
  id: string,
  columns: readonly (readonly [string, unknown])[],
): Promise<void> {
  const own = resource.scope === 'company' ? sql`tenant_id = ${actor.tenantId} and` : sql``;
  const set = columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await tx.change(
    statement(sql`update ${sql.table(resource.table)}
      set ${sql.join([...set, sql`version = version + 1`, sql`updated_at = now()`])} where ${own} id = ${id}`),
  );
}

async function insertInto(
  tx: Tx,
  table: string,
  columns: readonly (readonly [string, unknown])[],
): Promise<void> {
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  await tx.change(
    statement(
      sql`insert into ${sql.table(table)} (${names}) values (${sql.join(columns.map(([, value]) => value))})`,
    ),
  );
}

/** What references to many point to, anew. */
async function linkRows(
  { resource }: Register,
  tx: Tx,
  actor: Actor,
  id: string,
  values: Values,
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'references' || values[name] === undefined) continue;
    const table = `${resource.table}_${name}`;
    await tx.change(
      statement(
        sql`delete from ${sql.table(table)} where tenant_id = ${actor.tenantId} and owner_id = ${id}`,
      ),
    );
    const links = (values[name] as string[]).map((target_id, at) => ({
      ...{ tenant_id: actor.tenantId, owner_id: id, target_id },
      position: at + 1,
    }));
    for (const insert of insertRows(table, links)) await tx.change(insert);
  }
}

type Checked = { values: Values; changed: Values; before: Values | null; id: string; tx: Tx; actor: Actor };

async function requireSound(register: Register, checked: Checked): Promise<void> {
  const errors = [
    ...(await brokenReferences(register, checked)),
    ...(await claimFiles(register.resource, checked)),
    ...((await register.rules.check?.(checked)) ?? []),
  ];
  if (errors.length > 0) throw faults(errors);
}

/** A reference leads to a row that is there; a deleted one may stay where it was, but nobody can newly choose it. */
async function brokenReferences(
  { resource, others }: Register,
  { changed, tx, actor, id }: Checked,
): Promise<Fault[]> {
  const pointing = Object.entries(resource.fields).filter(([name, { to }]) => to && changed[name]);
  const found = pointing.map(async ([name, { to = '', kind }]): Promise<Fault[]> => {
    const ids = kind === 'references' ? (changed[name] as string[]) : [changed[name] as string];
    const known = await namesOf(others.named(to).resource, tx, actor, ids, { living: true });
    const isSound = ids.every((each) => known.has(each) && !(each === id && to === resource.name));
    return isSound ? [] : [{ pointer: `/${name}`, code: 'unknown' }];
  });
  return (await Promise.all(found)).flat();
}

function ownedBy({ rules }: Register, { partner }: Actor): Values {
  const column = partner && rules.partner?.[partner.kind];
  return column ? { [column]: partner.id } : {};
}

function refuseGivingAway({ rules }: Register, { partner }: Actor, changed: Values): void {
  const column = partner && rules.partner?.[partner.kind];
  if (column && column in changed) throw faults([{ pointer: `/${column}`, code: 'not-yours' }]);
}

/** A value that another row has is said beside its field. */
export async function writing({ resource }: Register, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const taken = takenField(resource, error);
    throw taken ? faults([{ pointer: `/${taken}`, code: 'taken' }]) : error;
  }
}

/** The fields of a step of history in words: names instead of ids, nothing that stayed empty. */
export function readable(
  { resource }: Register,
  names: readonly string[],
  before: AnyRow | null,
  after: AnyRow,
): Record<string, readonly [unknown, unknown]> {
  const said = (row: AnyRow | null, name: string) => (row && (row.labels[name] ?? row[name])) ?? null;
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    names
      .filter((name) => resource.fields[name])
      .map((name) => [name, [said(before, name), said(after, name)] as const] as const)
      .filter(([, [from, to]]) => !(isEmpty(from) && isEmpty(to))),
  );
}
