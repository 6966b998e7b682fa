import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/browser/chromium.ts';
import { ceilings, firstScripts, kilobytesOf } from '../../scripts/browser/first-load.ts';
import { buildWeb } from '../../scripts/build/build-web.ts';
import { demoAccounts, demoPassword } from '../../server/src/demo/demo-accounts.ts';
import { startServerProcess } from '../../server/src/testing/programs/server-process.ts';
import { compare, type Result } from '../result.ts';
import { fixed } from '../samples.ts';
import { buildBare } from './build-bare.ts';

const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** P13: the JavaScript a browser fetches before a page works, brotli at its best, against React alone. */
export async function webCases(): Promise<Result[]> {
  const executablePath = await findChromium();
  const dist = await buildWeb((line) => console.error(line));
  const floor = kilobytesOf([await reactAlone()]);
  const pages = await loadedScripts(executablePath);
  const read = (names: readonly string[]) =>
    Promise.all(names.map((name) => readFile(join(dist, 'assets', name))));
  const [signIn, manifest] = [kilobytesOf(await read(pages.signIn)), kilobytesOf(await read(pages.manifest))];
  return [
    kilobytes(`JavaScript of /auth (${pages.signIn.length} files) ÷ React alone`, signIn, floor, {
      ratio: 1.25,
      aim: 75,
      ceiling: 130,
    }),
    kilobytes(
      `JavaScript of /passenger-manifest (${pages.manifest.length} files) ÷ React alone`,
      manifest,
      floor,
      { ratio: 1.8, aim: 107, ceiling: ceilings.desktop },
    ),
    await largestChunk(dist),
  ];
}

type Aims = { ratio: number; aim: number; ceiling: number };

function kilobytes(what: string, size: number, floor: number, { ratio, aim, ceiling }: Aims): Result {
  const result = compare('P13', what, [fixed(size), fixed(floor)]);
  const isMet = size / floor <= ratio && size <= aim;
  const broken = size > ceiling ? ', ceiling broken' : '';
  return {
    ...result,
    unit: 'kB',
    ratio95: null,
    target: `≤ ${ratio}, ≤ ${aim} kB (ceiling ${ceiling} kB${broken})`,
    isMet,
  };
}

async function largestChunk(dist: string): Promise<Result> {
  const names = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(
    names.map(async (name) => ({ name, size: kilobytesOf([await readFile(join(dist, 'assets', name))]) })),
  );
  const largest = sizes.sort((a, b) => b.size - a.size)[0];
  const result = compare('P13', `the largest chunk, ${largest?.name}`, [fixed(largest?.size ?? 0), null]);
  return { ...result, unit: 'kB', target: '≤ 60 kB', isMet: (largest?.size ?? 0) <= 60 };
}

/** The scripts two pages fetched, in a browser that had nothing yet; a service worker would fetch everything. */
async function loadedScripts(executablePath: string): Promise<{ signIn: string[]; manifest: string[] }> {
  const dataFolder = join(tmpdir(), `leme-bench-web-${process.pid}`);
  const server = await startServerProcess(dataFolder, { LEME_API_ONLY: '0' });
  const browser = await chromium.launch({ executablePath, args: switches });
  try {
    const address = server.address.replace('127.0.0.1', 'localhost');
    const open = async () =>
      await browser.newContext({ baseURL: address, locale: 'pt-BR', serviceWorkers: 'block' });
    const context = await open();
    const page = await context.newPage();
    const signIn = await firstScripts(page, '/auth', () =>
      page.getByRole('button', { name: 'Entrar' }).waitFor(),
    );
    await page.getByLabel('Email').fill(demoAccounts[0]?.email ?? '');
    await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    const fresh = await open();
    await fresh.addCookies(await context.cookies());
    const second = await fresh.newPage();
    const manifest = await firstScripts(second, '/passenger-manifest', () =>
      second.locator('main h1').waitFor(),
    );
    return { signIn, manifest };
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** React, react-dom and one root. */
async function reactAlone(): Promise<Buffer> {
  const built = await buildBare(`import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(createElement('p', null, 'Leme'));`);
  return Buffer.from(built);
}
