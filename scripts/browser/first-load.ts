import { basename } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';

/**
 * The most all JavaScript of a first visit may weigh, and what comes later with a part of a page, in kilobytes (brotli).
 * What is a little above is told and fails nothing (`judge`): a build is some hundred bytes longer than another without
 * anybody's doing. Ceilings are lowered by hand when something was won, and raised with a reason alone.
 */
export const ceilings = {
  signIn: 79.5,
  desktop: 170.4,
  phone: 171.3,
  leads: 286,
  leadForm: 110,
  leadBoard: 30,
} as const;

/** How far above its ceiling something fails, as a share of it. */
const slack = 0.03;

type Weighed = {
  /** What was weighed, such as an address. */
  name: string;
  weight: number;
  ceiling: number;
  unit: string;
  /** What it is the weight of. */
  files: readonly string[];
};

/** Tells what something weighs, and how much of it is above its ceiling; it `fails` once that is more than the slack. */
export function judge({ name, weight, ceiling, unit, files }: Weighed): { fails: boolean; says: string } {
  const most = ceiling * (1 + slack);
  const says = `${name}: ${files.length} files, ${weight.toFixed(2)} ${unit}`;
  if (weight <= ceiling) return { fails: false, says };
  const above = `${(weight - ceiling).toFixed(2)} above its ceiling of ${ceiling}, fails above ${most.toFixed(2)}`;
  return { fails: weight > most, says: `${says}, ${above}: ${files.join(' ')}` };
}

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
