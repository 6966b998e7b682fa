import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { drawnAgain } from '../browser.ts';
import type { axeFaults, Found, layoutFaults } from './in-page.ts';

type Looks = { axeFaults: typeof axeFaults; layoutFaults: typeof layoutFaults };

const themes = ['light', 'dark', 'sun'] as const;
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What the colours of another theme can break. */
const lookRules = ['color-contrast'];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const own = readFileSync(fileURLToPath(new URL('in-page.ts', import.meta.url)), 'utf8');
const ownSource = `(() => {
  ${stripTypeScriptTypes(own).replace(/^export /gm, '')}
  window.looks = { axeFaults, layoutFaults };
})()`;

/**
 * axe by the rules of WCAG 2.2 AA as the page stands, then in the other themes by the rules a look can break; answers
 * the findings in a line each. `part` narrows it to a selector.
 */
export async function axe(page: Page, part?: string): Promise<string[]> {
  const found = await axeFindings(page, themes, part);
  return found.map(({ rule, name }) => `${rule}: ${name}`);
}

/** The same as they are written down, in the themes that are asked for; what the page wears itself comes first. */
export async function axeFindings(
  page: Page,
  wanted: readonly string[] = themes,
  part?: string,
): Promise<Found[]> {
  await bring(page);
  const worn = await page.evaluate(() => document.documentElement.dataset.theme ?? '');
  await page.evaluate(showTheme, { theme: worn, isOver: false });
  const found = await page.evaluate(lookByAxe, { rules: everyRule, kind: 'tag' as const, part });
  for (const theme of wanted.filter((each) => each !== worn)) {
    await page.evaluate(showTheme, { theme, isOver: false });
    const look = await page.evaluate(lookByAxe, { rules: lookRules, kind: 'rule' as const, part });
    found.push(...look.map(({ rule, name }) => ({ rule, name: `${name} (${theme})` })));
  }
  await page.evaluate(showTheme, { theme: worn, isOver: true });
  // What a browser leaves for later lies elsewhere until it has looked what is in sight.
  await drawnAgain(page);
  return found;
}

/** What is wrong with where things lie. */
export async function layoutFindings(page: Page): Promise<Found[]> {
  await bring(page);
  return await page.evaluate(() => (window as unknown as { looks: Looks }).looks.layoutFaults());
}

async function bring(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  if (!(await page.evaluate(() => 'looks' in window))) await page.evaluate(ownSource);
}

type ByAxe = { rules: string[]; kind: 'rule' | 'tag'; part: string | undefined };

/** Runs in the page. */
function lookByAxe({ rules, kind, part }: ByAxe): Promise<Found[]> {
  return (window as unknown as { looks: Looks }).looks.axeFaults(rules, kind, part);
}

/**
 * Runs in the page: a theme at once, without the moments in which one colour passes into another, and for what is out
 * of sight too, which keeps its old colours while nobody can see it. Bars stand where the page has them: what one hides by
 * half can be scrolled clear of it, and is no small target. When it is over the page is as it was.
 */
function showTheme({ theme, isOver }: { theme: string; isOver: boolean }): void {
  document.getElementById('still')?.remove();
  document.documentElement.dataset.theme = theme;
  if (isOver) return;
  const still = document.createElement('style');
  still.id = 'still';
  still.textContent =
    '*, ::before, ::after { transition: none !important; content-visibility: visible !important } [data-keep-clear], [data-sticky-head] { position: static !important }';
  document.head.append(still);
  document.body.getBoundingClientRect();
}
