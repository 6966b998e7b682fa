import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Wire = { near: Socket; far: Socket; swallows: boolean };

const isMark = (part: Buffer) => part.includes('POST /api/attendance-events');
const isStored = (part: Buffer) => part.toString('latin1', 0, 12) === 'HTTP/1.1 200';

/** The signal of one phone: what passes between its browser and the server passes here, as well as it is told to. */
export async function openSignal(server: string) {
  const { hostname, port } = new URL(server);
  const wires = new Set<Wire>();
  const counts = { cuts: 0, refusals: 0, swallowed: 0 };
  let lateMs = 0;
  let toSwallow = 0;

  const drop = (wire: Wire) => {
    wires.delete(wire);
    wire.near.destroy();
    wire.far.destroy();
  };
  /** Passes parts on in their order, each as late as the signal was when it came; the end comes after the last. */
  const pass = (from: Socket, to: Socket, shouldPass: (part: Buffer) => boolean) => {
    let last: Promise<unknown> = Promise.resolve();
    const after = (work: () => void) => {
      last = Promise.all([last, lateMs > 0 && sleep(lateMs)]).then(() => to.destroyed || work());
    };
    from.on('data', (part: Buffer) => shouldPass(part) && after(() => to.write(part)));
    from.on('end', () => after(() => to.end()));
  };

  const listener = createServer((near) => {
    const wire: Wire = { near, far: connect(Number(port), hostname), swallows: false };
    wires.add(wire);
    pass(near, wire.far, (part) => {
      if (toSwallow > 0 && isMark(part)) {
        toSwallow -= 1;
        wire.swallows = true;
      }
      return true;
    });
    pass(wire.far, near, (part) => {
      if (!wire.swallows) return true;
      // The server answers after it has committed; what it says never arrives.
      if (isStored(part)) counts.swallowed += 1;
      drop(wire);
      return false;
    });
    near.on('close', () => drop(wire));
    for (const end of [near, wire.far]) end.on('error', () => drop(wire));
  });
  const listen = (on: number) => once(listener.listen(on, '127.0.0.1'), 'listening');
  await listen(0);
  const own = listener.address();
  if (!own || typeof own === 'string') throw new Error('The signal has no port');

  const cut = () => {
    counts.cuts += wires.size;
    for (const wire of wires) drop(wire);
  };
  return {
    address: `http://localhost:${own.port}`,
    counts,
    cut,
    /** From now on everything takes so long, each way. */
    slow(ms: number) {
      lateMs = ms;
    },
    /** Cuts everything and lets nobody in. */
    refuse() {
      cut();
      if (!listener.listening) return;
      counts.refusals += 1;
      listener.close();
    },
    /** The next marks reach the server, and what it answers to them does not come back. */
    swallow(answers: number) {
      toSwallow = answers;
    },
    async heal() {
      lateMs = 0;
      if (!listener.listening) await listen(own.port);
    },
    close() {
      cut();
      listener.close();
    },
  };
}

export type Signal = Awaited<ReturnType<typeof openSignal>>;
