import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readFiles } from '../../scripts/rules/sources.ts';
import { openAs, openPage, stands } from '../browser.ts';
import { axeFindings, layoutFindings } from './axe.ts';
import type { Found } from './in-page.ts';
import { opensSheet, type Stop } from './stops.ts';

/** The widths of windows; a phone's is a browser of its own, the others are one window that is made narrower. */
const desktop = [1440, 1280, 768] as const;
const phone = 390;

/**
 * What was there when the sweep was made, as `page | rule | what` with the widths: it only becomes shorter. What is found
 * and not there fails, and so does what is there and not found.
 */
const listed: Readonly<Record<string, readonly number[]>> = JSON.parse(
  readFileSync(new URL('layout-findings.json', import.meta.url), 'utf8'),
);

/** How long a walk may take where the machine has other work. */
export const minutes = 9 * 60_000;

/** The pages of which something is written down. */
export const listedPages = [...new Set(Object.keys(listed).map((line) => line.split(' | ')[0] ?? ''))];

/** Journeys have no service worker unless they ask for one. */
const noWorker = 'Service Worker registration blocked';

const lineOf = (stop: Stop, { rule, name }: Found) => `${stop.name} | ${rule} | ${name}`;

/** Looks at each page, one after the other, in one browser; answers what the list does not say, and what it says in vain. */
export async function walk(
  email: string,
  stops: readonly Stop[],
  size: 'phone' | 'desktop',
): Promise<string[]> {
  const page = await (email ? openAs(email, size) : openPage(size));
  const printed: Found[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && !message.text().includes(noWorker))
      printed.push({ rule: 'console', name: message.text().slice(0, 80) });
  });
  const faults: string[] = [];
  for (const stop of stops) {
    if (size === 'desktop') await page.setViewportSize({ width: desktop[0], height: 900 });
    await page.goto(stop.path);
    if (opensSheet(stop)) await page.locator('[role=dialog], [role=alertdialog]').first().waitFor();
    for (const width of size === 'phone' ? [phone] : desktop) {
      if (size === 'desktop') await page.setViewportSize({ width, height: 900 });
      await isStill(page);
      faults.push(...(await differences(page, stop, width)));
    }
    if (size === 'phone') faults.push(...(await reflow(page, stop)));
    faults.push(...printed.splice(0).map((each) => `new: ${lineOf(stop, each)}`));
  }
  return faults;
}

/** A page that was looked at too early is looked at again: what remains counts. */
async function differences(page: Page, stop: Stop, width: number): Promise<string[]> {
  const told = Object.keys(listed).filter(
    (line) => line.startsWith(`${stop.name} | `) && listed[line]?.includes(width),
  );
  let faults: string[] = [];
  for (let look = 0; look < 3; look += 1) {
    if (look > 0) await isStill(page);
    const found = [...new Set((await looksOf(page, width)).map((each) => lineOf(stop, each)))];
    faults = [
      ...found.filter((line) => !told.includes(line)).map((line) => `new: ${line} | ${width}`),
      ...told.filter((line) => !found.includes(line)).map((line) => `gone: ${line} | ${width}`),
    ];
    if (faults.length === 0) return [];
  }
  return faults;
}

async function looksOf(page: Page, width: number): Promise<Found[]> {
  const themes = width === desktop[0] ? undefined : [];
  const found = await layoutFindings(page);
  if (width === phone || width === desktop[0]) found.push(...(await axeFindings(page, themes)));
  if (width === phone) found.push(...(await rawKeys(page)));
  return found;
}

/** What WCAG calls reflow: nothing is read by scrolling two ways in a window of 320 pixels. */
async function reflow(page: Page, stop: Stop): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 844 });
  await isStill(page);
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
  );
  await page.setViewportSize({ width: phone, height: 844 });
  const line = `${stop.name} | page-scrolls | page`;
  const isTold = listed[line]?.includes(320) ?? false;
  if (isWide === isTold) return [];
  return [`${isWide ? 'new' : 'gone'}: ${line} | 320`];
}

const keys = new Set(
  readFiles()
    .filter(({ path }) => path.endsWith('texts/pt-BR.json'))
    .flatMap(({ text }) => Object.keys(JSON.parse(text))),
);

/** Keys of texts that are shown in place of their words, and marks nobody filled in. */
async function rawKeys(page: Page): Promise<Found[]> {
  const shown: string = await page.evaluate(() => document.body.innerText);
  const raw = shown
    .split(/\s+/)
    .filter((word) => word.includes('{{') || (word.includes('.') && keys.has(word)));
  return raw.map((name) => ({ rule: 'raw-key', name }));
}

/** Until a page stands, and looks the same a moment later and once more. */
async function isStill(page: Page): Promise<void> {
  await stands(page);
  let [last, same] = ['', 0];
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(standing);
        same = now === last && now !== '' ? same + 1 : 0;
        last = now;
        return same;
      },
      { interval: 100 },
    )
    .toBeGreaterThanOrEqual(2);
}

/** Runs in the page; nothing while something is on its way. */
function standing(): string {
  if (document.querySelector('[aria-busy=true]')) return '';
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth, scrollHeight, document.querySelectorAll('*').length, document.body.innerText].join(
    ' ',
  );
}
