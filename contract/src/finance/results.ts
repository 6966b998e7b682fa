import { worthOf } from './lines/formula.ts';
import { type Formulas, formulasOf, unitOf } from './lines/line-faults.ts';
import { isBelow, type StatementLine, usualLines } from './lines/lines.ts';

export type ResultAmount = { code: string; cents: number };
/** A line of a statement: centavos, or of a share its hundredths of a per cent; nothing where it divides by nought. */
export type ResultLineAmount = { code: string; value: number | null; unit: 'money' | 'share' };

/**
 * All lines of a statement of which these are the leaves, in their order. A sum of which nothing stands is left out; what
 * is on no line counts nowhere.
 */
export function statementOf(
  leaves: readonly ResultAmount[],
  lines: readonly StatementLine[] = usualLines,
): ResultLineAmount[] {
  const formulas = formulasOf(lines);
  const sums = new Set(lines.flatMap(({ code, kind }) => (kind === 'sum' ? [code] : [])));
  const onLines = leaves.filter(({ code }) => sums.has(code));
  const said = new Set(onLines.map(({ code }) => code));
  const numberOf = valuesOf(lines, onLines, formulas);
  return lines.flatMap(({ code, kind }): ResultLineAmount[] => {
    if (kind === 'sum' && !said.has(code)) return [];
    const unit = unitOf(code, formulas) ?? 'money';
    const value = numberOf(code);
    const whole = value === null ? null : Math.round(unit === 'share' ? value * 10_000 : value);
    return [{ code, unit, value: whole === 0 ? 0 : whole }];
  });
}

function valuesOf(lines: readonly StatementLine[], leaves: readonly ResultAmount[], formulas: Formulas) {
  const kinds = new Map(lines.map(({ code, kind }) => [code, kind]));
  const known = new Map<string, number | null>();
  const numberOf = (code: string): number | null => {
    const before = known.get(code);
    if (before !== undefined) return before;
    // Whoever asks for itself on the way gets nothing, and does not ask for ever.
    known.set(code, null);
    const formula = formulas.get(code);
    const own = (of: string) => of === code || (kinds.get(code) === 'group' && isBelow(of, code));
    const sum = leaves.reduce((total, leaf) => total + (own(leaf.code) ? leaf.cents : 0), 0);
    const value = formula ? worthOf(formula, numberOf) : sum;
    known.set(code, value);
    return value;
  };
  return numberOf;
}
