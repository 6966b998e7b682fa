import type { Fault } from '@leme/contract/kit/problem';
import type { Resource } from '@leme/contract/kit/resource';
import type { Actor } from '../../actor.ts';
import { db } from '../../sql.ts';
import type { Tx } from '../../transaction.ts';
import type { Values } from '../registers.ts';

/**
 * A file field names a file of its own resource, a picture where it wants one; a partner names only what it sent. What a
 * row is saved with stays from now on, also when another takes its place: history shows it.
 */
export async function claimFiles(
  { name: resource, fields }: Resource,
  { changed, tx, actor }: { changed: Values; tx: Tx; actor: Actor },
): Promise<Fault[]> {
  const named = Object.entries(fields).filter(([name, { kind }]) => kind === 'file' && changed[name]);
  if (named.length === 0) return [];
  const ids = named.map(([name]) => changed[name] as string);
  const files = await tx.rows(
    db
      .updateTable('files')
      .set({ kept: true })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', 'in', ids)
      .where('resource', '=', resource)
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
