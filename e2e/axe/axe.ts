import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { drawnAgain } from '../browser.ts';

const themes = ['light', 'dark', 'sun'] as const;
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What the colours of another theme can break. */
const lookRules = ['color-contrast'];

/**
 * axe by the rules of WCAG 2.2 AA as the page stands, then in the other themes by the rules a look can break; answers the
 * findings in a line each. `part` narrows it to a selector.
 */
export async function axe(page: Page, part?: string): Promise<string[]> {
  const own = await page.evaluate(() => document.documentElement.dataset.theme ?? '');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await page.evaluate(showTheme, { theme: own, isOver: false });
  const findings = linesOf(own, await builder(page, part).withTags(everyRule).analyze());
  for (const theme of themes.filter((each) => each !== own)) {
    await page.evaluate(showTheme, { theme, isOver: false });
    findings.push(...linesOf(theme, await builder(page, part).withRules(lookRules).analyze()));
  }
  await page.evaluate(showTheme, { theme: own, isOver: true });
  // What a browser leaves for later lies elsewhere until it has looked what is in sight.
  await drawnAgain(page);
  return findings;
}

const brought = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(brought.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe that is brought to a page once, works its findings out there instead of in a blank page beside it, and gathers
 * nothing else: the rest takes longer than the looking. No rule here reads style sheets.
 */
function builder(page: Page, part?: string): AxeBuilder {
  const built = new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  return part ? built.include(part) : built;
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

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>;

function linesOf(theme: string, { violations }: Findings): string[] {
  return violations.map(
    ({ id, nodes }) => `${theme} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
