import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type APIResponse,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright';
import { expect, inject } from 'vitest';
import { findChromium } from '../scripts/browser/chromium.ts';
import { allAnswered, followQuestions } from './all-answered.ts';
import { askAs } from './desk.ts';
import { openFolder, switches } from './installed.ts';

export const address = inject('address');
export const demoPassword = 'Leme-demo-2026';

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export type Size = keyof typeof sizes;

// The files of a worker share its browser, which ends with the worker. Nothing of a person is in it: cookies, storage,
// cache, permissions and clock belong to a context, and every page gets a context of its own that ends with its test.
let shared: Promise<Browser> | undefined;
const open: (Browser | BrowserContext)[] = [];
const folders: string[] = [];
const complaints: string[] = [];

/** Called by the set-up file after each test. */
export async function closePages(): Promise<void> {
  await Promise.all(open.splice(0).map((each) => each.close()));
  await Promise.all(
    folders.splice(0).map((each) => rm(each, { recursive: true, force: true, maxRetries: 5 })),
  );
  expect(complaints.splice(0), 'what the browser complained about').toEqual([]);
}

/** A browser of its own, in Portuguese; whatever it prints as an error fails the journey. */
export async function openPage(size: Size = 'desktop', options: BrowserContextOptions = {}): Promise<Page> {
  shared ??= launch(switches);
  const page = await openPageIn(await shared, size, options);
  open.push(page.context());
  return page;
}

/** The same in a browser that was started with switches of its own, and ends with the test. */
export async function openPageBy(
  args: readonly string[],
  size: Size,
  options: BrowserContextOptions,
): Promise<Page> {
  const browser = await launch(args);
  open.push(browser);
  return await openPageIn(browser, size, options);
}

/** The same in a browser that has the application installed, from the folder in which that was done once. */
export async function openInstalledPage(size: Size): Promise<Page> {
  const folder = await mkdtemp(join(tmpdir(), 'leme-installed-'));
  folders.push(folder);
  await cp(inject('installedFolder'), folder, { recursive: true });
  const context = await openFolder(folder, optionsFor(size, { serviceWorkers: 'allow' }));
  open.push(context);
  return await watchedPage(context);
}

async function launch(args: readonly string[]): Promise<Browser> {
  return await chromium.launch({ executablePath: await findChromium(), args: [...args] });
}

async function openPageIn(browser: Browser, size: Size, options: BrowserContextOptions): Promise<Page> {
  return await watchedPage(await browser.newContext(optionsFor(size, options)));
}

const optionsFor = (size: Size, options: BrowserContextOptions): BrowserContextOptions => ({
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

async function watchedPage(context: BrowserContext): Promise<Page> {
  followQuestions(context);
  await context.addInitScript(meanEveryDay);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
  });
  return page;
}

/**
 * Runs in the page: journeys sail in years to come, so what the pier asks before the first mark of a day that is not
 * today is answered with yes, except where a journey is about the question.
 */
function meanEveryDay(): void {
  new MutationObserver(() => {
    if ('asksAboutDays' in window) return;
    const question = document.querySelector('[role="alertdialog"]');
    if (question?.textContent?.startsWith('Marcar em outro dia?'))
      [...question.querySelectorAll('button')].at(-1)?.click();
  }).observe(document, { childList: true, subtree: true });
}

/** Leaves the question about another day to the journey. */
export const asksAboutDays = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { asksAboutDays: true }));

/** Presses Escape until a dialog is gone: a word about what a colleague did takes the first one for itself. */
export async function leave(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(() => page.keyboard.press('Escape').then(() => dialog.count())).toBe(0);
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
  return await enter(await openPage(size, options), email);
}

/** Signs the page's browser in without the form. */
export async function enter(page: Page, email: string): Promise<Page> {
  const answer = await page.context().request.post('/api/auth/sign-in', {
    headers: { origin: address },
    data: { email, password: demoPassword },
  });
  expect(answer.status()).toBe(200);
  return page;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What tells the rows of one journey from those of another. It begins with a letter: `582e27` alone would be a number. */
export const aMark = () => `a${crypto.randomUUID().slice(0, 6)}`;

/**
 * Asks the API as the person of the page, or as a demo account at a desk without a browser; whatever is no success fails
 * the journey.
 */
export async function ask<T = Awaited<ReturnType<APIResponse['json']>>>(
  who: Page | string,
  method: Method,
  path: string,
  data?: unknown,
): Promise<T> {
  if (typeof who === 'string') return await askAs<T>(who, method, path, data);
  const answer = await who.request.fetch(`/api${path}`, {
    method,
    headers: { origin: address, 'idempotency-key': crypto.randomUUID() },
    ...(data !== undefined && { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return await answer.json();
}

/**
 * Until a page stands: what it asked for is there, and drawn. Its answers may come before there is anything to draw them, so
 * that they are there says nothing alone.
 */
export async function stands(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('[role=status][aria-busy=true]').count()).toBe(0);
  await allAnswered(page);
  // A list goes to where the day is once it is drawn.
  await drawnAgain(page);
}

/** Until the browser has drawn once more. */
export const drawnAgain = (page: Page) =>
  page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
