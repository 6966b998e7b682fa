import { basename } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';

/** The most all JavaScript of a first visit may weigh, and what comes later with a part of a page, in kilobytes (brotli). */
export const ceilings = {
  signIn: 79.5,
  desktop: 170.4,
  phone: 171.3,
  leads: 277.2,
  leadForm: 110,
  leadBoard: 30,
} as const;

const nothingLater = `
  const soon = window.setTimeout;
  window.setTimeout = (work, ms = 0, ...rest) => (ms < 800 ? soon(work, ms, ...rest) : 0);
  window.requestIdleCallback = () => 0;
`;

/**
 * The scripts a page fetches until it works. What begins by itself 800 ms or more later (as the day this device keeps, when no
 * answer comes), or when the browser has nothing to do, does not begin.
 */
export async function firstScripts(
  page: Page,
  path: string,
  isThere: () => Promise<unknown>,
): Promise<string[]> {
  const found = watch(page);
  await page.addInitScript({ content: nothingLater });
  await page.goto(path);
  await isThere();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  return [...found].sort();
}

/** The scripts a page fetches for what is opened there. */
export async function laterScripts(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const found = watch(page);
  await open();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  return [...found].sort();
}

function watch(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) found.add(basename(pathname));
  });
  return found;
}

/** Kilobytes of files compressed one by one, as a server would send them. */
export function kilobytesOf(files: readonly Buffer[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return files.reduce((sum, file) => sum + brotliCompressSync(file, { params }).length, 0) / 1000;
}
