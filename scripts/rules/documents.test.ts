import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles, root } from './sources.ts';

const pages = readFiles().filter(
  ({ path }) => /^[A-Z]+\.md$|^docs\/.*\.md$|^deploy\//.test(path) && path !== 'docs/requirements.md',
);
const commands: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

test('the pages name only files and commands that exist, and every command leads to a file', () => {
  const place =
    /`((?:contract|server|web|scripts|docs|deploy|e2e|bench)\/[\w./-]+|(?:architecture|modules)\.test\.ts)`|\]\(([\w./-]+)\)/g;
  const lost = pages.flatMap(({ path, text }) =>
    [...text.matchAll(place)]
      .map(([, quoted, linked]) => quoted ?? join(dirname(path), linked ?? ''))
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${path} names ${target}`),
  );
  const asked = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run (?:--silent )?([a-z:-]+)/g)]
      .filter(([, name = '']) => !(name in commands))
      .map(([, name]) => `${path} names npm run ${name}`),
  );
  const programs = Object.entries(commands).flatMap(([name, command]) =>
    (command.match(/(?:scripts|bench)\/[\w-]+\.\w+/g) ?? [])
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `npm run ${name} starts ${path}`),
  );
  expect(pages.length).toBeGreaterThan(15);
  expect([...lost, ...asked, ...programs]).toEqual([]);
});

test('every decision has its line in the list by room', () => {
  const list = pages.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';
  const records = pages.filter(({ path }) => /^docs\/decisions\/\d{4}-/.test(path));
  expect(records.length).toBeGreaterThan(50);
  expect(
    records
      .map(({ path }) => path.slice('docs/decisions/'.length))
      .filter((name) => !list.includes(`(${name})`)),
  ).toEqual([]);
});

test('a command whose answer goes into a file is asked silently, or npm writes its banner there', () => {
  const commandsIn = ({ text }: { text: string }) => text.match(/npm run [^`\n]*? > [\w.]+/g) ?? [];
  const written = pages.flatMap(commandsIn);
  expect(written.length).toBeGreaterThan(1);
  expect(written.filter((command) => !command.startsWith('npm run --silent '))).toEqual([]);
});

const cellsOf = (path: string, number: RegExp) =>
  (pages.find((page) => page.path === path)?.text ?? '')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, first = '']) => number.test(first));
const sentences = (path: string, like: RegExp) =>
  pages.find((page) => page.path === path)?.text.match(like) ?? [];
/** How often each state stands in the rows, in words. */
const tally = (rows: readonly string[][], states: Record<string, string>) =>
  Object.entries(states).map(
    ([state, words]) => `${rows.filter((row) => row.includes(state)).length} ${words}`,
  );
const isProof = (cell = '') =>
  /`[\w./-]+\.(test|drill|journey)\.ts`|`[\w./-]+\/testing\/[\w/-]+\.ts`/.test(cell);

test('every promise stands in its table once, with a state and its tests, and the sums are right', () => {
  const path = 'docs/promises.md';
  const tables = ['R', 'T'].map((letter) =>
    cellsOf(path, new RegExp(`^${letter}\\d+$`)).map((row) =>
      row.map((cell) => cell.replace(/^in part: .+/, 'in part')),
    ),
  );
  const states = { kept: 'kept', 'in part': 'in part', 'not tried': 'not tried', 'not built': 'not built' };
  for (const [at, rows] of tables.entries()) {
    expect(rows.map(([, number]) => number?.slice(1))).toEqual(
      Array.from({ length: 22 }, (_, row) => `${row + 1}`),
    );
    expect(rows.filter(([, , , , state = '']) => !(state in states))).toEqual([]);
    expect(sentences(path, /^22 promises: .*$/gm)[at]).toBe(
      `22 promises: ${tally(rows, states).join(', ')}.`,
    );
    const tried = rows.filter(([, , , , state = '']) => /kept|in part/.test(state));
    expect(tried.filter(([, , , , , proof]) => !isProof(proof))).toEqual([]);
  }
});

test('every line of ASVS level 1 stands there once, with a state and its tests, and the sums are right', () => {
  const path = 'docs/asvs.md';
  const rows = cellsOf(path, /^\d+\.\d+\.\d+$/);
  const states = {
    tested: 'hold and are tested',
    built: 'hold by how it is built',
    'does not apply': 'do not apply',
    departs: 'depart',
    open: 'are open',
  };
  expect([rows.length, new Set(rows.map(([, number]) => number)).size]).toEqual([70, 70]);
  expect(rows.filter(([, , , state = '']) => !(state in states))).toEqual([]);
  expect(sentences(path, /^\d+ hold .*$/m)[0]).toBe(`${tally(rows, states).join(', ')}.`);
  expect(rows.filter(([, , , state, proof]) => state === 'tested' && !isProof(proof))).toEqual([]);
});
