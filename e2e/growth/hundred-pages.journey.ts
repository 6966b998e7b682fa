import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { firstScripts, judge, kilobytesOf } from '../../scripts/browser/first-load.ts';
import { root } from '../../scripts/rules/sources.ts';
import { openAs, openPage } from '../browser.ts';
import { buildWith, inventNames, toldOf } from './invented-pages.ts';

const count = 100;
const mostBytes = 30;
const names = inventNames(count);
const folder = await mkdtemp(join(tmpdir(), 'leme-growth-'));
const grown = await buildWith(names, folder);
const product = join(root, 'web/dist');

afterAll(() => rm(folder, { recursive: true, force: true }));

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Lets a page be served the application with the further pages. */
async function serveGrown(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = extname(pathname) === '' ? '/index.html' : pathname;
      const body = await readFile(join(grown, file)).catch(() => null);
      if (!body) return await route.continue();
      await route.fulfill({ body, contentType: types[extname(file)] ?? 'application/octet-stream' });
    },
  );
}

/**
 * Lets the session tell of further pages as well. It tells of no build of the company: another one than the own is
 * offered, which brings code of its own.
 */
async function tell(page: Page, further: readonly string[]): Promise<void> {
  await page.route('**/api/auth/session', async (route) => {
    const response = await route.fetch();
    const session = await response.json();
    if (session.user === null) return await route.fulfill({ response });
    const pages = [...session.pages, ...toldOf(further)];
    const permissions = [...session.permissions, ...further.map((name) => `${name}:read`)];
    const paths = further.map((name) => `/${name}`);
    const active_paths = session.active_paths && [...session.active_paths, ...paths];
    const json = { ...session, pages, permissions, active_paths, served_build: null };
    await route.fulfill({ response, json });
  });
}

/** What is still asked for when the page goes is nobody's fault. */
const leaveAlone = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

type Visit = { open: () => Promise<Page>; path: string; isThere: (page: Page) => Promise<unknown> };

/** The bytes of a first visit. */
async function weigh(
  { open, path, isThere }: Visit,
  dist: string,
): Promise<{ bytes: number; scripts: string[] }> {
  const page = await open();
  if (dist === grown) await serveGrown(page);
  await tell(page, dist === grown ? names : []);
  const scripts = await firstScripts(page, path, () => isThere(page));
  expect(scripts.length).toBeGreaterThan(4);
  await leaveAlone(page);
  const files = await Promise.all(scripts.map((name) => readFile(join(dist, 'assets', name))));
  return { bytes: kilobytesOf(files) * 1000, scripts };
}

test('the invented pages are there: the menu lists them, and one of them opens', async () => {
  expect(new Set(names).size).toBe(count);
  const page = await openAs('manager@mar-azul.test');
  await serveGrown(page);
  await tell(page, names);
  await page.goto(`/mar-azul/${names[7]}`);
  const title = toldOf(names)[7]?.title['pt-BR'] ?? '';
  await page.getByRole('heading', { level: 1 }).waitFor();
  const link = page.getByRole('navigation').getByRole('link', { name: title });
  await expect.poll(() => link.getAttribute('aria-current')).toBe('page');
  await leaveAlone(page);
});

test.for<Visit>([
  {
    path: '/auth',
    open: openPage,
    isThere: (page) => page.getByRole('button', { name: 'Entrar' }).waitFor(),
  },
  {
    path: '/passenger-manifest',
    open: () => openAs('manager@costa-verde.test'),
    // How full a departure is comes last.
    isThere: (page) =>
      page
        .getByText(/\d+\/\d+ lugares/)
        .first()
        .waitFor(),
  },
])('a hundred pages more make the first load of $path at most 30 bytes a page longer', async (visit) => {
  const [now, later] = [await weigh(visit, product), await weigh(visit, grown)];
  const weight = (later.bytes - now.bytes) / count;
  const files = [...now.scripts, '/', ...later.scripts];
  const name = `${visit.path}, ${(now.bytes / 1000).toFixed(2)} kB`;
  const { fails, says } = judge({ name, weight, ceiling: mostBytes, unit: 'bytes a page more', files });
  console.log(says);
  expect(fails, says).toBe(false);
});
