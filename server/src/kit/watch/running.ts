import { AsyncLocalStorage } from 'node:async_hooks';

const longest = 63;
const requests = new AsyncLocalStorage<string>();
const bytes = new Uint8Array(new SharedArrayBuffer(longest + 1));
let noted = '';

/** What another thread reads while this one answers nothing: how long the name of the network is, and the name. */
export const running = bytes.buffer;

/** Serves a request of a network; whatever it waits for, its statements know whose they are. */
export function serveFor<T>(network: string, work: () => T): T {
  noteRunning(network);
  return requests.run(network, work);
}

/** The network of the request that asks; empty where none does. */
export function whoAsks(): string {
  return requests.getStore() ?? '';
}

/** Said wherever a request goes on, for what goes on from there may never end. */
export function noteRunning(network: string): void {
  if (network === noted) return;
  noted = network;
  const name = Buffer.from(network.slice(0, longest), 'latin1');
  bytes.set(name, 1);
  bytes[0] = name.length;
}

/** The network another thread was serving. */
export function readRunning(shared: SharedArrayBuffer): string {
  const seen = new Uint8Array(shared);
  return Buffer.from(seen.slice(1, 1 + (seen[0] ?? 0))).toString('latin1');
}
