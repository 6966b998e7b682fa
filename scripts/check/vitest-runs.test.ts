import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../rules/sources.ts';
import { failuresOf } from './vitest-runs.ts';

const file = join(root, 'e2e/pier/pier.journey.ts');
const frames = `    at press (${join(root, 'e2e/pier/pier-day.ts')}:12:3)\n    at ${file}:40:7\n    at run (node:internal:1:1)`;
const told = { file, passed: 0, failed: [], skipped: [], faults: [], seconds: 0 };
const failed = (why: string) => ({ ...told, failed: [{ name: 'a tap counts', why }] });

test('under the name of a test that failed stand the first lines of why, and the place in its own file', () => {
  const message = `\u001b[31mError: expected '0 de 3' to be '3 de 3'\u001b[39m\n\nCall log:\n  - waiting\n${frames}`;
  expect(failuresOf(failed(message))).toEqual([
    [
      'e2e/pier/pier.journey.ts: a tap counts',
      "    Error: expected '0 de 3' to be '3 de 3'",
      '    Call log:',
      '    - waiting',
      '    at e2e/pier/pier.journey.ts:40',
    ].join('\n'),
  ]);
});

test('a long message is cut, its place is not; a file that could not be read is said as well', () => {
  const [long = ''] = failuresOf(failed(`Error: ${'<div>'.repeat(500)}\n${frames}`));
  expect(long.length).toBeLessThan('e2e/pier/pier.journey.ts: a tap counts'.length + 410);
  expect(long).toContain('Error: <div><div>');
  expect(long.endsWith('    at e2e/pier/pier.journey.ts:40')).toBe(true);
  expect(failuresOf({ ...told, faults: ['Cannot find ./gone.ts'] })).toEqual([
    'e2e/pier/pier.journey.ts\n    Cannot find ./gone.ts',
  ]);
  expect(failuresOf(failed(''))).toEqual(['e2e/pier/pier.journey.ts: a tap counts']);
});
