import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { sessionBody } from '../../testing/companies/trade.ts';
import { expectStatus } from '../caller.testing.ts';
import { openProduct, scaled } from '../product.testing.ts';
import { openPages, signInMany, spreadMs } from './audience.testing.ts';
import type { Page } from './stream.testing.ts';

const { world, company, trade, admin, caller, server } = await openProduct(20);
const superuser = new pg.Client({ connectionString: inject('superuserUrl') });
await superuser.connect();
afterAll(() => superuser.end());
const database = new URL(world.urls.auth).pathname.slice(1);

/** Ends the connection on which the server listens, as soon as there is one. */
async function cutTheLine(): Promise<void> {
  for (;;) {
    const { rowCount } = await superuser.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'leme notices'",
      [database],
    );
    if (rowCount) return;
  }
}

const body = sessionBody(trade, { date: '2030-01-01', boat_ids: [] });

async function aSession(): Promise<string> {
  const answer = await caller.post('/sessions', body, { 'idempotency-key': randomUUID() });
  expect(answer.status).toBe(201);
  return JSON.parse(answer.text).id;
}

/** What a page shows: it reads anew after each event, and once more when one came meanwhile. */
function show(page: Page, session: string) {
  const waiting = new Set<() => void>();
  let version = 0;
  let isReading = false;
  let isBehind = false;
  let isOver = false;
  let reading = Promise.resolve();
  const read = async () => {
    while (isBehind && !isOver) {
      isBehind = false;
      const { text } = await expectStatus(200, caller.get(`/sessions/${session}`));
      version = JSON.parse(text).version;
      for (const look of waiting) look();
    }
    isReading = false;
  };
  page.each(({ event }) => {
    if (event !== 'change' && event !== 'reset') return;
    isBehind = true;
    if (isReading) return;
    isReading = true;
    reading = read();
  });
  return {
    async close() {
      page.close();
      isOver = true;
      await reading;
    },
    /** When it shows this version; null when it still does not after half a minute. */
    shows: (wanted: number) =>
      new Promise<number | null>((resolve) => {
        const timeout = setTimeout(() => end(null), 30_000);
        const look = () => version >= wanted && end(performance.now());
        const end = (at: number | null) => {
          clearTimeout(timeout);
          waiting.delete(look);
          resolve(at);
        };
        waiting.add(look);
        look();
      }),
  };
}

test('the connection that listens is cut a hundred times between writes: every page shows the newest state', async () => {
  const [kills, watching, perRound] = [scaled(100, 6), scaled(50, 5), 4];
  const session = await aSession();
  const cookies = await signInMany(world.authTx, { tenantId: company, userId: admin }, watching);
  const pages = await openPages(server.address, cookies);
  const screens = pages.map((page) => show(page, session));
  const toldOfSession = ({ changes }: Page) =>
    changes.filter((data) => data.includes('"sessions"') && data.includes(session)).length;
  const mark = async () => {
    const id = await aSession();
    await Promise.all(pages.map((page) => page.until(({ data }) => data.includes(id))));
    return pages.map(toldOfSession);
  };
  const figures = { kills: 0, writes: 0, swallowed: 0, missed: 0, heardTwice: 0 };
  const took: number[] = [];
  let version = 1;
  const write = async () => {
    const { text } = await expectStatus(200, caller.patch(`/sessions/${session}`, { ...body, version }));
    version = JSON.parse(text).version;
    figures.writes += 1;
  };
  const cut = async () => {
    await cutTheLine();
    figures.kills += 1;
  };
  while (figures.kills < kills && figures.missed === 0) {
    const before = figures.kills % perRound;
    for (let turn = 0; turn < before; turn += 1) await write();
    await cut();
    // Every third time again while it comes back.
    if (figures.kills % 3 === 0 && figures.kills < kills) await cut();
    for (let turn = before; turn < perRound; turn += 1) await write();
    const began = performance.now();
    const shown = await Promise.all(screens.map((screen) => screen.shows(version)));
    figures.missed += shown.filter((at) => at === null).length;
    took.push(Math.max(...shown.map((at) => (at ?? Number.NaN) - began)));
  }
  // In quiet each page hears each write once: one line listens, whatever happened to those before.
  const before = await mark();
  for (let turn = 0; turn < perRound; turn += 1) await write();
  const after = await mark();
  figures.heardTwice = after.filter((count, index) => count !== (before[index] ?? 0) + perRound).length;
  figures.swallowed = figures.writes - Math.max(...after);
  const slowestMs = Math.round(Math.max(...took));
  console.log(
    `drill: stream-gap ${JSON.stringify({ ...figures, pages: pages.length, convergedMs: spreadMs(took), slowestMs })}`,
  );
  await Promise.all(screens.map((screen) => screen.close()));
  expect(figures).toMatchObject({ kills, missed: 0, heardTwice: 0 });
  // The control: the cuts do swallow what is said, so a page that heeds no `reset` would be left behind.
  expect(figures.swallowed).toBeGreaterThan(kills / 10);
});
