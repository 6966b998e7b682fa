import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { newId } from '../../kit/ids.ts';
import { announce } from '../../kit/realtime/announce.ts';
import { openProduct, scaled } from '../product.testing.ts';
import { openPages, residentMb, signInMany, spreadMs } from './audience.testing.ts';
import type { Page } from './stream.testing.ts';

const { world, company, admin, server } = await openProduct(1);
const perBatch = 25;
const idsEach = 100;

/** Changes of another process, as many rows each as are still listed, until every page has heard them. */
async function tellMany(pages: readonly Page[], batches: number, note: () => Promise<unknown>) {
  const took: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const all = Array.from({ length: perBatch }, () => Array.from({ length: idsEach }, newId));
    const last = all.at(-1)?.[0] ?? '';
    const from = pages.map(({ log }) => log.length);
    const began = performance.now();
    await world.tenantTx.write(company, async (tx) => {
      for (const ids of all)
        announce({ tx, actor: { tenantId: company, userId: admin } }, 'bookings', 'removed', ids);
    });
    const heard = await Promise.all(
      pages.map((page, index) => page.until(({ data }) => data.includes(last), from[index])),
    );
    took.push(...heard.map(({ at }) => at - began));
    await note();
  }
  return took;
}

/** Somebody who reads the greeting and then nothing more. */
async function openDeadEnd(cookie: string) {
  const { hostname, port, host } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`GET /api/realtime HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  return {
    /** Reads what is left. True when the server had cut it off, false when what was said last arrives after all. */
    wasCut: (last: string) =>
      new Promise<boolean>((resolve) => {
        let end = '';
        socket.on('data', (part) => {
          end = (end + part.toString('latin1')).slice(-100_000);
          if (end.includes(last)) resolve(false);
        });
        socket.on('close', () => resolve(!end.includes(last)));
        socket.resume();
      }).finally(() => socket.destroy()),
  };
}

test('a hundred readers that never read are cut off; memory stays bounded and the others hear everything', async () => {
  const [dead, reading, batches] = [scaled(100, 10), scaled(20, 4), 120];
  const cookies = await signInMany(world.authTx, { tenantId: company, userId: admin }, dead + reading);
  const pages = await openPages(server.address, cookies.slice(dead));
  let mostMb = 0;
  const note = async () => {
    mostMb = Math.max(mostMb, (await residentMb(server.pid)) ?? Number.NaN);
  };
  const alone = await tellMany(pages, batches / 4, note);
  const withoutMb = mostMb;
  const deadEnds = await Promise.all(cookies.slice(0, dead).map(openDeadEnd));
  const together = await tellMany(pages, batches, note);
  const last = newId();
  const by = { tenantId: company, userId: admin };
  await world.tenantTx.write(company, async (tx) =>
    announce({ tx, actor: by }, 'sessions', 'updated', [last]),
  );
  await Promise.all(pages.map((page) => page.until(({ data }) => data.includes(last))));
  const cut = (await Promise.all(deadEnds.map((end) => end.wasCut(last)))).filter(Boolean).length;
  const said = batches * 1.25 * perBatch + 1;
  const interrupted = pages.filter(
    ({ log }) => log.filter(({ event }) => event === 'change').length !== said || log.length !== said + 1,
  ).length;
  const unreadMb = Math.round((dead * batches * perBatch * idsEach * 39) / 1_000_000);
  const grownMb = Math.round(mostMb - withoutMb);
  const figures = { dead, cut, reading: pages.length, said, interrupted, unreadMb, grownMb };
  console.log(
    `drill: stream-unread ${JSON.stringify({ ...figures, withoutMb: Math.round(withoutMb), aloneMs: spreadMs(alone), togetherMs: spreadMs(together) })}`,
  );
  for (const page of pages) page.close();
  expect(figures).toMatchObject({ cut: dead, interrupted: 0 });
  if (Number.isFinite(grownMb)) expect(grownMb).toBeLessThan(Math.max(100, unreadMb / 4));
});
