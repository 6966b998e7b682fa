import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/browser/chromium.ts';
import { demoPassword } from '../../server/src/demo/demo-accounts.ts';
import { compareInPage } from './compare-in-page.ts';
import { type Sight, sights } from './sights.ts';

// `npm run pictures -- <address before> <address after> <folder>`: both serve the same data, of which the second holds
// a copy. Every sight at every width and in every theme is taken of both at one fixed moment; those that differ are
// kept in the folder as before, after and difference, and listed with their share of pixels.

const [before = '', after = '', folder = ''] = process.argv.slice(2);
if (!folder) throw new Error('Give the address before, the one after, and a folder.');

const widths = { phone: [390, 844], tablet: [768, 1024], desk: [1440, 900] } as const;
const themes = ['light', 'dark', 'sun'] as const;
type Width = keyof typeof widths;

const moment = Date.now();
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const judge = await (await browser.newContext()).newPage();
let taken = 0;
const differing: string[] = [];
const broken: string[] = [];
for (const width of Object.keys(widths) as Width[]) await lookAt(browser, width);
await browser.close();
console.log(`${taken} pictures, ${differing.length} differ, ${broken.length} could not be taken`);
await writeFile(join(folder, 'list.txt'), [...differing, ...broken].join('\n'));

/** Whoever is signed in keeps one context an address and width. */
async function lookAt(browser: Browser, width: Width): Promise<void> {
  const contexts = new Map<string, Promise<BrowserContext>>();
  const contextOf = (address: string, email: string) => {
    const key = `${address} ${email}`;
    const known = contexts.get(key) ?? openContext(browser, address, { email, width });
    contexts.set(key, known);
    return known;
  };
  for (const sight of sights) {
    const name = `${sight.name}-${width}`;
    try {
      const [one, other] = await Promise.all(
        [before, after].map(async (address) => take(await contextOf(address, sight.as ?? ''), sight)),
      );
      for (const [index, theme] of themes.entries())
        await compare(`${name}-${theme}`, one?.[index], other?.[index]);
    } catch (error) {
      broken.push(`${name}: ${String(error).split('\n')[0]}`);
      console.log(broken.at(-1));
    }
  }
  for (const context of contexts.values()) await (await context).close();
}

type Who = { email: string; width: Width };

async function openContext(browser: Browser, address: string, who: Who): Promise<BrowserContext> {
  const [wide, high] = widths[who.width];
  const isTouched = who.width !== 'desk';
  const context = await browser.newContext({
    viewport: { width: wide, height: high },
    hasTouch: isTouched,
    isMobile: isTouched,
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(moment);
  if (!who.email) return context;
  const data = { email: who.email, password: demoPassword };
  const answer = await context.request.post('/api/auth/sign-in', { headers: { origin: address }, data });
  if (!answer.ok()) throw new Error(`${who.email}: ${answer.status()}`);
  return context;
}

/** A sight in every theme. */
async function take(context: BrowserContext, { path, act, opens }: Sight): Promise<string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  try {
    await page.goto(path);
    if (act) await settle(page);
    await act?.(page);
    if (opens) await page.getByRole(opens).first().waitFor();
    await settle(page);
    await page.evaluate(sayTheSame);
    const pictures = [];
    for (const theme of themes) {
      await page.evaluate(showTheme, theme);
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      pictures.push(picture.toString('base64'));
    }
    return pictures;
  } finally {
    await page.close();
  }
}

/** Waits until what the page holds is the same for a moment and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  let last = '';
  for (let tries = 0; tries < 40; tries += 1) {
    const shown = await page.evaluate(whatIsShown);
    if (shown && shown === last) break;
    last = shown;
    await page.waitForTimeout(300);
  }
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page; nothing while it loads or moves. */
function whatIsShown(): string {
  const moves = document.getAnimations().some(({ playState }) => playState === 'running');
  return moves || document.querySelector('[aria-busy="true"]') ? '' : document.body.innerHTML;
}

/** Runs in the page, from its top: version, time of the build and address, which are never the same in two places. */
function sayTheSame(): void {
  scrollTo(0, 0);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = (text.nodeValue ?? '')
      .replace(location.host, 'leme.example')
      .replace(/\d{4}\.\d\d\.\d\d\.\d{4}/, '2031.01.01.0000')
      .replace(/^Compilada em .*/, 'Compilada em 01/01/2031');
}

/** Runs in the page: a theme at once, without the moments in which one colour passes into another. */
function showTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  if (document.getElementById('still')) return;
  const still = document.createElement('style');
  still.id = 'still';
  still.textContent =
    '*, ::before, ::after { transition: none !important; content-visibility: visible !important }';
  document.head.append(still);
}

async function compare(name: string, one = '', other = ''): Promise<void> {
  taken += 1;
  if (one === other) return;
  const { share, picture } = await judge.evaluate(compareInPage, { one, other });
  if (share === 0) return;
  differing.push(`${(share * 100).toFixed(3).padStart(7)} %  ${name}`);
  console.log(differing.at(-1));
  await writeFile(join(folder, `${name}.png`), Buffer.from(picture, 'base64'));
}
