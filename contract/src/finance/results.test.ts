import { expect, test } from 'vitest';
import { readFormula } from './lines/formula.ts';
import { lineFaults } from './lines/line-faults.ts';
import { droppedLine, movedLine, type StatementLine, templates, usualLines } from './lines/lines.ts';
import { statementOf } from './results.ts';

const leaves = [
  { code: '1.6', cents: 9_000 },
  { code: '1.1', cents: 243_500 },
  { code: '2.6', cents: -15_150 },
  { code: '4.1', cents: -189_441 },
  { code: '6.1', cents: -126_795 },
];
const line = (code: string, formula: string | null = null, kind = formula ? 'formula' : 'sum') =>
  ({ code, name: null, sign: 'plus', kind, formula }) as StatementLine;
const valuesOf = (lines: readonly StatementLine[], of: readonly string[]) => {
  const told = statementOf(leaves, lines);
  return of.map((code) => told.find((each) => each.code === code)?.value);
};

test('a statement adds its leaves, and each result those above it', () => {
  const of = ['1', '2', '3', '4', '5', '6', '7', '11', '14'];
  expect(valuesOf(usualLines, of)).toEqual([
    252_500, -15_150, 237_350, -189_441, 47_909, -126_795, -78_886, -78_886, -78_886,
  ]);
  expect(
    statementOf(leaves)
      .slice(0, 3)
      .map(({ code }) => code),
  ).toEqual(['1', '1.1', '1.6']);
});

test('nothing at all is a statement of zeros', () => {
  expect(statementOf([]).every(({ value }) => value === 0)).toBe(true);
});

test('a line is a share of another one in hundredths of a per cent, and nothing where it divides by nought [A2.3-62]', () => {
  const lines = [...usualLines, line('20', '5 / 3'), line('21', '5 / 8'), line('22', '(5 - 6) * 20')];
  expect(valuesOf(lines, ['20', '21'])).toEqual([2018, null]);
  expect(statementOf(leaves, lines).find(({ code }) => code === '20')?.unit).toBe('share');
  expect(valuesOf(lines, ['22'])).toEqual([Math.round((174_704 * 47_909) / 237_350)]);
});

test('what cannot be is said at the formula that says it: an unknown code, itself, a circle, money times money [B2.2-59]', () => {
  const faultsOf = (...more: StatementLine[]) =>
    lineFaults([...usualLines, ...more]).map(({ pointer, code, params }) => [
      Number(pointer.split('/')[2]) - usualLines.length,
      code,
      params?.code,
    ]);
  expect(faultsOf(line('20', '3 + 99'))).toEqual([[0, 'unknown-line', '99']]);
  expect(faultsOf(line('20', '3 - 20'))).toEqual([[0, 'line-itself', '20']]);
  expect(faultsOf(line('20', '21 + 3'), line('21', '22 - 4'), line('22', '20'))).toEqual([
    [0, 'line-circle', '21'],
    [1, 'line-circle', '22'],
    [2, 'line-circle', '20'],
  ]);
  expect(faultsOf(line('20', '3 * 4'), line('21', '3 + 20'))).toEqual([
    [0, 'line-units', undefined],
    [1, 'line-units', undefined],
  ]);
  expect(faultsOf(line('20', '3 +'), line('21', null, 'formula'), line('3'), line('x'))).toEqual([
    [0, 'formula', undefined],
    [1, 'required', undefined],
    [2, 'taken', undefined],
    [3, 'invalid', undefined],
  ]);
  expect([faultsOf(), lineFaults(templates.simples), lineFaults(templates.presumido)]).toEqual([[], [], []]);
});

test('a formula is read by its brackets and its order, and nothing else is one', () => {
  expect(readFormula('3 + 4 * 5')).toEqual({
    op: '+',
    left: { code: '3' },
    right: { op: '*', left: { code: '4' }, right: { code: '5' } },
  });
  for (const wrong of ['', '3 +', '(3', '3)', '3 4', 'net', '3 ** 4', '()'])
    expect(readFormula(wrong)).toBeNull();
});

test('a line is moved with all below it, by a step or onto another one', () => {
  const few = ['1', '1.1', '1.2', '2', '2.1', '3'].map((code) => line(code));
  const codes = (lines: readonly StatementLine[]) => lines.map(({ code }) => code).join(' ');
  expect(codes(movedLine(few, '1', 1))).toBe('2 2.1 1 1.1 1.2 3');
  expect(codes(movedLine(few, '1.2', -1))).toBe('1 1.2 1.1 2 2.1 3');
  expect(codes(movedLine(few, '1', -1))).toBe(codes(few));
  expect(codes(droppedLine(few, '3', '1'))).toBe('3 1 1.1 1.2 2 2.1');
  expect(codes(droppedLine(few, '1', '1.2'))).toBe(codes(few));
  expect(codes(droppedLine(few, '1', '3'))).toBe('2 2.1 3 1 1.1 1.2');
});

test('who pays one guide has no line for each tax, and the other way round', () => {
  const has = (name: 'simples' | 'presumido') =>
    ['2.3', '2.6', '12', '14'].filter((code) => templates[name].some((each) => each.code === code));
  expect([has('simples'), has('presumido')]).toEqual([
    ['2.6', '14'],
    ['2.3', '12', '14'],
  ]);
});
