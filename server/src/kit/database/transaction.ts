import type { Compilable } from 'kysely';
import type pg from 'pg';
import { noteRunning, whoAsks } from '../watch/running.ts';
import { recordStatement } from './statement-record.ts';

/** What a handler may do with the database: run statements inside the transaction it was given. */
export type Tx = {
  /** Runs a statement and answers its rows. */
  rows<Row>(query: Compilable<Row>): Promise<Row[]>;
  /** The first row, or undefined. */
  first<Row>(query: Compilable<Row>): Promise<Row | undefined>;
  /** Runs an insert, update or delete and answers how many rows it changed. */
  change(query: Compilable<unknown>): Promise<number>;
  /** Sends a statement without waiting; its failure fails the commit. */
  send(query: Compilable<unknown>): void;
};

const maxNamed = 200;
const longestNamed = 8_000;
const names = new Map<string, string>();

// Named statements are planned once a connection; only texts met early and often are worth it, hence the limits.
function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= maxNamed || sql.length > longestNamed) return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}

const behindAFault = '25P02';

/** By a callback: rows the driver promises by itself live until the next whole collection, read or not. */
function ask(client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const answer = new Promise<pg.QueryResult>((resolve, reject) => {
    const network = whoAsks();
    client.query(query, (error: Error | null, result) => {
      noteRunning(network);
      if (error) reject(error);
      else resolve(result);
    });
  });
  return answer.catch((error: Error) => {
    // The driver's own way leads to its socket, this one to who asked.
    Error.captureStackTrace(error);
    throw error;
  });
}

/**
 * Runs `work` in one transaction. It opens, with its `settings`, in the same flight as the first statement; `work` may
 * set others on its way. The commit goes right behind the statements that were only sent. A read-only transaction answers
 * before its commit has been confirmed. What comes when it is over is refused.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  settings: readonly string[],
  work: (tx: Tx, set: (setting: string) => void) => Promise<T>,
  mode: 'read' | 'write',
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  let firstFault: Error | undefined;
  let isOver = false;
  const sent: Promise<unknown>[] = [];
  const send = (text: string, values?: readonly unknown[]) => {
    const answered = recordStatement(text, sent);
    const name = values && nameOf(text);
    const query = values ? { ...(name && { name }), text, values: [...values] } : { text };
    const answer = ask(client, query).catch((error: Error & { code?: string }) => {
      firstFault ??= error;
      // Only that something failed before: what that was is the fault of both, whichever is waited for.
      throw error.code === behindAFault ? firstFault : error;
    });
    answer.then(({ rowCount }) => answered?.(rowCount ?? 0)).catch(() => undefined);
    return answer;
  };
  const run = (query: Compilable<unknown>) => {
    // Of several at once one failed, and another goes on: the connection is somebody else's by then.
    if (isOver) throw new Error('The transaction is over');
    const { sql, parameters } = query.compile();
    return send(sql, parameters);
  };
  const tx: Tx = {
    rows: async (query) => (await run(query)).rows,
    first: async (query) => (await run(query)).rows[0],
    change: async (query) => (await run(query)).rowCount ?? 0,
    send: (query) => void sent.push(run(query)),
  };
  try {
    // Each a statement of its own: several in one text are none that a distributed database hands on.
    for (const text of [mode === 'read' ? 'begin read only' : 'begin', ...settings]) sent.push(send(text));
    const result = await work(tx, (text) => void sent.push(send(text)));
    if (mode === 'read') {
      // Behind the answer: what was read is on its way before the connection is written to again.
      setImmediate(() => {
        isOver = true;
        send('commit')
          .catch(() => undefined)
          .finally(() => client.release());
      });
      return result;
    }
    isOver = true;
    const end = send('commit');
    await Promise.all(sent);
    // A transaction that failed on the way answers its commit with ROLLBACK.
    if ((await end).command !== 'COMMIT') throw firstFault ?? new Error('The transaction was rolled back');
    client.release();
    return result;
  } catch (error) {
    isOver = true;
    await send('rollback').catch((failure: Error) => {
      broken = failure;
    });
    client.release(broken);
    throw error;
  }
}
