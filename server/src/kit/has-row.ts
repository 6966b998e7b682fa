import { type RawBuilder, sql } from 'kysely';
import { statement } from './resource/statement.ts';
import type { Work } from './work.ts';

/** Whether the company has a row `t` of a table yet, for what the first steps of a company ask. */
export async function hasRow(
  { tx, actor }: Work,
  table: string,
  such: RawBuilder<unknown> = sql`true`,
): Promise<boolean> {
  const found = await tx.rows(
    statement<{ one: number }>(
      sql`select 1 as one from ${sql.table(table)} t where t.tenant_id = ${actor.tenantId} and ${such} limit 1`,
    ),
  );
  return found.length > 0;
}

/** Of a register: one that is not deleted. */
export const notDeleted = sql`t.deleted_at is null`;
