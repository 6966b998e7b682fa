import { Problem } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import type { Work } from '../work.ts';
import { readColumns } from './columns.ts';
import { withLabels } from './labels.ts';
import { allOf, visible } from './list/filters.ts';
import type { Register, Values } from './registers.ts';
import { statement } from './statement.ts';

/**
 * One row as the API shows it; unknown, foreign and invisible ones are alike not found. Deleted ones are there. It may be
 * locked against who changes it, and `alone` against those too who write what points to it (`hold-rows.ts`).
 */
export async function findRow(
  register: Register,
  { tx, actor }: Work,
  id: string,
  { lock = false }: { lock?: boolean | 'alone' } = {},
): Promise<AnyRow> {
  const { resource } = register;
  const found = await tx.first(
    statement<Values>(sql`select ${readColumns(resource)} from ${sql.table(resource.table)} t
      where ${allOf([...visible(register, actor), sql`t.id = ${id}`])} ${locking(lock)}`),
  );
  if (!found) throw new Problem('not-found');
  const [row] = await withLabels(register, { tx, actor }, [found]);
  return row as AnyRow;
}

function locking(lock: boolean | 'alone') {
  if (lock === 'alone') return sql`for update`;
  return lock ? sql`for no key update` : sql``;
}
