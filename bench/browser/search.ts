import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/browser/chromium.ts';
import { buildWeb } from '../../scripts/build/build-web.ts';
import { busyDay } from '../../server/src/drills/million/bulk.testing.ts';
import { startServerProcess } from '../../server/src/testing/programs/server-process.ts';
import { compare, type Result } from '../result.ts';
import { spreadOf } from '../samples.ts';
import type { Stage } from '../stage.ts';

const root = join(import.meta.dirname, '../..');
const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const openings = 10;
const slowDown = 4;
const most = { most: 100 };

/**
 * P14b: from the press to the search painted with its first hits and the focus in its field, on a phone a quarter as
 * fast as this machine, by its button and by Ctrl+K; each opening after the first.
 */
export async function searchCases(stage: Stage): Promise<Result[]> {
  const executablePath = await findChromium();
  await buildWeb((line) => console.error(line));
  const server = await startServerProcess(join(root, 'node_modules/.cache/search'), {
    ...stage.environment,
    LEME_API_ONLY: '0',
  });
  const browser = await chromium.launch({ executablePath, args: switches });
  try {
    const page = await slowPhone(browser, server.address, await stage.signIn(stage.small));
    const button = page.getByRole('button', { name: 'Abrir a busca' });
    const byButton = await openedBy(page, () => button.tap());
    const byKeys = await openedBy(page, () => page.keyboard.press('Control+k'));
    return [
      compare('P14b', 'press to the search painted and focused, CPU/4, by button', [byButton, null], most),
      compare('P14b', 'the same by Ctrl+K', [byKeys, null], most),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function slowPhone(browser: Browser, address: string, cookie: string): Promise<Page> {
  const [name = '', value = ''] = cookie.split('=');
  const at = { domain: 'localhost', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' as const };
  const context = await browser.newContext({
    baseURL: address.replace('127.0.0.1', 'localhost'),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    serviceWorkers: 'block' as const,
  });
  await context.addCookies([{ name, value, ...at }]);
  const page = await context.newPage();
  const ahead = page.waitForResponse((answer) => /\/palette-[\w-]{7,8}\.js/.test(answer.url()));
  await page.goto(`/passenger-manifest?date=${busyDay}`);
  await ahead;
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

// Runs in the page: from the event to the task after the frame in which the field has the focus and rows stand below it.
const watch = `globalThis.opened = new Promise((done) => {
  const isOpen = () => document.activeElement?.matches('[role=dialog] input') && document.querySelector('[role=option]');
  const look = (began) => requestAnimationFrame(() =>
    isOpen() ? setTimeout(() => done(performance.now() - began)) : look(began));
  const stop = new AbortController();
  const start = ({ timeStamp }) => { stop.abort(); look(timeStamp); };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { capture: true, signal: stop.signal });
}); undefined`;

async function openedBy(page: Page, press: () => Promise<void>) {
  const times: number[] = [];
  for (let opening = 0; opening <= openings; opening += 1) {
    await page.evaluate(watch);
    await press();
    times.push(await page.evaluate('globalThis.opened'));
    await page.locator('[inert]').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return spreadOf(times.slice(1));
}
