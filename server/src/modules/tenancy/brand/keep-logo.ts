import { randomUUID } from 'node:crypto';
import { Problem } from '@leme/contract/kit/problem';
import { readLogo } from '@leme/contract/tenancy/companies/logo-endpoint';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { isUuid } from '#kit/ids';
import type { DrawnLogo } from './sound-logo.ts';

type Kept = { tenant_id: string; logo: DrawnLogo | null; now: Temporal.Instant };

/** Puts a company's logo in the place of the one before and answers its address; pages that still show that one have a day. */
export async function keepLogo(tx: Tx, { tenant_id, logo, now }: Kept): Promise<string | null> {
  const at = now.toString();
  tx.send(
    db
      .updateTable('company_logos')
      .set({ gone_at: at })
      .where('tenant_id', '=', tenant_id)
      .where('gone_at', 'is', null),
  );
  if (!logo) return null;
  // Its address is told by nothing but the company: no time, no order.
  const id = randomUUID();
  const { mime, bytes } = logo;
  tx.send(db.insertInto('company_logos').values({ tenant_id, id, mime, bytes, created_at: at }));
  return `/api/logos/${tenant_id}.${id}`;
}

/** Shows a logo to whoever knows its address; whatever it may hold runs nowhere, and it is kept for good. */
export function servesLogo(authTx: AuthTx): Served {
  return serveOpen(readLogo, async ({ input: { name }, reply }) => {
    const [company, id] = name.split('.');
    if (!isUuid(company) || !isUuid(id)) throw new Problem('not-found');
    const logo = await authTx.read(company, (tx) =>
      tx.first(
        db
          .selectFrom('company_logos')
          .select(['mime', 'bytes'])
          .where('tenant_id', '=', company)
          .where('id', '=', id),
      ),
    );
    if (!logo) throw new Problem('not-found');
    await reply
      .headers({
        'content-type': logo.mime,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(logo.bytes);
    return {};
  });
}
