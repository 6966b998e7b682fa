import { holdsFile } from '@leme/contract/kit/kinds/kinds';
import type { Fault } from '@leme/contract/kit/problem';
import { type Entity, keeperOf } from '@leme/contract/kit/resource/entity';

import type { Actor } from '../../actor.ts';
import { db } from '../../database/sql.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Values } from '../registers.ts';

type Claim = { changed: Values; before?: Values | null; tx: Tx; actor: Actor };

/**
 * A file field names files of its own register, pictures where it wants some; a partner newly names only what it sent. What
 * a row is saved with stays from now on, also when another takes its place: history shows it.
 */
export async function claimFiles(
  entity: Entity,
  { changed, before = null, tx, actor }: Claim,
): Promise<Fault[]> {
  const named = Object.entries(entity.fields)
    .flatMap(([name, field]) => {
      if (!holdsFile(field) || !changed[name]) return [];
      const had = new Set([before?.[name]].flat());
      return [changed[name]].flat().map((id, at) => ({
        id: id as string,
        accept: field.accept,
        isNew: !had.has(id),
        pointer: Array.isArray(changed[name]) ? `/${name}/${at}` : `/${name}`,
      }));
    })
    .filter(({ isNew }) => isNew);
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  const files = await tx.rows(
    db
      .updateTable('files')
      .set({ kept: true })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', 'in', ids)
      .where('resource', '=', keeperOf(entity))
      .returning(['id', 'mime', 'created_by']),
  );
  return named.flatMap(({ id, accept, pointer }): Fault[] => {
    const file = files.find((each) => each.id === id);
    if (!file || (actor.partner && file.created_by !== actor.userId)) return [{ pointer, code: 'unknown' }];
    const fits = accept !== 'image' || file.mime.startsWith('image/');
    return fits ? [] : [{ pointer, code: 'file-type' }];
  });
}
