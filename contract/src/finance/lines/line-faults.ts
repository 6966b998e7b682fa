import type { Fault } from '../../kit/problem.ts';
import { codesOf, type Formula, powerOf, readFormula } from './formula.ts';
import type { StatementLine } from './lines.ts';

const codeForm = /^\d{1,2}(\.\d{1,2}){0,3}$/;

/** What cannot be among the lines of a statement, each by the line and the field it stands in. */
export function lineFaults(lines: readonly StatementLine[]): Fault[] {
  const formulas = formulasOf(lines);
  return lines.flatMap((line, at) => {
    const said = (name: 'code' | 'formula', code: string, params?: Fault['params']): Fault[] => [
      { pointer: `/lines/${at}/${name}`, code, ...(params && { params }) },
    ];
    if (!codeForm.test(line.code)) return said('code', 'invalid');
    if (lines.findIndex(({ code }) => code === line.code) !== at) return said('code', 'taken');
    if (line.kind !== 'formula') return [];
    if (!line.formula) return said('formula', 'required');
    const formula = formulas.get(line.code);
    if (!formula) return said('formula', 'formula');
    const codes = codesOf(formula);
    const unknown = codes.find((code) => !lines.some((other) => other.code === code));
    if (unknown) return said('formula', 'unknown-line', { code: unknown });
    if (codes.includes(line.code)) return said('formula', 'line-itself', { code: line.code });
    const around = codes.find((code) => reaches(code, line.code, formulas, new Set()));
    if (around) return said('formula', 'line-circle', { code: around });
    return unitOf(line.code, formulas) === null ? said('formula', 'line-units') : [];
  });
}

export type Formulas = ReadonlyMap<string, Formula>;

/** The formulas of lines that have one that can be read. */
export function formulasOf(lines: readonly StatementLine[]): Formulas {
  return new Map(
    lines.flatMap(({ code, kind, formula }) => {
      const read = kind === 'formula' && formula ? readFormula(formula) : null;
      return read ? [[code, read] as const] : [];
    }),
  );
}

function reaches(from: string, to: string, formulas: Formulas, seen: Set<string>): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  const formula = formulas.get(from);
  return formula !== undefined && codesOf(formula).some((code) => reaches(code, to, formulas, seen));
}

/** Whether a line is money or a share of some; nothing for what is neither. */
export function unitOf(code: string, formulas: Formulas): 'money' | 'share' | null {
  const power = (of: string): number | null => {
    const formula = formulas.get(of);
    return formula ? powerOf(formula, power) : 1;
  };
  const own = power(code);
  if (own === 1) return 'money';
  return own === 0 ? 'share' : null;
}
