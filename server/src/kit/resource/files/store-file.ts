import { createHash } from 'node:crypto';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { db } from '../../database/sql.ts';
import type { TransferCall } from '../../http/serve.ts';
import { newId } from '../../ids.ts';
import { openAccount, takeRoom } from './file-space.ts';
import { sanitizeImage } from './sanitize-image.ts';

const longestName = 120;

/** Stores a file for a field of a resource. Two with the same content share their bytes. */
export async function storeFile(
  { name: resource }: Resource,
  { actor, tenantTx }: Pick<TransferCall<never>, 'actor' | 'tenantTx'>,
  { name, body }: { name: string; body: Buffer },
): Promise<{ id: string; name: string; mime: string; size: number }> {
  const { bytes, mime, ending } = await sanitizeImage(body, actor.tenantId);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const tenant_id = actor.tenantId;
  const kept = { id: newId(), name: plainName(name, ending), mime, size: bytes.length };
  await tenantTx.write(tenant_id, async (tx) => {
    await openAccount(tx, tenant_id);
    const stored = await tx.first(
      db
        .insertInto('file_contents')
        .values({ tenant_id, sha256, bytes })
        .onConflict((conflict) => conflict.doNothing())
        .returning('sha256'),
    );
    if (stored) await takeRoom(tx, tenant_id, bytes.length);
    tx.send(
      db.insertInto('files').values({ tenant_id, ...kept, resource, sha256, created_by: actor.userId }),
    );
  });
  return kept;
}

/** The name without folders and control characters, ending as what it has become. */
function plainName(name: string, ending: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const bare = last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return `${bare.slice(0, longestName) || 'arquivo'}${ending}`;
}
