import type { Fault } from '@leme/contract/kit/problem';
import type { Resource } from '@leme/contract/kit/resource';
import type { Actor } from '../../actor.ts';
import { db } from '../../sql.ts';
import type { Tx } from '../../transaction.ts';
import type { Values } from '../registers.ts';

/** A file field names a file of its own resource, a picture where it wants one; a partner names only what it sent. */
export async function brokenFiles(
  { name: resource, fields }: Resource,
  { changed, tx, actor }: { changed: Values; tx: Tx; actor: Actor },
): Promise<Fault[]> {
  const named = Object.entries(fields).filter(([name, { kind }]) => kind === 'file' && changed[name]);
  if (named.length === 0) return [];
  const files = await tx.rows(
    db
      .selectFrom('files')
      .select(['id', 'mime', 'created_by'])
      .where('tenant_id', '=', actor.tenantId)
      .where(
        'id',
        'in',
        named.map(([name]) => changed[name] as string),
      )
      .where('resource', '=', resource),
  );
  return named.flatMap(([name, { accept }]): Fault[] => {
    const file = files.find(({ id }) => id === changed[name]);
    if (!file || (actor.partner && file.created_by !== actor.userId))
      return [{ pointer: `/${name}`, code: 'unknown' }];
    const fits = accept !== 'image' || file.mime.startsWith('image/');
    return fits ? [] : [{ pointer: `/${name}`, code: 'file-type' }];
  });
}
