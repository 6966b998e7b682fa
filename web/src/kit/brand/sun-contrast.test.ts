import { readFile } from 'node:fs/promises';
import { brandVariables, contrast, deriveBrand } from '@leme/contract/kit/brand';
import { expect, test } from 'vitest';

test('in full sun no colour of a company is shown, so that any two can be read: black on white', async () => {
  const tokens = await readFile(new URL('../../ui/style/tokens.css', import.meta.url), 'utf8');
  const sun = tokens.slice(tokens.indexOf('[data-theme="sun"]'));
  const read = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sun)?.[1] ?? '';
  expect(contrast(read('brand'), read('on-brand'))).toBe(21);
  for (const name of ['brand-text', 'brand-ui', 'brand-edge', 'fg'])
    for (const ground of ['bg', 'surface', 'muted'])
      expect([name, contrast(read(name), read(ground))]).toEqual([name, 21]);
  // What a company brings is of the light and the dark theme alone.
  const brought = Object.keys(brandVariables(deriveBrand('#FFD400', '#FFD400')));
  expect(brought.filter((name) => !/^--(light|dark|login)-/.test(name))).toEqual([]);
});
