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

/** Puts what is computed into rows, all of them by one statement, and one more of each module above that tells of it. */
export async function withComputed(
  { resource, rules }: Register,
  { tx, actor }: Work,
  rows: readonly Values[],
): Promise<void> {
  const { computed = {} } = resource;
  const { computes, computesToo } = rules;
  if (!(computes || computesToo) || rows.length === 0) return;
  const ids = rows.map(({ id }) => String(id));
  const own = computes ? await tx.rows(statement(computes(actor, ids) as RawBuilder<Values>)) : [];
  const others = (await computesToo?.(tx, actor, ids)) ?? [];
  const known = new Map<unknown, Values>();
  for (const row of [...own, ...others]) known.set(row.id, { ...known.get(row.id), ...row });
  for (const row of rows)
    for (const name of Object.keys(computed)) row[name] = known.get(row.id)?.[name] ?? null;
}
