import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { buildWeb } from '../scripts/build-web.ts';
import { findChromium } from '../scripts/chromium.ts';
import { busyDay } from '../server/src/drills/bulk.testing.ts';
import { startServerProcess } from '../server/src/testing/server-process.ts';
import { compare, type Result } from './result.ts';
import { spreadOf } from './samples.ts';
import type { Stage } from './stage.ts';

const root = join(import.meta.dirname, '..');
const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const visits = 7;
/** A phone of the lower middle on a poor network. */
const cpu = 4;
const poor = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const gone = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };

type Visit = { row: number; picture: number; lcp: number; shift: number };

/**
 * P15: until the first departure of today stands on a slow phone (CPU/4, 1.6 Mbit/s, 150 ms): the first visit of all, a
 * later one from the service worker, and one without a network; and how much the page jumped.
 */
export async function firstPaintCases(stage: Stage): Promise<Result[]> {
  const executablePath = await findChromium();
  await buildWeb((line) => console.error(line));
  const server = await startServerProcess(join(root, 'node_modules/.cache/first-paint'), {
    ...stage.environment,
    LEME_API_ONLY: '0',
  });
  const browser = await chromium.launch({ executablePath, args: switches });
  try {
    const address = server.address.replace('127.0.0.1', 'localhost');
    const all = { cold: [] as Visit[], warm: [] as Visit[], offline: [] as Visit[] };
    for (let visit = 0; visit < visits; visit += 1) {
      const context = await phone(browser, address, await stage.signIn(stage.small));
      all.cold.push(await open(context, poor));
      await settle(context);
      all.warm.push(await open(context, poor));
      all.offline.push(await open(context, gone));
      await context.close();
    }
    const rows = (of: Visit[]) => spreadOf(of.map(({ row }) => row));
    const pictures = (of: Visit[]) => spreadOf(of.map(({ picture }) => picture));
    const shift = Math.max(...[...all.cold, ...all.warm].map((visit) => visit.shift));
    const lcp = (of: Visit[]) => `LCP ${Math.round(spreadOf(of.map((visit) => visit.lcp)).p50)} ms`;
    return [
      compare('P15', `first row, first visit on a slow phone (${lcp(all.cold)})`, [rows(all.cold), null], {
        most: 1_800,
        says: `shift ${shift.toFixed(3)} of 0.02`,
        alsoMet: shift <= 0.02,
      }),
      compare('P15', `the same from the service worker (${lcp(all.warm)})`, [rows(all.warm), null], {
        most: 600,
      }),
      compare('P15', 'the same without a network', [rows(all.offline), null], { most: 1_000 }),
      compare('P15', 'the day as it was last seen, from the service worker', [pictures(all.warm), null], {
        most: 600,
      }),
      compare('P15', 'the same without a network', [pictures(all.offline), null], { most: 600 }),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function phone(browser: Browser, baseURL: string, cookie: string): Promise<BrowserContext> {
  const [name = '', value = ''] = cookie.split('=');
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  await context.addCookies([
    { name, value, domain: 'localhost', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' },
  ]);
  await context.addInitScript({ content: watch });
  return context;
}

// Runs in the page, whose globals this program does not have: when the first departure stood, the largest paint, and how
// much has jumped.
const watch = `
  const seen = { row: 0, picture: 0, lcp: 0, shift: 0 };
  globalThis.seen = seen;
  const note = () => { seen.row ||= performance.now(); };
  const notePicture = () => { seen.picture ||= performance.now(); };
  const look = () => {
    if (seen.picture === 0 && document.querySelector('#picture [data-goes]')) requestAnimationFrame(notePicture);
    if (seen.row === 0) requestAnimationFrame(document.querySelector('[id^="session-"]') ? note : look);
  };
  look();
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
`;

/** One visit in a tab of its own; ends when nothing moves any more. */
async function open(context: BrowserContext, network: typeof poor): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto('/passenger-manifest', { waitUntil: 'commit' });
  await page.locator('[id^="session-"]').first().waitFor({ timeout: 60_000 });
  if (!network.offline) await page.waitForLoadState('networkidle');
  const seen: Visit = await page.evaluate('globalThis.seen');
  await page.close();
  return seen;
}

/** Until the service worker has everything and today is kept. */
async function settle(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/passenger-manifest');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  // Not `waitForFunction`, which takes a promise of whatever for a yes.
  while (!(await page.evaluate(isKept)) || !(await page.evaluate(isSeen))) await page.waitForTimeout(250);
  await page.close();
}

const isSeen = `indexedDB.databases().then((all) => all.some(({ name }) => name === 'leme-picture'))`;

// A database that is opened before the application made it would stay empty for good.
const isKept = `indexedDB.databases().then((all) => all.some(({ name }) => name === 'leme') && new Promise((resolve) => {
  const opening = indexedDB.open('leme');
  opening.onsuccess = () => {
    const database = opening.result;
    const days = database.transaction('days').objectStore('days').getAll();
    days.onsuccess = () => { database.close(); resolve(days.result.some(({ date }) => date === '${busyDay}')); };
  };
}))`;
