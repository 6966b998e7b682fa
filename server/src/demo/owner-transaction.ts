import type { Compilable, Insertable, Selectable } from 'kysely';
import pg from 'pg';
import { insertRows } from '#kit/database/insert-rows';
import type { DB } from '#kit/database/schema.types';
import { settingOf } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
// Numbers and dates are read as everywhere.
import '#kit/database/pool';

export type Table = keyof DB & string;
export type Row<T extends Table> = Omit<Insertable<DB[T]>, 'tenant_id'>;

export type Tenant = {
  id: string;
  /** Inserts rows of one shape, each with this tenant's id. */
  insert<T extends Table>(table: T, rows: readonly Row<T>[]): Promise<void>;
  /** Inserts rows of one shape into a table that belongs to no tenant. */
  insertShared<T extends Table>(table: T, rows: readonly Insertable<DB[T]>[]): Promise<void>;
  /** All of its rows, in the order of their ids. */
  read<T extends Table>(table: T): Promise<Selectable<DB[T]>[]>;
  /** All rows of a table that belongs to no tenant. */
  readPlatform<T extends Table>(table: T): Promise<Selectable<DB[T]>[]>;
  /** What a verb of a module runs its statements by. */
  tx: Tx;
};

export type OwnerTx = {
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  /** Works inside one tenant's wall, which holds for the owner too. */
  within<T>(tenantId: string, work: (tenant: Tenant) => Promise<T>): Promise<T>;
};

/**
 * One transaction as leme_owner. Companies are born here whole or not at all: only the owner may insert a company,
 * and what stands in it must not be left half written by a process that is stopped.
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
        return inside(tenantOf(client, tenantId));
      },
    });
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

function tenantOf(client: pg.Client, id: string): Tenant {
  const insertAll = async (table: string, rows: readonly object[]) => {
    for (const insert of insertRows(table, rows)) {
      const { sql, parameters } = insert.compile();
      await client.query(sql, [...parameters]);
    }
  };
  return {
    id,
    insert: (table, rows) =>
      insertAll(
        table,
        rows.map((row) => ({ tenant_id: id, ...row })),
      ),
    insertShared: insertAll,
    read: async (table) =>
      (await client.query(`select * from ${table} where tenant_id = $1 order by id`, [id])).rows,
    readPlatform: async (table) => (await client.query(`select * from ${table}`)).rows,
    tx: txOf(client),
  };
}

/** A statement that is only sent stops the process where it fails, and nothing of the demo is there. */
function txOf(client: pg.Client): Tx {
  const run = (query: Compilable<unknown>) => {
    const { sql, parameters } = query.compile();
    return client.query(sql, [...parameters]);
  };
  return {
    rows: async (query) => (await run(query)).rows,
    first: async (query) => (await run(query)).rows[0],
    change: async (query) => (await run(query)).rowCount ?? 0,
    send: (query) => void run(query),
  };
}
