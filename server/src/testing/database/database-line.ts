import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** A wire to the database that a test can cut, and hold so that nothing passes while both ends believe in it. */
export async function openDatabaseLine(url: string) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const isSocket = host.startsWith('/');
  const wires = new Set<[Socket, Socket]>();
  let calls = 0;
  let isHeld = false;
  let onSent: (text: string) => boolean = () => false;
  let onIdle: () => void = () => undefined;

  const server = createServer((near) => {
    calls += 1;
    const far = isSocket ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const wire: [Socket, Socket] = [near, far];
    wires.add(wire);
    const drop = () => {
      near.destroy();
      far.destroy();
      if (wires.delete(wire) && wires.size === 0) onIdle();
    };
    near.on('data', (part) => {
      if (onSent(part.toString('latin1'))) drop();
      else far.write(part);
    });
    far.on('data', (part) => isHeld || near.write(part));
    for (const end of wire) end.on('close', drop).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The line has no port');
  const cut = () => {
    for (const [near] of wires) near.destroy();
  };
  return {
    url: `postgresql://${user}:${encodeURIComponent(password ?? '')}@127.0.0.1:${address.port}/${database}`,
    /** How often somebody connected. */
    calls: () => calls,
    cut,
    /** Settles when the last wire has ended. */
    idle: () =>
      new Promise<void>((resolve) => {
        onIdle = resolve;
      }),
    /** Cuts a wire instead of passing on what was sent, where `should` says so of the bytes. */
    cutWhen(should: (text: string) => boolean) {
      onSent = should;
    },
    /** From now on no answer comes back on any wire, or answers come again on new ones. */
    hold(held: boolean) {
      isHeld = held;
    },
    close() {
      cut();
      server.close();
    },
  };
}
