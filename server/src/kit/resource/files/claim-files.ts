import { type Entity, keeperOf } from '@leme/contract/kit/entity';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Fault } from '@leme/contract/kit/problem';

import type { Actor } from '../../actor.ts';
import { db } from '../../sql.ts';
import type { Tx } from '../../transaction.ts';
import type { Values } from '../registers.ts';

/**
 * A file field names a file of its own register, a picture where it wants one; a partner names only what it sent. What a
 * row is saved with stays from now on, also when another takes its place: history shows it.
 */
export async function claimFiles(
  entity: Entity,
  { changed, tx, actor }: { changed: Values; tx: Tx; actor: Actor },
): Promise<Fault[]> {
  const named = Object.entries(entity.fields).filter(
    ([name, field]) => kindOf(field).pointsTo === 'file' && changed[name],
  );
  if (named.length === 0) return [];
  const ids = named.map(([name]) => changed[name] as string);
  const files = await tx.rows(
    db
      .updateTable('files')
      .set({ kept: true })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', 'in', ids)
      .where('resource', '=', keeperOf(entity))
      .returning(['id', 'mime', 'created_by']),
  );
  return named.flatMap(([name, { accept }]): Fault[] => {
    const file = files.find(({ id }) => id === changed[name]);
    if (!file || (actor.partner && file.created_by !== actor.userId))
      return [{ pointer: `/${name}`, code: 'unknown' }];
    const fits = accept !== 'image' || file.mime.startsWith('image/');
    return fits ? [] : [{ pointer: `/${name}`, code: 'file-type' }];
  });
}
