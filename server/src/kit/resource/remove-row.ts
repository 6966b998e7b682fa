import { Problem } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { announce } from '../realtime/announce.ts';
import type { Tx } from '../transaction.ts';
import { writeAudit } from './audit.ts';
import { findRow } from './find-row.ts';
import type { Register, Use } from './registers.ts';
import { setColumns, writing } from './save-row.ts';
import { statement } from './statement.ts';

const mostNames = 5;

/** Deletes a row so that it can be restored for 30 days; a second time changes nothing. Refused while others need it. */
export async function removeRow(register: Register, tx: Tx, actor: Actor, id: string): Promise<AnyRow> {
  const { resource, rules } = register;
  const row = await findRow(register, tx, actor, id, { lock: true });
  if (row.deleted_at !== null) return row;
  const by = [
    ...(await referredToBy(register, tx, actor, id)),
    ...((await rules.usedBy?.(tx, actor, id)) ?? []),
  ];
  if (by.length > 0) throw new Problem('in-use', { params: { by } });
  await setColumns(register, tx, actor, id, [
    ['deleted_at', sql`now()`],
    ['deleted_by', sql`${actor.userId}::uuid`],
  ]);
  writeAudit(tx, actor, { resource, id, action: 'deleted' });
  announce(tx, actor, resource.name, 'removed', [id]);
  return await findRow(register, tx, actor, id);
}

/** Takes a deletion back, unless what must be unique has been taken meanwhile. */
export async function restoreRow(register: Register, tx: Tx, actor: Actor, id: string): Promise<AnyRow> {
  const { resource } = register;
  const row = await findRow(register, tx, actor, id, { lock: true });
  if (row.deleted_at === null) return row;
  await writing(register, () =>
    setColumns(register, tx, actor, id, [
      ['deleted_at', sql`null`],
      ['deleted_by', sql`null`],
    ]),
  );
  writeAudit(tx, actor, { resource, id, action: 'restored' });
  announce(tx, actor, resource.name, 'created', [id]);
  return await findRow(register, tx, actor, id);
}

/** The living rows that point to this one, register by register. */
async function referredToBy(
  { resource, others }: Register,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Use[]> {
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
