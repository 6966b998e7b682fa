import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { statement } from '../resource/statement.ts';
import { inTransaction, type Tx } from './transaction.ts';

const fault = (code: string, message: string) => Object.assign(new Error(message), { code });

/** A connection to a database whose node is away: the statement that names it is refused, and all behind it are. */
function away(at: string): pg.Pool {
  let isBroken = false;
  let queued: (() => void)[] = [];
  const answer = (text: string, callback: (error: Error | null, result?: unknown) => void) => {
    if (text === 'commit' || text === 'rollback')
      return callback(null, { command: isBroken ? 'ROLLBACK' : text.toUpperCase(), rows: [] });
    if (isBroken) return callback(fault('25P02', 'current transaction is aborted'));
    isBroken = text.includes(at);
    return isBroken
      ? callback(fault('08006', 'the node is away'))
      : callback(null, { command: '', rows: [], rowCount: 0 });
  };
  // All that was sent meanwhile is answered at once, as from one piece of a socket.
  const query = ({ text }: { text: string }, callback: (error: Error | null, result?: unknown) => void) => {
    if (queued.length === 0)
      setImmediate(() => {
        const pieces = queued;
        queued = [];
        for (const piece of pieces) piece();
      });
    queued.push(() => answer(text, callback));
  };
  return { connect: async () => ({ query, release: () => undefined }) } as unknown as pg.Pool;
}

const ask = (tx: Tx, text: string) => tx.rows(statement(sql.raw(text)));
/** Behind more steps than who asks straight, so that its fault is heard later. */
const askFromAfar = async (tx: Tx, text: string) =>
  await (async () => await (async () => await ask(tx, text))())();

test('the first fault of a flight of statements decides, whichever is waited for first', async () => {
  const flights: [string, (tx: Tx) => Promise<unknown>][] = [
    ['set local', (tx) => ask(tx, 'select 1')],
    ['boats', (tx) => Promise.all([askFromAfar(tx, 'select from boats'), ask(tx, 'select 1')])],
    [
      'boats',
      async (tx) => {
        const boats = ask(tx, 'select from boats');
        boats.catch(() => undefined);
        await ask(tx, 'select 1');
      },
    ],
    [
      'boats',
      async (tx) => {
        tx.send(statement(sql.raw('update boats')));
        return await ask(tx, 'select 1');
      },
    ],
    ['boats', async (tx) => tx.send(statement(sql.raw('update boats')))],
    ['boats', async (tx) => void (await ask(tx, 'update boats').catch(() => undefined))],
  ];
  for (const mode of ['read', 'write'] as const)
    for (const [at, work] of flights.slice(0, mode === 'read' ? 4 : 6))
      await expect(inTransaction(away(at), ['set local app.tenant_id'], work, mode)).rejects.toMatchObject({
        code: '08006',
      });
});

test('whoever goes on when the transaction is over sends nothing on a connection that is somebody else’s by then', async () => {
  const late: unknown[] = [];
  const over = Promise.withResolvers<void>();
  const straggler = async (tx: Tx) => {
    await ask(tx, 'select 1').catch(() => undefined);
    await over.promise;
    late.push(await ask(tx, 'select 2').catch((error: Error) => error.message));
  };
  const failing = inTransaction(
    away('boats'),
    [],
    (tx) => Promise.all([ask(tx, 'select from boats'), straggler(tx)]),
    'write',
  );
  await expect(failing).rejects.toMatchObject({ code: '08006' });
  over.resolve();
  await expect.poll(() => late).toEqual(['The transaction is over']);
});
