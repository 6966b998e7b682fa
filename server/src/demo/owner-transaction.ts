import type { Insertable } from 'kysely';
import pg from 'pg';
import { insertRows } from '#kit/insert-rows';
import type { DB } from '#kit/schema.types';
import { settingOf } from '#kit/tenant-tx';

type Table = keyof DB & string;
export type Row<T extends Table> = Omit<Insertable<DB[T]>, 'tenant_id'>;

export type Tenant = {
  id: string;
  /** Inserts rows of one shape, each with this tenant's id. */
  insert<T extends Table>(table: T, rows: readonly Row<T>[]): Promise<void>;
};

export type OwnerTx = {
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  /** Works inside one tenant's wall, which holds for the owner too. */
  within<T>(tenantId: string, work: (tenant: Tenant) => Promise<T>): Promise<T>;
};

/**
 * One transaction as leme_owner. Companies are born here whole or not at all: only the owner may insert a company,
 * and its people, sessions and bookings must not be left half written by a process that is stopped.
 */
export async function ownerTransaction<T>(adminUrl: string, work: (tx: OwnerTx) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('begin');
    const result = await work({
      query: async (text, values) => (await client.query(text, values)).rows,
      within: async (tenantId, inside) => {
        await client.query(settingOf(tenantId));
        return inside({ id: tenantId, insert: (table, rows) => insertInto(client, tenantId, table, rows) });
      },
    });
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

async function insertInto(
  client: pg.Client,
  tenant_id: string,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const own = rows.map((row) => ({ tenant_id, ...row }));
  for (const insert of insertRows(table, own)) {
    const { sql, parameters } = insert.compile();
    await client.query(sql, [...parameters]);
  }
}
