import { expect, test } from 'vitest';
import { isTest, readFiles, withoutComments } from './sources.ts';

const makesCode =
  /\bFunction\s*\(|(?<![\w$.-])eval\b|\b(?:globalThis|window|self)\??\.eval\b|\bset(?:Timeout|Interval)\(\s*['"`]/;

test('no source makes code out of a text', () => {
  const sources = readFiles().filter((file) => /\.(tsx?|m?js)$/.test(file.path) && !isTest(file));
  expect(sources.length).toBeGreaterThan(1_000);
  const offences = sources.filter(({ text }) => makesCode.test(withoutComments(text)));
  expect(offences.map(({ path }) => path)).toEqual([]);
});

test.each([
  "new Function('value', text)",
  'Function(text)()',
  'eval(text)',
  '(0, eval)(text)',
  'const run = eval;',
  'globalThis.eval(text)',
  "setInterval('go()', 1)",
])('refused: %s', (text) => {
  expect(text).toMatch(makesCode);
});

test.each(["'wasm-unsafe-eval'", 'page.evaluate(read)', 'page.$eval(path)', 'isFunction(value)'])(
  'taken: %s',
  (text) => {
    expect(text).not.toMatch(makesCode);
  },
);
