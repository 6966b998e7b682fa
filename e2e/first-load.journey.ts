import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ceilings, firstScripts, kilobytesOf } from '../scripts/first-load.ts';
import { openAs, openPage } from './browser.ts';

const assets = join(import.meta.dirname, '../web/dist/assets');

async function weigh(names: readonly string[]): Promise<number> {
  expect(names.length).toBeGreaterThan(4);
  return kilobytesOf(await Promise.all(names.map((name) => readFile(join(assets, name)))));
}

test('the sign-in page keeps below its ceiling', async () => {
  const page = await openPage();
  const names = await firstScripts(page, '/auth', () =>
    page.getByRole('button', { name: 'Entrar' }).waitFor(),
  );
  const weight = await weigh(names);
  console.log(`/auth: ${names.length} files, ${weight.toFixed(2)} kB`);
  expect(weight, names.join(' ')).toBeLessThanOrEqual(ceilings.signIn);
});

test.for(['desktop', 'phone'] as const)(
  'the passenger manifest keeps below its ceiling: %s',
  async (size) => {
    const page = await openAs('admin@mar-azul.test', size);
    const isThere = () => page.locator('main h1').waitFor();
    const names = await firstScripts(page, '/passenger-manifest', isThere);
    const weight = await weigh(names);
    console.log(`/passenger-manifest, ${size}: ${names.length} files, ${weight.toFixed(2)} kB`);
    expect(weight, names.join(' ')).toBeLessThanOrEqual(ceilings[size]);
  },
);
