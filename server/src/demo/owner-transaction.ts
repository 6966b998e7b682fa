import type { Insertable } from 'kysely';
import pg from 'pg';
import type { DB } from '#kit/schema.types';
import { openingFor } from '#kit/tenant-tx';

type Table = keyof DB & string;
export type Row<T extends Table> = Omit<Insertable<DB[T]>, 'tenant_id'>;

export type Tenant = {
  id: string;
  /** Inserts rows of one shape, each with this tenant's id, in one statement. */
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
        await client.query(openingFor(tenantId).replace(/^begin; /, ''));
        return inside({ id: tenantId, insert: (table, rows) => insertRows(client, tenantId, table, rows) });
      },
    });
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

/** One JSON parameter carries all rows, so that neither their number nor a limit of parameters matters. */
async function insertRows(
  client: pg.Client,
  tenantId: string,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => pg.escapeIdentifier(name));
  if (columns.length === 0) return;
  const name = pg.escapeIdentifier(table);
  const list = columns.join(', ');
  await client.query(
    `insert into ${name} (tenant_id, ${list})
     select $1::uuid, ${list} from jsonb_populate_recordset(null::${name}, $2::jsonb)`,
    [tenantId, JSON.stringify(rows)],
  );
}
