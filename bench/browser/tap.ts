import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/browser/chromium.ts';
import { buildWeb } from '../../scripts/build/build-web.ts';
import { bulkPassword } from '../../server/src/drills/million/bulk.testing.ts';
import { startServerProcess } from '../../server/src/testing/programs/server-process.ts';
import { aFullDay, crowdedDay, fullDay } from '../crowded-day.ts';
import { compare, type Result } from '../result.ts';
import type { Stage } from '../stage.ts';
import { bareTable } from './bare-table.ts';
import { measure, measureInTurns, type Table } from './press.ts';

const root = join(import.meta.dirname, '../..');
const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const viewport = { width: 390, height: 844 };
const taps = 20;

/** A browser, where the product listens, and who signs in. */
type Pier = { browser: Browser; address: string; email: string };

/**
 * P14: from the tap on Check-in to the painted row, on a phone a quarter as fast as this machine, among 2,000 bookings
 * of a day that are all listed, and among 480 as a guide sees them; against a table of as many rows in React alone.
 */
export async function tapCases(stage: Stage): Promise<Result[]> {
  const executablePath = await findChromium();
  await buildWeb((line) => console.error(line));
  const { email } = await aFullDay(stage);
  const server = await startServerProcess(join(root, 'node_modules/.cache/tap'), {
    ...stage.environment,
    LEME_API_ONLY: '0',
  });
  const browser = await chromium.launch({ executablePath, args: switches });
  const pier = { browser, address: server.address.replace('127.0.0.1', 'localhost'), email };
  try {
    return [...(await amongAll(pier)), ...(await amongADay(pier))];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function amongAll(pier: Pier): Promise<Result[]> {
  const table = await listed(pier, crowdedDay);
  const online = await measure(table, taps);
  await table.page.context().setOffline(true);
  const offline = await measure(table, taps);
  await table.page.context().close();
  const bare = await measure(await bareRows(pier, 2_000), taps);
  return [
    compare(
      'P14',
      'tap on check-in to paint among 2,000 bookings ÷ React alone, CPU/4',
      [online.shown, bare.shown],
      { ratio95: 1.3, says: 'p95 ≤ 70 ms', alsoMet: online.shown.p95 <= 70 },
    ),
    compare('P14', 'the same without a connection ÷ with one', [offline.shown, online.shown], {
      ratio: 1.05,
    }),
    compare('P14', 'work of the page for a tap until all is through, CPU/4', [online.work, bare.work]),
    compare('P14', 'the same without a connection', [offline.work, bare.work]),
  ];
}

/** A departure has 40 parties, so 35 of them are pressed. */
const turns = { rounds: 6, taps: 5 };

async function amongADay(pier: Pier): Promise<Result[]> {
  const [ours, bare] = [await departure(pier, fullDay), await bareRows(pier, 480)];
  const ordinary = await measureInTurns({ ours, bare }, turns);
  await ours.page.context().close();
  const all = await measureInTurns({ ours: await listed(pier, fullDay), bare }, turns);
  return [
    compare(
      'P14',
      'tap on check-in to paint in an open departure of 40, of a day of 480 bookings ÷ a bare table of 480, CPU/4',
      [ordinary.ours, ordinary.bare],
      { ratio: 1.2, says: 'p95 ≤ 100 ms', alsoMet: ordinary.ours.p95 <= 100 },
    ),
    compare('P14', 'the same with all 480 listed by a search', [all.ours, all.bare], {
      ratio: 1.2,
      says: 'p95 ≤ 100 ms',
      alsoMet: all.ours.p95 <= 100,
    }),
  ];
}

/** Every party of a day below its departure, as who looks for a name sees them. */
async function listed(pier: Pier, date: string): Promise<Table> {
  const page = await signedIn(pier);
  await page.goto(`/passenger-manifest?date=${date}&q=Cliente`);
  return await waiting(page);
}

/** The first departure of a day, opened from its list as a guide does. */
async function departure(pier: Pier, date: string): Promise<Table> {
  const page = await signedIn(pier);
  await page.goto(`/passenger-manifest?date=${date}`);
  await page.locator('[id^="session-"]').first().click();
  return await waiting(page);
}

async function signedIn({ browser, address, email }: Pier): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    serviceWorkers: 'block',
  });
  // The browser's own session: cookies the page is given later stand beside it.
  const answer = await context.request.post('/api/auth/sign-in', {
    headers: { origin: address },
    data: { email, password: bulkPassword },
  });
  if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}`);
  return await context.newPage();
}

async function waiting(page: Page): Promise<Table> {
  await page.locator('[data-control="check-in"]').nth(taps).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const selector = '[data-control="check-in"][aria-disabled="false"]';
  // The day is not today: the pier asks about it once, before anything is measured.
  await page.locator(selector).first().click();
  const yes = page.getByRole('button', { name: 'Marcar neste dia' });
  await yes.click();
  await yes.waitFor({ state: 'detached' });
  return { page, selector };
}

async function bareRows({ browser }: Pier, parties: number): Promise<Table> {
  const page = await browser.newPage({ viewport });
  await page.setContent('<div id="root"></div>');
  await page.addScriptTag({ content: await bareTable(parties), type: 'module' });
  await page.locator('button').nth(taps).waitFor();
  return { page, selector: 'button[aria-disabled="false"]' };
}
