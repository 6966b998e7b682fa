import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../scripts/browser/chromium.ts';
import { buildWeb } from '../../scripts/build/build-web.ts';
import { busyDay } from '../../server/src/drills/million/bulk.testing.ts';
import { startServerProcess } from '../../server/src/testing/programs/server-process.ts';
import { compare, type Result } from '../result.ts';
import { spreadOf } from '../samples.ts';
import type { Stage } from '../stage.ts';
import { openBarePage } from './bare-page.ts';
import { gone, phone, poor, settle, type Visit, visit } from './slow-visits.ts';

const root = join(import.meta.dirname, '../..');
const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const rounds = 7;

/**
 * P15: until the first departure of today stands on a slow phone (CPU/4, 1.6 Mbit/s, 150 ms): the first visit of all, a
 * later one from the service worker, and one without a network, each against a bare React page that fetches and draws
 * the same day; and how much the page jumped.
 */
export async function firstPaintCases(stage: Stage): Promise<Result[]> {
  const executablePath = await findChromium();
  await buildWeb((line) => console.error(line));
  const bare = await openBarePage(stage);
  const server = await startServerProcess(join(root, 'node_modules/.cache/first-paint'), {
    ...stage.environment,
    LEME_API_ONLY: '0',
  });
  const browser = await chromium.launch({ executablePath, args: switches });
  try {
    const address = server.address.replace('127.0.0.1', 'localhost');
    const ours: Seen = { address, kept, cold: [], warm: [], offline: [] };
    const base: Seen = { address: bare.address, kept: [], cold: [], warm: [], offline: [] };
    for (let round = 0; round < rounds; round += 1) {
      const cookie = await stage.signIn(stage.small);
      await visitInTurns(browser, cookie, round % 2 === 0 ? [ours, base] : [base, ours]);
    }
    return resultsOf(ours, base);
  } finally {
    await browser.close();
    await server.stop();
    bare.close();
  }
}

/** A page, what a device keeps of it besides its service worker, and how it was found. */
type Seen = {
  address: string;
  kept: readonly string[];
  cold: Visit[];
  warm: Visit[];
  offline: Visit[];
};

/** Each page on a phone of its own: for the first time, again, and without a network. */
async function visitInTurns(browser: Browser, cookie: string, pages: readonly Seen[]): Promise<void> {
  const phones = await Promise.all(
    pages.map(async (page) => ({ page, context: await phone(browser, page.address, cookie) })),
  );
  for (const { page, context } of phones) page.cold.push(await visit(context, poor));
  for (const { page, context } of phones) await settle(context, page.kept);
  for (const { page, context } of phones) page.warm.push(await visit(context, poor));
  for (const { page, context } of phones) page.offline.push(await visit(context, gone));
  for (const { context } of phones) await context.close();
}

function resultsOf(ours: Seen, base: Seen): Result[] {
  const rows = (of: Visit[]) => spreadOf(of.map(({ row }) => row));
  const shift = Math.max(...[...ours.cold, ...ours.warm].map((visit) => visit.shift));
  const lcp = (of: Visit[]) => `LCP ${Math.round(spreadOf(of.map((visit) => visit.lcp)).p50)} ms`;
  const [cold, warm, offline] = [rows(base.cold), rows(base.warm), rows(base.offline)];
  const first = `first row, first visit on a slow phone (${lcp(ours.cold)}) ÷ a bare React page of the same day`;
  const again = '÷ the bare page from its own';
  const own = `first row, from the service worker (${lcp(ours.warm)}) ${again}`;
  return [
    compare('P15', first, [rows(ours.cold), cold], {
      ratio: 1.3,
      most: 1_800,
      says: `shift ${shift.toFixed(3)} of 0.02`,
      alsoMet: shift <= 0.02,
    }),
    compare('P15', own, [rows(ours.warm), warm], { ratio: 1.2, most: 600 }),
    compare('P15', 'the same without a network', [rows(ours.offline), offline], { ratio: 1.2, most: 1_000 }),
  ];
}

/** Runs in the page: whether a row of a database is such a one. Opened before its owner made it, it would stay empty for good. */
const holds = (database: string, store: string, isSuch: string) =>
  `indexedDB.databases().then((all) => all.some(({ name }) => name === '${database}') && new Promise((resolve) => {
    const opening = indexedDB.open('${database}');
    opening.onsuccess = () => {
      const rows = opening.result.transaction('${store}').objectStore('${store}').getAll();
      rows.onsuccess = () => { opening.result.close(); resolve(rows.result.some(${isSuch})); };
    };
  }))`;

/** Today is on the device. */
const kept = [holds('leme', 'days', `({ date }) => date === '${busyDay}'`)];
