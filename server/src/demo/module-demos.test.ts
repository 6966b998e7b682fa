import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modules } from '@leme/contract/modules';
import { expect, onTestFinished, test } from 'vitest';
import { findDemos, objectionTo } from './module-demos.ts';
import { seededRandom } from './seeded-random.ts';

test('what a module seeds is found by its file, and comes after what it builds on', async () => {
  const names = (await findDemos()).map(({ module }) => module.name);
  expect(names).toEqual([
    'access',
    'tenancy',
    'catalog',
    'fleet',
    'sales',
    'pricing',
    'stock',
    'crew',
    'leads',
    'bookings',
    'maintenance',
    'rosters',
    'voyages',
    'manifest',
    'finance',
    'channels',
  ]);
});

test.each([
  ['motors', 'export const demo = 1;', 'motors has demo data, and no module is called so'],
  ['fleet', 'export const seeds = 1;', 'fleet/demo.ts exports no demo'],
])('a demo of %s that cannot be run is named', async (module, text, fault) => {
  const folder = await mkdtemp(join(tmpdir(), 'leme-demos-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, module));
  await writeFile(join(folder, module, 'demo.ts'), text);
  await expect(findDemos(folder)).rejects.toThrow(fault);
});

test('a demo writes tables of its own module alone, and reads those of lower ones and of the ground', () => {
  const of = (name: string, does: 'reads' | 'writes', table: string) => {
    const module = modules.find((each) => each.name === name);
    return module && objectionTo(module, does, table);
  };
  expect(of('fleet', 'writes', 'boats')).toBe(null);
  expect(of('bookings', 'reads', 'boats')).toBe(null);
  expect(of('bookings', 'reads', 'company_settings')).toBe(null);
  expect(of('bookings', 'writes', 'boats')).toBe('The demo of bookings writes boats of fleet');
  expect(of('fleet', 'reads', 'customers')).toBe('The demo of fleet reads customers of sales');
  expect(of('fleet', 'reads', 'sessions')).toBe('The demo of fleet reads sessions of bookings');
  expect(of('fleet', 'writes', 'rockets')).toBe('The demo of fleet writes rockets of nobody');
});

test('a stream of random numbers is the same for the same words, and another one for others', () => {
  const drawn = (seed: string) => {
    const random = seededRandom(seed, 0);
    return Array.from({ length: 8 }, () => random.below(1_000));
  };
  expect(drawn('fleet of Mar Azul')).toEqual(drawn('fleet of Mar Azul'));
  expect(drawn('fleet of Mar Azul')).not.toEqual(drawn('sales of Mar Azul'));
});
