import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { buildWeb } from '../scripts/build-web.ts';
import { findChromium } from '../scripts/chromium.ts';
import { bulkPassword } from '../server/src/drills/bulk.testing.ts';
import { startServerProcess } from '../server/src/testing/server-process.ts';
import { aCrowdedDay, crowdedDay } from './crowded-day.ts';
import { compare, type Result } from './result.ts';
import { type Spread, spreadOf } from './samples.ts';
import type { Stage } from './stage.ts';

const root = join(import.meta.dirname, '..');
const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const taps = 20;
const slowDown = 4;

/**
 * P14: from the tap on Check-in to the painted row, on a phone a quarter as fast as this machine, among 2,000 bookings
 * of a day; against a table of the same rows in React alone.
 */
export async function tapCases(stage: Stage): Promise<Result[]> {
  const executablePath = await findChromium();
  await buildWeb((line) => console.error(line));
  const company = await aCrowdedDay(stage);
  const server = await startServerProcess(join(root, 'node_modules/.cache/tap'), {
    ...stage.environment,
    LEME_API_ONLY: '0',
  });
  const browser = await chromium.launch({ executablePath, args: switches });
  try {
    const { online, offline } = await tapsOfProduct(browser, server.address, company.email);
    const bare = await tapsOfReact(browser);
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
  } finally {
    await browser.close();
    await server.stop();
  }
}

type Taps = {
  /** From the press to the frame that shows it. */ shown: Spread /** Of the page's one thread. */;
  work: Spread;
};

async function tapsOfProduct(
  browser: Browser,
  url: string,
  email: string,
): Promise<Record<'online' | 'offline', Taps>> {
  const address = url.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    serviceWorkers: 'block',
  });
  // The browser's own session: cookies the page is given later stand beside it.
  const signedIn = await context.request.post('/api/auth/sign-in', {
    headers: { origin: address },
    data: { email, password: bulkPassword },
  });
  if (!signedIn.ok()) throw new Error(`Sign-in answered ${signedIn.status()}`);
  const page = await context.newPage();
  await page.goto(`/passenger-manifest?date=${crowdedDay}&q=Cliente`);
  await page.locator('[data-control="check-in"]').nth(taps).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const selector = '[data-control="check-in"][aria-disabled="false"]';
  // The crowded day is not today: the pier asks about it once, before anything is measured.
  await page.locator(selector).first().click();
  const yes = page.getByRole('button', { name: 'Marcar neste dia' });
  await yes.click();
  await yes.waitFor({ state: 'detached' });
  const online = await measure(page, selector);
  await context.setOffline(true);
  return { online, offline: await measure(page, selector) };
}

async function tapsOfReact(browser: Browser): Promise<Taps> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent('<div id="root"></div>');
  await page.addScriptTag({ content: await bareTable() });
  await page.locator('button').nth(taps).waitFor();
  return await measure(page, 'button[aria-disabled="false"]');
}

// Runs in the page, whose globals this program does not have.
const inPage = `async ({ selector, taps }) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const took = [];
  for (let tap = 0; tap < taps; tap += 1) {
    const button = document.querySelector(selector);
    if (!button) break;
    // A finger presses what it sees; what is far below the screen is not even laid out.
    button.scrollIntoView({ block: 'center' });
    await frame();
    await frame();
    const { x, y, width, height } = button.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerId: 1, button: 0 };
    const began = performance.now();
    button.dispatchEvent(new PointerEvent('pointerdown', at));
    button.dispatchEvent(new PointerEvent('pointerup', at));
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    while (button.getAttribute('aria-disabled') === 'false') {
      if (performance.now() - began > 10_000) throw new Error('The press on ' + button.ariaLabel + ' shows nothing');
      await frame();
    }
    await frame();
    took.push(performance.now() - began);
    for (let pause = 0; pause < 12; pause += 1) await frame();
  }
  return took;
}`;

/** By then the answer is taken in and the row has folded. */
const throughMs = 4_000;

/** Presses one button after the other. */
async function measure(page: Page, selector: string): Promise<Taps> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workedMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await workedMs();
  const times: number[] = await page.evaluate(`(${inPage})(${JSON.stringify({ selector, taps })})`);
  if (times.length < taps) throw new Error(`Only ${times.length} of ${taps} buttons were there to press`);
  await page.waitForTimeout(throughMs);
  const work = ((await workedMs()) - before) / taps;
  return { shown: spreadOf(times.slice(3)), work: spreadOf([work]) };
}

/** 2,000 rows with a button each; one of them changes and only it is drawn again. */
async function bareTable(): Promise<string> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'react-table-'));
  const { build } = await import('vite');
  const { readFile, writeFile } = await import('node:fs/promises');
  try {
    await writeFile(
      join(folder, 'entry.js'),
      `import { createElement as h, memo, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
const names = Array.from({ length: 2000 }, (_, n) => 'Cliente ' + n);
const Row = memo(({ name, n, done, onPress }) => h('tr', null, h('td', null, name), h('td', null, '2 Adulto'),
  h('td', null, 'R$ 360,00'), h('td', null, h('button', { 'aria-disabled': done, onClick: () => onPress(n) }, done ? 'Check-in' : 'Pendente'))));
function Table() {
  const [done, setDone] = useState(() => new Set());
  const press = useCallback((n) => setDone((before) => new Set(before).add(n)), []);
  return h('table', null, h('tbody', null, names.map((name, n) => h(Row, { key: n, name, n, done: done.has(n), onPress: press }))));
}
createRoot(document.getElementById('root')).render(h(Table));`,
    );
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: join(folder, 'out'),
        rolldownOptions: {
          input: join(folder, 'entry.js'),
          output: { entryFileNames: 'entry.js', format: 'iife' },
        },
      },
    });
    return await readFile(join(folder, 'out/entry.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
