import type { Spread } from './samples.ts';

/** One line of the table. Bytes are written as kB by `unit`. */
export type Result = {
  id: string;
  what: string;
  ours: Spread | null;
  base: Spread | null;
  unit: 'ms' | 'kB';
  ratio: number | null;
  ratio95: number | null;
  target: string;
  /** Null where a line only informs. */
  isMet: boolean | null;
};

type Aim = { ratio?: number; ratio95?: number; most?: number; alsoMet?: boolean; says?: string };

type Pair = readonly [ours: Spread, base: Spread | null];

/** Ours against the work it cannot avoid; met when every aim given holds. */
export function compare(id: string, what: string, [ours, base]: Pair, aim: Aim = {}): Result {
  const ratio = base && ours.p50 / base.p50;
  const ratio95 = base && ours.p95 / base.p95;
  const checks = [
    aim.ratio === undefined || ratio === null || ratio <= aim.ratio,
    aim.ratio95 === undefined || ratio95 === null || ratio95 <= aim.ratio95,
    aim.most === undefined || ours.p50 <= aim.most,
    aim.alsoMet ?? true,
  ];
  const target = [
    aim.ratio !== undefined && `≤ ${aim.ratio}`,
    aim.ratio95 !== undefined && `p95 ≤ ${aim.ratio95}`,
    aim.most !== undefined && `≤ ${aim.most} ms`,
    aim.says,
  ].filter((part) => typeof part === 'string');
  const isMet = target.length > 0 ? checks.every(Boolean) : null;
  return { id, what, ours, base, unit: 'ms', ratio, ratio95, target: target.join(', '), isMet };
}

/** The table people read. */
export function tableOf(results: readonly Result[]): string {
  const rows = [
    ['', 'what', 'ours p50', 'p95', 'base p50', 'p95', 'ratio', 'p95', 'target', ''],
    ...results.map((result) => [
      result.id,
      result.what,
      ...figures(result.ours, result.unit),
      ...figures(result.base, result.unit),
      result.ratio?.toFixed(2) ?? '',
      result.ratio95?.toFixed(2) ?? '',
      result.target,
      result.isMet === null ? '' : result.isMet ? 'ok' : 'worse',
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function figures(spread: Spread | null, unit: Result['unit']): [string, string] {
  if (!spread) return ['', ''];
  const digits = unit === 'kB' ? 1 : spread.p50 < 10 ? 3 : 0;
  return [`${spread.p50.toFixed(digits)} ${unit}`, unit === 'kB' ? '' : spread.p95.toFixed(digits)];
}
