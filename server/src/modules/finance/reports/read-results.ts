import type { StatementLine } from '@leme/contract/finance/lines/lines';
import {
  type DrawnLine,
  mostReportDays,
  type ResultRow,
  readResults,
} from '@leme/contract/finance/report-endpoints';
import { type ResultAmount, statementOf } from '@leme/contract/finance/results';
import { faults } from '@leme/contract/kit/problem';
import { addDays } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { serveBooks } from '../ledger/serve-books.ts';
import { readLines } from '../setup/statement-lines.ts';
import { cashLeavesOf, type Leaf, leavesOf, type Period } from './leaf-amounts.ts';
import { netRevenueOf, sumOf } from './result-figures.ts';

export const servesResults = serveBooks(readResults, async ({ input, ...work }) => {
  requirePeriod(input);
  const { lines } = await readLines(work);
  const leaves = input.regime === 'cash' ? await cashLeavesOf(work, input) : await leavesOf(work, input);
  return {
    lines: linesOf(leaves, lines),
    drawn: drawnOf(lines),
    without_line: sumOf(withoutLine(leaves, lines)),
    net_revenue: netRevenueOf(leaves),
  };
});

/** What a page needs to call the lines by their names. */
export const drawnOf = (lines: readonly StatementLine[]): DrawnLine[] =>
  lines.map(({ code, kind, name }) => ({ code, kind, name }));

/** A period ends after it begins, and is no longer than five years. */
export function requirePeriod({ from, to }: Period): void {
  const { days } = Temporal.PlainDate.from(from).until(to);
  if (days < 0) throw faults([{ pointer: '/to', code: 'too-small', params: { minimum: from } }]);
  if (days > mostReportDays)
    throw faults([{ pointer: '/to', code: 'too-large', params: { maximum: addDays(from, mostReportDays) } }]);
}

/** What stands on no line that is drawn. */
export function withoutLine(leaves: readonly Leaf[], lines: readonly StatementLine[]): Leaf[] {
  const sums = new Set(lines.flatMap(({ code, kind }) => (kind === 'sum' ? [code] : [])));
  return leaves.filter(({ line }) => line === null || !sums.has(line));
}

/** The lines of a statement of these leaves, whichever departures they are of. */
export function linesOf(leaves: readonly Leaf[], lines: readonly StatementLine[]): ResultRow[] {
  return statementOf(amountsOf(leaves), lines).map(({ code, unit, value }) => ({
    code,
    unit,
    amount: value === null || unit === 'share' ? value : toReais(value),
  }));
}

function amountsOf(leaves: readonly Leaf[]): ResultAmount[] {
  const byLine = Map.groupBy(leaves, ({ line }) => line);
  return [...byLine].flatMap(([code, own]) =>
    code === null ? [] : [{ code, cents: own.reduce((sum, { amount }) => sum + toCents(amount), 0) }],
  );
}
