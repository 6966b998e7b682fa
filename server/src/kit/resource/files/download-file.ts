import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { db } from '../../database/sql.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Download, TransferCall } from '../../http/serve.ts';
import type { Work } from '../../work.ts';
import { allOf, rowsFrom, visible } from '../list/filters.ts';
import type { Register } from '../registers.ts';
import { statement } from '../statement.ts';
import { holdingFile } from './file-names.ts';

type Call = Pick<TransferCall<never>, 'actor' | 'tenantTx' | 'headers'>;

/** A stored file of a resource; a partner gets those of the rows it sees, and what it has just sent. */
export async function downloadFile(
  register: Register,
  { actor, tenantTx, headers }: Call,
  id: string,
): Promise<Download> {
  return await tenantTx.read(actor.tenantId, async (tx) => {
    const file = await tx.first(
      db
        .selectFrom('files')
        .select(['name', 'mime', 'sha256', 'created_by'])
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', id)
        .where('resource', '=', register.resource.name),
    );
    if (!file) throw new Problem('not-found');
    const isOpen =
      !actor.partner || file.created_by === actor.userId || (await isShown(register, { tx, actor }, id));
    if (!isOpen || (await register.rules.shuts?.({ tx, actor }, id))) throw new Problem('not-found');
    const etag = `"${file.sha256}"`;
    // The picture of a row is shown again and again; a paper leaves nothing on a disk.
    const isPicture =
      file.mime.startsWith('image/') && (await isHeld(register, { tx, actor }, { id, accept: 'image' }));
    const about = { etag, 'cache-control': isPicture ? 'private, no-cache' : 'no-store' };
    if (headers['if-none-match'] === etag) return { status: 304, headers: about, body: undefined };
    return { headers: { ...about, ...described(file) }, body: await bytesOf(tx, actor, file.sha256) };
  });
}

/** Shown as it is, but whatever it may hold runs nowhere. */
function described({ name, mime }: { name: string; mime: string }): Record<string, string> {
  return {
    'content-type': mime,
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  };
}

async function bytesOf(tx: Tx, { tenantId }: Actor, sha256: string): Promise<Buffer> {
  const content = await tx.first(
    db
      .selectFrom('file_contents')
      .select('bytes')
      .where('tenant_id', '=', tenantId)
      .where('sha256', '=', sha256),
  );
  if (!content) throw new Error(`The bytes of a file are gone: ${sha256}`);
  return content.bytes;
}

/** Whether the partner sees the file on some row, or on a child of one. */
async function isShown(register: Register, { tx, actor }: Work, id: string): Promise<boolean> {
  for (const each of [register, ...register.others.childrenOf(register.resource.name)])
    if (await isHeld(each, { tx, actor }, { id })) return true;
  return false;
}

type Wanted = { id: string; accept?: 'image' };

/** Whether a row the person sees holds the file, in a field of that kind. */
async function isHeld(register: Register, { tx, actor }: Work, { id, accept }: Wanted): Promise<boolean> {
  const { resource } = register;
  const holds = holdingFile(
    resource,
    actor.tenantId,
    sql`${id}`,
    (field) => !accept || field.accept === accept,
  );
  if (holds.length === 0) return false;
  const conditions = allOf([...visible(register, actor), sql`(${sql.join(holds, sql` or `)})`]);
  const row = await tx.first(
    statement(sql`select 1 from ${rowsFrom(register, actor)} where ${conditions} limit 1`),
  );
  return row !== undefined;
}
