import pg from 'pg';

// What the wire carries: money and counts as numbers, instants as ISO text, civil dates and times as text.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
pg.types.setTypeParser(pg.types.builtins.TIME, (text: string) => text.slice(0, 5));
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text: string) => new Date(text).toISOString());

export type DatabaseUrls = { admin: string; app: string; auth: string; platform: string };

/** Connections of one role. Pipelined: statements sent without awaiting travel in one flight. */
export function openPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    pipeline: true,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    options: '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000',
  });
  // A connection that dies, idle or at work, fails its statements and is replaced; unheard, its event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
