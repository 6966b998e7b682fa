import AxeBuilder from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { afterAll, afterEach, expect, inject } from 'vitest';

export const address = inject('address');
export const demoPassword = 'Leme-demo-2026';

const switches = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export type Size = keyof typeof sizes;

let browser: Promise<Browser> | undefined;
const open: BrowserContext[] = [];
const complaints: string[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()));
  expect(complaints.splice(0), 'what the browser complained about').toEqual([]);
});

afterAll(async () => (await browser)?.close());

/** A browser of its own, in Portuguese; whatever it prints as an error fails the journey. */
export async function openPage(size: Size = 'desktop', options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL ?? process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: switches,
  });
  const context = await (await browser).newContext({
    viewport: sizes[size],
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    baseURL: address,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  open.push(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
  });
  return page;
}

/** For a journey that breaks a page on purpose: what it printed until now is no fault. */
export function forgetComplaints(): void {
  complaints.splice(0);
}

// The browser itself reports every answer of 400 and above; the journeys look at what the person is told.
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource');
}

/** Signs in as a demo account through the form of `/auth` and waits for the shell. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('main').waitFor();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

/** A browser in which a demo account is signed in already; the form has journeys of its own. */
export async function openAs(
  email: string,
  size: Size = 'desktop',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openPage(size, options);
  const answer = await page.context().request.post('/api/auth/sign-in', {
    headers: { origin: address },
    data: { email, password: demoPassword },
  });
  expect(answer.status()).toBe(200);
  return page;
}

const themes = ['light', 'dark', 'sun'] as const;
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What the colours of another theme can break. */
const lookRules = ['color-contrast'];

/**
 * axe by the rules of WCAG 2.2 AA as the page stands, then in the other themes by the rules a look can break; answers
 * the findings in a line each. `part` narrows it to a selector.
 */
export async function axe(page: Page, part?: string): Promise<string[]> {
  const built = () => (part ? new AxeBuilder({ page }).include(part) : new AxeBuilder({ page }));
  const own = await page.evaluate(() => document.documentElement.dataset.theme ?? '');
  const findings = linesOf(own, await built().withTags(everyRule).analyze());
  for (const theme of themes.filter((each) => each !== own)) {
    await page.evaluate(showTheme, { theme, isOver: false });
    findings.push(...linesOf(theme, await built().withRules(lookRules).analyze()));
  }
  await page.evaluate(showTheme, { theme: own, isOver: true });
  return findings;
}

/**
 * Runs in the page: a theme at once, without the moments in which one colour passes into another, and for what is out
 * of sight too, which keeps its old colours while nobody can see it. When it is over the page is as it was.
 */
function showTheme({ theme, isOver }: { theme: string; isOver: boolean }): void {
  document.getElementById('still')?.remove();
  document.documentElement.dataset.theme = theme;
  if (isOver) return;
  const still = document.createElement('style');
  still.id = 'still';
  still.textContent =
    '*, ::before, ::after { transition: none !important; content-visibility: visible !important }';
  document.head.append(still);
  document.body.getBoundingClientRect();
}

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>;

function linesOf(theme: string, { violations }: Findings): string[] {
  return violations.map(
    ({ id, nodes }) => `${theme} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
