import { readFile } from 'node:fs/promises';
import { contrast } from '@leme/contract/kit/brand';
import { expect, test } from 'vitest';

const here = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
const steps = [0, 51, 102, 153, 204, 255];
const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => [r, g, b] as const)));

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const mixed = (colour: readonly number[], ground: string, share: number) =>
  `#${channels(ground)
    .map((value, at) => Math.round(value + ((colour[at] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

test('the words of a tag are readable on its ground whatever its colour, in every theme', async () => {
  const [tag, tokens] = [await here('../../ui/records/tag.tsx'), await here('../../ui/style/tokens.css')];
  const share =
    Number(/bg-\[color-mix\(in_srgb,var\(--tag\)_(\d+)%,var\(--surface\)\)\]/.exec(tag)?.[1]) / 100;
  const read = (name: string) =>
    [...tokens.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(([, hex]) => hex ?? '');
  const [surfaces, words] = [read('surface'), read('fg')];
  expect([surfaces.length, words.length]).toEqual([3, 3]);
  const worst = surfaces.map((surface, at) =>
    Math.min(...colours.map((colour) => contrast(mixed(colour, surface, share), words[at] ?? ''))),
  );
  for (const ratio of worst) expect(ratio).toBeGreaterThanOrEqual(4.5);
});
