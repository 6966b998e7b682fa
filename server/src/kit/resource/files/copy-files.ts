import { type Entity, keeperOf } from '@leme/contract/kit/resource/entity';
import { linkTable } from '@leme/contract/kit/resource/links';
import { sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import { newId } from '../../ids.ts';
import type { Work } from '../../work.ts';
import { statement } from '../statement.ts';
import { openAccount } from './file-space.ts';

type Held = { of: Entity; field: string; id: string };
type Copied = { name: string; mime: string; size: number; sha256: string };

/**
 * Copies what a field of several files of one row holds, for a row of another register, in its order. The bytes are shared,
 * so that a copy takes no room, and each goes with its own row.
 */
export async function copyFiles({ tx, actor }: Work, from: Held, to: Entity): Promise<string[]> {
  const { table, owner, target } = linkTable(from.of, from.field);
  // Nothing is cleared away that is about to be shared.
  await openAccount(tx, actor.tenantId);
  const files = await tx.rows(
    statement<Copied>(sql`select f.name, f.mime, f.size, f.sha256
      from ${sql.table(table)} l join files f on f.tenant_id = l.tenant_id and f.id = l.${sql.ref(target)}
      where l.tenant_id = ${actor.tenantId} and l.${sql.ref(owner)} = ${from.id} order by l.position, f.id`),
  );
  const own = { tenant_id: actor.tenantId, resource: keeperOf(to), created_by: actor.userId };
  const copies = files.map((file) => ({ ...own, ...file, id: newId() }));
  for (const insert of insertRows('files', copies)) await tx.change(insert);
  return copies.map(({ id }) => id);
}
