import { sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { newId, platformTenantId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import { logFault } from '#kit/watch/fault-log';
import type { ReadCatalogue } from './catalogue.ts';

type Address = { namespace: string; key: string };
type Row = Address & { id: string };

const seeded = /^(kit|leads|contract\/kit|contract\/leads)(\/|$)/;
const atOnce = 2000;

/** The ids of the keys of these texts; those that were not there are made. */
export async function keyIds(tx: Tx, addresses: readonly Address[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (let at = 0; at < addresses.length; at += atOnce) {
    const some = addresses.slice(at, at + atOnce);
    const rows = some.map(({ namespace, key }) => sql`(${newId()}::uuid, ${namespace}::text, ${key}::text)`);
    await tx.change(
      statement(sql`insert into i18n_keys (id, namespace, key) values ${sql.join(rows)}
        on conflict (namespace, key) do nothing`),
    );
    const pairs = some.map(({ namespace, key }) => sql`(${namespace}::text, ${key}::text)`);
    const found = await tx.rows(
      statement<Row>(sql`select k.id, k.namespace, k.key from i18n_keys k
        where (k.namespace, k.key) in (${sql.join(pairs)})`),
    );
    for (const { id, namespace, key } of found) ids.set(`${namespace} ${key}`, id);
  }
  return ids;
}

/**
 * Makes the keys of what all pages and the leads say, once a server has begun: no page writes any. Nobody waits for it, and
 * where it fails the next start makes them.
 */
export async function seedKeys(tenantTx: TenantTx, read: ReadCatalogue): Promise<void> {
  try {
    const { all } = await read();
    const own = all.filter(({ namespace }) => seeded.test(namespace));
    if (own.length === 0) return;
    const addresses = own.flatMap(({ namespace, values }) =>
      Object.keys(values['pt-BR']).map((key) => ({ namespace, key })),
    );
    await tenantTx.write(platformTenantId, (tx) => keyIds(tx, addresses));
  } catch (error) {
    logFault({ event: 'process' }, error);
  }
}
