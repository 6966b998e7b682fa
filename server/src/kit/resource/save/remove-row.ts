import { isAllowed } from '@leme/contract/access/permission';
import { Problem } from '@leme/contract/kit/problem';
import { type AnyRow, parentField, rightTo } from '@leme/contract/kit/resource/resource';
import { mostMoved } from '@leme/contract/kit/resource/resource-limits';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Work } from '../../work.ts';
import { findRow } from '../find-row.ts';
import { record } from '../history/record.ts';
import type { Register, Use } from '../registers.ts';
import { statement } from '../statement.ts';
import { holdParentOf, takeRows } from './hold-rows.ts';
import { writing } from './save-row.ts';
import { setColumns } from './save-rows.ts';

const mostNames = 5;

/** Deletes a row so that it can be restored for 30 days; a second time changes nothing. Refused while others need it. */
export async function removeRow(register: Register, { tx, actor }: Work, id: string): Promise<AnyRow> {
  const { resource, rules } = register;
  await holdParentOf(register, { tx, actor }, id);
  const row = (await takeRows(register, { tx, actor }, [id])).get(id) as AnyRow;
  if (row.deleted_at !== null) return row;
  const pointing = await referredToBy(register, { tx, actor }, id);
  const others = (await rules.usedBy?.(tx, actor, id)) ?? [];
  const by = [...pointing, ...others];
  const replacement = others.length === 0 ? replacementOf(register, actor, pointing) : undefined;
  if (by.length > 0) throw new Problem('in-use', { params: { by, ...(replacement && { replacement }) } });
  await setColumns(register, { tx, actor }, id, {
    deleted_at: sql`now()`,
    deleted_by: actor.userId,
  });
  await withItsChildren(register, { tx, actor }, id, {
    where: sql`t.deleted_at is null`,
    set: sql`deleted_at = now(), deleted_by = ${actor.userId}::uuid`,
  });
  await rules.afterRemoval?.({ row, tx, actor });
  record({ tx, actor }, resource, { id, action: 'deleted' });
  return await findRow(register, { tx, actor }, id);
}

/** Takes a deletion back, unless what must be unique has been taken meanwhile. */
export async function restoreRow(register: Register, { tx, actor }: Work, id: string): Promise<AnyRow> {
  const { resource, rules } = register;
  await holdParentOf(register, { tx, actor }, id);
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
  await rules.afterRemoval?.({ row, tx, actor });
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

/** Whether all that points to a row may point to another one instead, how many at once, and whether to none. */
function replacementOf({ resource, rules, others }: Register, actor: Actor, by: readonly Use[]) {
  if (!rules.replaceable || actor.partner) return undefined;
  const using = new Set(by.map((use) => use.resource));
  const moving = others.referencesTo(resource.name).filter(({ from }) => using.has(from.name));
  if (!moving.every(({ from }) => isAllowed(actor.permissions, rightTo(from, 'update')))) return undefined;
  return {
    optional: moving.every(({ from, field }) => !from.fields[field]?.required),
    maximum: mostMoved,
  };
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
