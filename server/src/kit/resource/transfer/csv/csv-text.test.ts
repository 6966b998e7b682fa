import { expect, test } from 'vitest';
import { escapeFormula, escapeFormulaAgain, unescapeFormula } from './csv-text.ts';

const openings = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'];
const rests = ['1+1', 'cmd|"/c calc"!A1', 'HYPERLINK("http://x";"y")', 'SUM(A1:A9)', "'", ''];
const formulas = openings.flatMap((opening) => rests.map((rest) => opening + rest));

test('whatever opens like a formula is guarded, read back it is what it was, and a guard of its own is kept', () => {
  expect(formulas.length).toBeGreaterThan(30);
  for (const formula of [...formulas, ...formulas.map((each) => `'${each}`)]) {
    expect(escapeFormula(formula), formula).toBe(`'${formula}`);
    expect(unescapeFormula(escapeFormula(formula)), formula).toBe(formula);
  }
  for (const text of ['Ana', "d'Ávila", "'bar", '1+1', 'a=b', '']) {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  }
});

test('what comes back to whoever sent it is guarded too, but for numbers', () => {
  for (const formula of formulas)
    if (!/^[+-]1?$/.test(formula)) expect(escapeFormulaAgain(formula)).toMatch(/^'/);
  for (const number of ['-5,5', '+55', '-1.234,56']) expect(escapeFormulaAgain(number)).toBe(number);
});
