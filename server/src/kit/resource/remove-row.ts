import { Problem } from '@leme/contract/kit/problem';
import { type AnyRow, parentField } from '@leme/contract/kit/resource';
import { type RawBuilder, sql } from 'kysely';
import type { Work } from '../work.ts';
import { findRow } from './find-row.ts';
import { record } from './record.ts';
import type { Register, Use } from './registers.ts';
import { writing } from './save-row.ts';
import { setColumns } from './save-rows.ts';
import { statement } from './statement.ts';

const mostNames = 5;

/** Deletes a row so that it can be restored for 30 days; a second time changes nothing. Refused while others need it. */
export async function removeRow(register: Register, { tx, actor }: Work, id: string): Promise<AnyRow> {
  const { resource, rules } = register;
  const row = await findRow(register, { tx, actor }, id, { lock: true });
  if (row.deleted_at !== null) return row;
  const by = [
    ...(await referredToBy(register, { tx, actor }, id)),
    ...((await rules.usedBy?.(tx, actor, id)) ?? []),
  ];
  if (by.length > 0) throw new Problem('in-use', { params: { by } });
  await setColumns(register, { tx, actor }, id, {
    deleted_at: sql`now()`,
    deleted_by: actor.userId,
  });
  await withItsChildren(register, { tx, actor }, id, {
    where: sql`t.deleted_at is null`,
    set: sql`deleted_at = now(), deleted_by = ${actor.userId}::uuid`,
  });
  record({ tx, actor }, resource, { id, action: 'deleted' });
  return await findRow(register, { tx, actor }, id);
}

/** Takes a deletion back, unless what must be unique has been taken meanwhile. */
export async function restoreRow(register: Register, { tx, actor }: Work, id: string): Promise<AnyRow> {
  const { resource } = register;
  const row = await findRow(register, { tx, actor }, id, { lock: true });
  if (row.deleted_at === null) return row;
  await withItsChildren(register, { tx, actor }, id, {
    where: sql`t.deleted_at = (select p.deleted_at from ${sql.table(resource.table)} p
      where p.tenant_id = ${actor.tenantId} and p.id = ${id})`,
    set: sql`deleted_at = null, deleted_by = null`,
  });
  await writing(register, () =>
    setColumns(register, { tx, actor }, id, { deleted_at: null, deleted_by: null }),
  );
  record({ tx, actor }, resource, { id, action: 'restored' });
  return await findRow(register, { tx, actor }, id);
}

type Step = { where: RawBuilder<unknown>; set: RawBuilder<unknown> };

/** Children go with their parent and come back with it; those deleted before by themselves have another moment, and stay. */
async function withItsChildren(
  { resource, others }: Register,
  { tx, actor }: Work,
  id: string,
  { where, set }: Step,
): Promise<void> {
  for (const { resource: child } of others.childrenOf(resource.name))
    await tx.change(
      statement(sql`update ${sql.table(child.table)} t set ${set}, version = t.version + 1, updated_at = now()
        where t.tenant_id = ${actor.tenantId} and ${sql.ref(`t.${parentField(child)}`)} = ${id} and ${where}`),
    );
}

/** The living rows that point to this one, register by register. */
async function referredToBy({ resource, others }: Register, { tx, actor }: Work, id: string): Promise<Use[]> {
  const uses = others.referencesTo(resource.name).map(async ({ from, field }) => {
    const own = from.scope === 'company' ? sql`t.tenant_id = ${actor.tenantId} and` : sql``;
    const rows = await tx.rows(
      statement<{
        name: string;
        n: number;
      }>(sql`select ${sql.ref(`t.${from.title}`)} as name, count(*) over () as n
        from ${sql.table(from.table)} t where ${own} ${sql.ref(`t.${field}`)} = ${id} and t.deleted_at is null
        limit ${mostNames}`),
    );
    return { resource: from.name, count: rows[0]?.n ?? 0, names: rows.map(({ name }) => name) };
  });
  return (await Promise.all(uses)).filter(({ count }) => count > 0);
}
