import { Problem } from '@leme/contract/kit/problem';
import { parentField } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import { db } from '../../database/sql.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Work } from '../../work.ts';
import type { Registers } from '../registers.ts';
import { removeRow } from '../save/remove-row.ts';
import { statement } from '../statement.ts';

type Marked = { register: string; row_id: string };
type Asked = { tx: Tx; tenant_id: string; registers: Registers };

/** How many rows a company was given to begin with, and how many of them are as they were laid. */
export async function countStarter(asked: Asked): Promise<{ rows: number; untouched: number }> {
  const marked = await markedRows(asked);
  return { rows: marked.length, untouched: (await untouchedOf(asked, marked)).length };
}

/** Deletes those of them nobody touched, nothing points to and nothing of the company's own belongs to. */
export async function removeUntouched({ tx, actor }: Work, registers: Registers) {
  const asked = { tx, registers, tenant_id: actor.tenantId };
  const marked = await markedRows(asked);
  let removed = 0;
  for (const one of await untouchedOf(asked, marked)) {
    if (await hasChildren(asked, one)) continue;
    if (await isRemoved(() => removeRow(registers.named(one.register), { tx, actor }, one.row_id)))
      removed += 1;
  }
  return { removed, rows: marked.length };
}

async function markedRows({ tx, tenant_id }: Asked): Promise<Marked[]> {
  return await tx.rows(
    db
      .selectFrom('starter_rows')
      .select(['register', 'row_id'])
      .where('tenant_id', '=', tenant_id)
      .orderBy('register')
      .orderBy('row_id'),
  );
}

/** Those that are there as they were laid, children before what they belong to. */
async function untouchedOf(
  { tx, tenant_id, registers }: Asked,
  marked: readonly Marked[],
): Promise<Marked[]> {
  const names = [...new Set(marked.map(({ register }) => register))];
  const found = await Promise.all(
    names.map(async (register) => {
      const { table } = registers.named(register).resource;
      const ids = marked.flatMap((each) => (each.register === register ? [each.row_id] : []));
      const rows = await tx.rows(
        statement<{ id: string }>(sql`select t.id from ${sql.table(table)} t
          where t.tenant_id = ${tenant_id} and t.id = any(${ids}::uuid[]) and t.version = 1 and t.deleted_at is null`),
      );
      return rows.map(({ id }) => ({ register, row_id: id }));
    }),
  );
  const isChild = ({ register }: Marked) => registers.named(register).resource.of !== undefined;
  return found.flat().toSorted((one, other) => Number(isChild(other)) - Number(isChild(one)));
}

async function hasChildren(
  { tx, tenant_id, registers }: Asked,
  { register, row_id }: Marked,
): Promise<boolean> {
  for (const { resource } of registers.childrenOf(register)) {
    const found = await tx.first(
      statement<{ id: string }>(sql`select t.id from ${sql.table(resource.table)} t
        where t.tenant_id = ${tenant_id} and ${sql.ref(`t.${parentField(resource)}`)} = ${row_id}
          and t.deleted_at is null limit 1`),
    );
    if (found) return true;
  }
  return false;
}

/** False where something else of the company's own points to it: then it stays. */
async function isRemoved(remove: () => Promise<unknown>): Promise<boolean> {
  try {
    await remove();
    return true;
  } catch (error) {
    if (error instanceof Problem && error.problem === 'in-use') return false;
    throw error;
  }
}
