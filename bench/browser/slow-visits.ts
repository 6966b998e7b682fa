import type { Browser, BrowserContext } from 'playwright';

/** A phone of the lower middle on a poor network. */
const cpu = 4;
export const poor = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export const gone = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };

export type Visit = { row: number; lcp: number; shift: number };

const path = '/passenger-manifest';
const rows = '[id^="session-"]';

/** A phone that has seen nothing of the address yet. */
export async function phone(browser: Browser, baseURL: string, cookie: string): Promise<BrowserContext> {
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
  const seen = { row: 0, lcp: 0, shift: 0 };
  globalThis.seen = seen;
  const note = () => { seen.row ||= performance.now(); };
  const look = () => {
    if (seen.row === 0) requestAnimationFrame(document.querySelector('${rows}') ? note : look);
  };
  look();
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
`;

/** One visit in a tab of its own; ends when nothing moves any more. */
export async function visit(context: BrowserContext, network: typeof poor): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(rows).first().waitFor({ timeout: 60_000 });
  if (!network.offline) await page.waitForLoadState('networkidle');
  const seen: Visit = await page.evaluate('globalThis.seen');
  await page.close();
  return seen;
}

/** Until the service worker has everything, and what else is kept on the device is there. */
export async function settle(context: BrowserContext, kept: readonly string[]): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  // Not `waitForFunction`, which takes a promise of whatever for a yes.
  for (const isKept of kept) while (!(await page.evaluate(isKept))) await page.waitForTimeout(250);
  await page.close();
}
