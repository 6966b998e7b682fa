import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../rules/sources.ts';
import { askedAgain, flakyList, passedAgain, readFlaky, standingTwice, withFlaky } from './flaky.ts';
import { slowest, tooHeavy } from './heavy-files.ts';
import type { FileTold, Told } from './told-reporter.ts';
import { outcomeOf } from './vitest-runs.ts';

const at = (name: string) => join(root, name.includes('.') ? name : `e2e/${name}.journey.ts`);
const ended = (name: string, given: Partial<FileTold> = {}): Told[] => [
  { says: 'begins', file: at(name) },
  { says: 'ends', file: at(name), passed: 2, failed: [], skipped: [], faults: [], seconds: 1, ...given },
];
const failing = { passed: 1, failed: [{ name: 'a tap counts', why: 'Error: gone\n    at x:1:1' }] };
const first = (...lines: Told[][]) => outcomeOf(false, lines.flat());

test('a journey that failed is asked again; three that failed are not, and neither is a run that broke beside its tests', () => {
  expect(askedAgain(first(ended('pier/pier'), ended('pier/scan', failing)), 0)).toEqual([
    'e2e/pier/scan.journey.ts',
  ]);
  const two = [ended('pier/scan', failing), ended('office/live', failing)];
  expect(askedAgain(first(...two), 0)).toEqual(['e2e/pier/scan.journey.ts', 'e2e/office/live.journey.ts']);
  expect(askedAgain(first(...two), 1)).toBeNull();
  expect(askedAgain(first(...two, ended('pier/pier', failing)), 0)).toBeNull();
  const loose: Told[] = [{ says: 'run ends', faults: ['Error: the product ended'] }];
  expect(askedAgain(first(ended('pier/scan', failing), loose), 0)).toBeNull();
  expect(askedAgain(first(loose), 0)).toBeNull();
});

test('a screen is asked again as a journey is; what the server or a rule says is red at once', () => {
  const screen = 'web/src/app/sign-in/walls.test.tsx';
  expect(askedAgain(first(ended(screen, failing)), 0)).toEqual([screen]);
  const server = ended('server/src/isolation.test.ts', failing);
  expect(askedAgain(first(ended(screen, failing), server), 0)).toBeNull();
});

test('what hung, or died with its worker, began and never ended: it is named, has failed, and is asked again', () => {
  const hung: Told[] = [{ says: 'begins', file: at('office/live') }];
  const outcome = first(ended('pier/pier'), hung);
  expect(outcome.failures).toEqual(['e2e/office/live.journey.ts\n    it began and never ended']);
  expect(outcome).toMatchObject({ isWell: false, passed: 2, failed: 1 });
  expect(askedAgain(outcome, 0)).toEqual(['e2e/office/live.journey.ts']);
  const died: Told[] = [...hung, { says: 'run ends', faults: ['Error: Worker exited unexpectedly'] }];
  expect(askedAgain(first(ended('pier/pier'), died), 0)).toEqual(['e2e/office/live.journey.ts']);
  expect(outcomeOf(true, hung).isWell).toBe(false);
});

test('the second run decides: it is red when a file fails again, ran no test, or was not there', () => {
  const [pier, scan] = ['e2e/pier/pier.journey.ts', 'e2e/pier/scan.journey.ts'];
  const again = (...lines: Told[][]) => outcomeOf(true, lines.flat());
  expect(passedAgain([pier, scan], again(ended('pier/pier'), ended('pier/scan')))).toBe(true);
  expect(passedAgain([pier, scan], again(ended('pier/pier')))).toBe(false);
  expect(passedAgain([pier, scan], again(ended('pier/pier'), ended('pier/scan', { passed: 0 })))).toBe(false);
  expect(passedAgain([pier], again(ended('pier/pier', failing)))).toBe(false);
  expect(passedAgain([pier], outcomeOf(false, ended('pier/pier')))).toBe(false);
  expect(passedAgain([pier], again())).toBe(false);
});

const list = '# Title\n\nWords.\n\n| file | commit | reason | struck |\n|---|---|---|---|\n';

test('a line more says file, commit and reason on one line; a broken line stays as it is and is named', () => {
  const reason = 'expected |a|\n to be b';
  const text = withFlaky(list, { file: 'e2e/pier/pier.journey.ts', commit: 'ab12cd3', reason });
  expect(text).toBe(`${list}| \`e2e/pier/pier.journey.ts\` | \`ab12cd3\` | expected a to be b |  |\n`);
  expect(readFlaky(text)).toMatchObject({ rows: [{ reason: 'expected a to be b', struck: '' }], broken: [] });
  const torn = `${list}| e2e/torn without an end\n`;
  const after = withFlaky(torn, { file: 'e2e/pier/pier.journey.ts', commit: 'ab12cd3', reason: 'late' });
  expect(after.startsWith(torn)).toBe(true);
  expect(readFlaky(after).broken).toEqual(['| e2e/torn without an end']);
  expect(readFlaky(after).rows).toHaveLength(1);
});

test('who stands there twice without having been struck is to be mended', () => {
  const line = (file: string, struck: string) => `| \`${file}\` | \`ab12cd3\` | late | ${struck} |\n`;
  expect(standingTwice(list + line('a', '') + line('b', '') + line('a', ''))).toEqual(['a']);
  expect(standingTwice(list + line('a', 'test') + line('a', ''))).toEqual([]);
});

test('the list of the house can be read, and says product or test where a line was struck', () => {
  const text = readFileSync(flakyList, 'utf8');
  expect(readFlaky(text).broken).toEqual([]);
  for (const { struck } of readFlaky(text).rows) expect(['', 'product', 'test']).toContain(struck);
});

test('a file that costs more than twelve seconds of a quick core fails unless a list knows why; on a slower core it may cost more', () => {
  const files = [
    { file: 'a.test.ts', seconds: 13 },
    { file: 'b.test.ts', seconds: 11 },
  ];
  expect(tooHeavy(files, 1, {})).toEqual(['a.test.ts takes 13.0 s of processor time, 12 are the most']);
  expect(tooHeavy(files, 1, { 'a.test.ts': 'ten thousand values' })).toEqual([]);
  expect(tooHeavy(files, 1.2, {})).toEqual([]);
  expect(slowest(files)).toEqual(['  13.0 s  a.test.ts', '  11.0 s  b.test.ts']);
});
