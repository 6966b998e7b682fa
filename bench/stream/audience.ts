import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bulkId } from '../../server/src/drills/million/bulk.testing.ts';
import { signInMany } from '../../server/src/drills/stream/audience.testing.ts';
import { openSource } from '../../server/src/drills/stream/stream.testing.ts';
import { authTransactions } from '../../server/src/kit/database/auth-tx.ts';
import { openPool } from '../../server/src/kit/database/pool.ts';
import type { Stage } from '../stage.ts';

export type Target = { address: string; pid: number; stop(): Promise<void> };

/** The bare server everything is compared with, as a process of its own. */
export async function startBare(): Promise<Target> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-stream.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (!address) continue;
    const stop = async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    };
    return { address, pid: child.pid ?? 0, stop };
  }
  throw new Error('The bare server does not listen');
}

/** Cookies of administrators of the small company, each of a sign-in session of its own. */
export async function cookiesOf({ urls, small }: Stage, count: number): Promise<string[]> {
  const pool = openPool(urls.auth, 1);
  const administrator = bulkId('user', 0).replace(/.{12}$/, small.id.slice(-12));
  const who = { tenantId: small.id, userId: administrator };
  return await signInMany(authTransactions(pool), who, count).finally(() => pool.end());
}

/** As many open pages as cookies, all asked for at once, and how long each waited for its greeting. */
export async function openAudience(address: string, cookies: readonly string[]) {
  let heard = 0;
  let refused = 0;
  let allHeard: (at: number) => void = () => undefined;
  const began = performance.now();
  const greetings = cookies.map((cookie) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const source = openSource(
      address,
      { cookie },
      {
        hear({ event }) {
          if (event === 'hello') resolve(performance.now() - began);
          if (event !== 'change') return;
          heard += 1;
          if (heard === cookies.length) allHeard(performance.now());
        },
        retry: () => undefined,
        end(status) {
          if (status !== 200) refused += 1;
          resolve(performance.now() - began);
        },
      },
    );
    return { source, promise };
  });
  const greeted = await Promise.all(greetings.map(({ promise }) => promise));
  return {
    greeted,
    refused,
    /** From the beginning of `act` until the last of them has heard what it says. */
    async lastAfter(act: () => Promise<unknown>): Promise<number> {
      heard = 0;
      const all = new Promise<number>((resolve) => {
        allHeard = resolve;
      });
      const before = performance.now();
      await act();
      return (await all) - before;
    },
    close() {
      for (const { source } of greetings) source.destroy();
    },
  };
}
