import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';

/** What may only grow. `at` is when the database wrote a row, never a clock of a device. */
export const trails = {
  changes: {
    table: 'audit_log',
    at: 'at',
    columns: ['actor_id', 'actor_name', 'resource', 'record_id', 'action', 'changes'],
  },
  // A note can name a person, so erasing must reach it: it is not sealed.
  payments: {
    table: 'booking_payments',
    at: 'paid_at',
    columns: ['booking_id', 'amount', 'method', 'user_id'],
  },
  attendance: {
    table: 'attendance_events',
    at: 'server_time',
    columns: ['booking_id', 'manifest_passenger_id', 'status', 'bases', 'user_id'],
  },
  system: {
    table: 'system_logs',
    at: 'created_at',
    columns: ['user_id', 'action', 'page', 'details'],
  },
  // What can be taken out of a seal stands beside it.
  departures: {
    table: 'departure_seals',
    at: 'created_at',
    columns: ['voyage_id', 'boat_id', 'session_id', 'amends', 'root', 'header', 'user_id'],
  },
} as const;

export type Trail = keyof typeof trails;
export const trailNames = Object.keys(trails) as Trail[];

/** A row's place in its trail. */
export type Place = { at: string; id: string };
type Row = Place & { said: (string | null)[] };

/** To the microsecond, whatever zone and style the connection has. */
const instant = (column: RawBuilder<unknown>) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

type Range = { after: Place | null; until?: Place; before?: string; limit: number };

/** Rows of a trail in the order the database wrote them, as they are sealed. */
export function rowsOf(tx: Tx, tenantId: string, trail: Trail, range: Range): Promise<Row[]> {
  const { table, columns, at } = trails[trail];
  const { after, until, before, limit } = range;
  const time = sql.ref(at);
  const said = sql.join(columns.map((name) => sql`${sql.ref(name)}::text`));
  return tx.rows(
    statement<Row>(sql`select ${instant(time)} as at, id, array[${said}] as said
      from ${sql.table(table)} where tenant_id = ${tenantId}
      ${after ? sql`and (${time}, id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
      ${until ? sql`and (${time}, id) <= (${until.at}::timestamptz, ${until.id}::uuid)` : sql``}
      ${before ? sql`and ${time} < ${before}::timestamptz` : sql``}
      order by ${time}, id limit ${limit}`),
  );
}

export type Block = { number: number; last_at: string; last_id: string; row_count: number; hash: string };

/** Blocks of a trail from a number on, or the newest alone. */
export function blocksOf(
  tx: Tx,
  tenantId: string,
  trail: Trail,
  which: { from: number; limit: number } | 'newest',
): Promise<Block[]> {
  const part =
    which === 'newest'
      ? sql`order by number desc limit 1`
      : sql`and number >= ${which.from} order by number limit ${which.limit}`;
  return tx.rows(
    statement<Block>(sql`select number, ${instant(sql.ref('last_at'))} as last_at, last_id, row_count, hash
      from seal_blocks where tenant_id = ${tenantId} and trail = ${trail} ${part}`),
  );
}

export const endOf = ({ last_at, last_id }: Block): Place => ({ at: last_at, id: last_id });

export function hashOf(before: string, rows: readonly Row[]): string {
  const hash = createHash('sha256').update(before);
  for (const { at, id, said } of rows) hash.update(`\n${JSON.stringify([at, id, ...said])}`);
  return hash.digest('hex');
}

/**
 * What the rows of a block make now where that is not what was sealed, else null. One row more than it holds is enough to
 * know that somebody put rows behind the seal.
 */
export async function misfitOf(
  tx: Tx,
  { tenantId, trail }: { tenantId: string; trail: Trail },
  block: Block,
  before: Block | undefined,
): Promise<string | null> {
  const rows = await rowsOf(tx, tenantId, trail, {
    after: before ? endOf(before) : null,
    until: endOf(block),
    limit: block.row_count + 1,
  });
  const found = hashOf(before?.hash ?? '', rows);
  return rows.length === block.row_count && found === block.hash ? null : found;
}
