import { judge } from '@leme/contract/kit/kinds/judge';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Field, Fields, ValuesOf } from '@leme/contract/kit/resource/fields';
import { sql } from 'kysely';
import type { Tx } from '../database/transaction.ts';
import { statement } from '../resource/statement.ts';

type Kept = { key: string; value: unknown };

/** What a company decided of the keys of a section; what it did not decide, or no longer fits, is as by default. */
export async function decidedBy<F extends Fields>(
  tx: Tx,
  tenantId: string,
  { fields }: Pick<Entity<F>, 'fields'>,
): Promise<ValuesOf<F>> {
  const kept = await tx.rows(
    statement<Kept>(sql`select s.key, s.value from tenant_settings s
      where s.tenant_id = ${tenantId} and s.key = any(${Object.keys(fields)}::text[])`),
  );
  const of = new Map(kept.map(({ key, value }) => [key, value]));
  const values = Object.entries(fields).map(([key, field]) => [key, holds(key, field, of.get(key))] as const);
  return Object.fromEntries(values) as ValuesOf<F>;
}

/** The value of a key that holds: what is kept where it still fits the field, else the default; what fits no more is logged. */
export function holds(key: string, field: Field, kept: unknown): unknown {
  if (kept === null || kept === undefined) return field.fallback ?? null;
  if (fits(field, kept)) return kept;
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: 'warning', event: 'setting-outgrown', key })}\n`,
  );
  return field.fallback ?? null;
}

/** Whether a kept value is one the field takes today. */
export function fits(field: Field, kept: unknown): boolean {
  return kept !== null && kept !== undefined && judge(field, kept).faults.length === 0;
}
