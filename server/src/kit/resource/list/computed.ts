import { type RawBuilder, sql } from 'kysely';
import type { Work } from '../../work.ts';
import type { Computes, Register, Values } from '../registers.ts';
import { statement } from '../statement.ts';

type Sql = RawBuilder<unknown>;

/** Values that are counted go one beyond this, which means more. */
const countedTo = 1_000;

/**
 * Computes how many rows belong to each row of `table`: `rows` selects those that belong to `t`, of a tenant. No more than a
 * thousand are looked at for a row of the page.
 */
export function counting(table: string, counts: Record<string, (tenantId: string) => Sql>): Computes {
  return ({ tenantId }, ids) => {
    const counted = Object.entries(counts).map(
      ([name, rows]) =>
        sql`(select count(*) from (${rows(tenantId)} limit ${countedTo + 1}) c) as ${sql.ref(name)}`,
    );
    return sql`select t.id, ${sql.join(counted)} from ${sql.table(table)} t
      where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`;
  };
}

/** Puts what is computed into rows, all of them by one statement. */
export async function withComputed(
  { resource, rules }: Register,
  { tx, actor }: Work,
  rows: readonly Values[],
): Promise<void> {
  const { computed = {} } = resource;
  if (!rules.computes || rows.length === 0) return;
  const ids = rows.map(({ id }) => String(id));
  const found = await tx.rows(statement(rules.computes(actor, ids) as RawBuilder<Values>));
  const byId = new Map(found.map((row) => [row.id, row]));
  for (const row of rows)
    for (const name of Object.keys(computed)) row[name] = byId.get(row.id)?.[name] ?? null;
}
