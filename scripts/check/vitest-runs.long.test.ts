import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../rules/sources.ts';
import { askedAgain, passedAgain } from './flaky.ts';
import { runVitest } from './vitest-runs.ts';

// Journeys made for this: one that passes, one that fails every second time, one that hangs, one whose worker dies.
let folder = '';
const made = {
  passes: "test('passes', () => {});",
  everySecond: `test('fails every second time', () => {
    const isSecond = existsSync(import.meta.filename + '.seen');
    writeFileSync(import.meta.filename + '.seen', '');
    expect(isSecond).toBe(true);
  });`,
  hangs: "test('hangs', () => { for (;;); });",
  unready: `describe('a group', () => {
    beforeAll(() => { throw new Error('no database'); });
    test('one', () => {});
    describe('in it', () => { test('two', () => {}); });
  });
  test('three', () => {});
  test('four', ({ skip }) => skip('named: it cannot'));`,
  dies: "test('dies', () => { process.kill(process.pid, 'SIGKILL'); });",
};

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/journeys-'));
  const head =
    "import { existsSync, writeFileSync } from 'node:fs';\nimport { beforeAll, describe, expect, test } from 'vitest';\n";
  for (const [name, text] of Object.entries(made))
    await writeFile(join(folder, `${name}.journey.ts`), head + text);
  const config = "export default { test: { include: ['**/*.journey.ts'], pool: 'forks', maxWorkers: 1 } };";
  await writeFile(join(folder, 'vitest.config.ts'), config);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const runOf = (...names: (keyof typeof made)[]) =>
  runVitest(
    join(folder, 'told.jsonl'),
    [
      '--root',
      folder,
      '--config',
      join(folder, 'vitest.config.ts'),
      ...names.map((name) => `${name}.journey.ts`),
    ],
    {},
    // What these print would look like failures of this run.
    { silence: 8_000, print: () => undefined },
  );
const fileOf = (name: keyof typeof made) => expect.stringMatching(new RegExp(`${name}\\.journey\\.ts$`));

test('a journey that fails every second time is found: named, asked once more, passed', async () => {
  const first = await runOf('passes', 'everySecond');
  const files = askedAgain(first, 0);
  expect(files).toEqual([fileOf('everySecond')]);
  const second = await runOf('everySecond');
  expect(passedAgain(files ?? [], second)).toBe(true);
  expect(first.red[0]?.reason).toContain('AssertionError: expected false to be true');
});

test('a journey that hangs is ended and named, and so is one whose worker dies', async () => {
  const hung = await runOf('hangs');
  expect(hung).toMatchObject({ isWell: false, passed: 0, red: [{ file: fileOf('hangs') }] });
  const dead = await runOf('dies');
  expect(dead).toMatchObject({ isWell: false, red: [{ file: fileOf('dies') }] });
  expect(askedAgain(dead, 0)).toEqual([fileOf('dies')]);
});

test('a group whose set-up fails has failed with every test in it, and none of them counts as named', async () => {
  const { isWell, passed, failed, named, failures } = await runOf('unready');
  expect([isWell, passed, failed]).toEqual([false, 1, 2]);
  expect(named).toEqual([expect.stringMatching(/four$/)]);
  expect(failures).toEqual([
    expect.stringMatching(/a group > one\n {4}Error: no database/),
    expect.stringMatching(/a group > in it > two\n {4}Error: no database/),
  ]);
});
