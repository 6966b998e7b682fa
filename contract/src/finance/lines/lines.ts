import type { LocalisedValue } from '../../kit/resource/fields.ts';
import { type ResultLine, resultLines } from '../accounts.ts';

export const lineKinds = ['sum', 'group', 'formula'] as const;
export type LineKind = (typeof lineKinds)[number];
export const lineSigns = ['plus', 'minus'] as const;

/**
 * A line of the statement of results: a sum is what stands on its accounts, a group all sums whose code begins with its own,
 * a formula is worked out of other lines.
 */
export type StatementLine = {
  code: string;
  /** The company’s own words; without any the line is called as the product calls it. */
  name: LocalisedValue | null;
  sign: (typeof lineSigns)[number];
  kind: LineKind;
  formula: string | null;
};

/** The parts of the statement as the law orders them (6.404, art. 187), with gross margin and EBITDA between. */
const parts: readonly (readonly [code: string, sign: 'plus' | 'minus', formula?: string])[] = [
  ['1', 'plus'],
  ['2', 'minus'],
  ['3', 'plus', '1 + 2'],
  ['4', 'minus'],
  ['5', 'plus', '3 + 4'],
  ['6', 'minus'],
  ['7', 'plus', '5 + 6'],
  ['8', 'minus'],
  ['9', 'plus'],
  ['10', 'plus'],
  ['11', 'plus', '7 + 8 + 9 + 10'],
  ['12', 'minus'],
  ['13', 'minus'],
  ['14', 'plus', '11 + 12 + 13'],
];

const parentOf = (code: string) => code.slice(0, Math.max(0, code.lastIndexOf('.')));

function linesWithout(left: readonly ResultLine[]): StatementLine[] {
  return parts.flatMap(([code, sign, formula = null]): StatementLine[] => [
    { code, name: null, sign, kind: formula === null ? 'group' : 'formula', formula },
    ...resultLines
      .filter((line) => parentOf(line) === code && !left.includes(line))
      .map((line): StatementLine => ({ code: line, name: null, sign, kind: 'sum', formula: null })),
  ]);
}

/** All lines there are: what a company has that decided nothing. */
export const usualLines: readonly StatementLine[] = linesWithout([]);

export const templateNames = ['simples', 'presumido'] as const;
/** By how a company is taxed: one guide for all taxes, or each by itself. */
export const templates: Readonly<Record<(typeof templateNames)[number], readonly StatementLine[]>> = {
  simples: linesWithout(['2.3', '2.4', '2.5', '12.1'])
    .filter(({ code }) => code !== '12')
    .map(withoutTax),
  presumido: linesWithout(['2.6']),
};

/** Who pays one guide pays no tax on income beside it. */
function withoutTax(line: StatementLine): StatementLine {
  return line.code === '14' ? { ...line, formula: '11 + 13' } : line;
}

/** The lines below one, however deep. */
export const isBelow = (code: string, above: string) => code.startsWith(`${above}.`);

/** A line with all below it, one place up or down among those that stand beside it. */
export function movedLine(lines: readonly StatementLine[], code: string, by: -1 | 1): StatementLine[] {
  const isOwn = (line: StatementLine) => line.code === code || isBelow(line.code, code);
  const beside = lines.filter((line) => parentOf(line.code) === parentOf(code)).map((line) => line.code);
  const other = beside[beside.indexOf(code) + by];
  return other === undefined ? [...lines] : placedLine(lines, { at: other, isAfter: by > 0, isOwn });
}

type Target = { at: string; isAfter: boolean; isOwn: (line: StatementLine) => boolean };

function placedLine(lines: readonly StatementLine[], { at, isAfter, isOwn }: Target) {
  const block = lines.filter(isOwn);
  const rest = lines.filter((line) => !isOwn(line));
  const own = (line: StatementLine) => line.code === at || isBelow(line.code, at);
  const index = isAfter ? rest.findLastIndex(own) + 1 : rest.findIndex(own);
  return [...rest.slice(0, index), ...block, ...rest.slice(index)];
}

/** A line with all below it where another one stands, which makes room: what a handle lets go of. */
export function droppedLine(lines: readonly StatementLine[], code: string, onto: string): StatementLine[] {
  const isOwn = (line: StatementLine) => line.code === code || isBelow(line.code, code);
  const target = lines.find((line) => line.code === onto);
  if (!target || isOwn(target)) return [...lines];
  const place = (of: string) => lines.findIndex((line) => line.code === of);
  return placedLine(lines, { at: onto, isAfter: place(code) < place(onto), isOwn });
}
