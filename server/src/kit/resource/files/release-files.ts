import { holdsFile } from '@leme/contract/kit/kinds/kinds';
import type { Entity } from '@leme/contract/kit/resource/entity';
import { sql } from 'kysely';
import { db } from '../../database/sql.ts';
import type { Tx } from '../../database/transaction.ts';
import { isUuid } from '../../ids.ts';
import { columnsOf, isLinked } from '../columns.ts';
import { statement } from '../statement.ts';

/** Rows that go for good: by their own ids, or all children of a row. */
type Going = { resource: Entity; where: ReturnType<typeof sql> };

/**
 * Lets go of the files that rows hold or held, before the rows go for good with their history; the night takes those that
 * no other row holds.
 */
export async function releaseFiles(tx: Tx, tenantId: string, { resource, where }: Going): Promise<void> {
  const { name, table, fields, told } = resource;
  const fileFields = Object.entries({ ...fields, ...told }).filter(([, field]) => holdsFile(field));
  if (fileFields.length === 0) return;
  const going = sql`select t.id from ${sql.table(table)} t where t.tenant_id = ${tenantId} and ${where}`;
  const steps = await tx.rows(
    statement<{ changes: Record<string, unknown> }>(sql`select a.changes from audit_log a
      where a.tenant_id = ${tenantId} and a.resource = ${name} and a.record_id in (${going})`),
  );
  const held = await Promise.all(
    Object.entries(fields)
      .filter(([, field]) => holdsFile(field))
      .map(([field, declared]) =>
        tx.rows(
          statement<{ id: string | null }>(
            isLinked(declared)
              ? sql`select l.target_id as id from ${sql.table(`${table}_${field}`)} l
                  where l.tenant_id = ${tenantId} and l.owner_id in (${going})`
              : sql`select ${sql.ref(`t.${columnsOf(field, declared)[0]?.name}`)} as id
                  from ${sql.table(table)} t where t.tenant_id = ${tenantId} and ${where}`,
          ),
        ),
      ),
  );
  const former = steps.flatMap(({ changes }) => fileFields.map(([field]) => changes[field]));
  const ids = [...held.flat().map(({ id }) => id), ...former.flat(3)].filter(isUuid);
  if (ids.length === 0) return;
  await tx.change(
    db
      .updateTable('files')
      .set({ kept: false })
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...new Set(ids)]),
  );
}
