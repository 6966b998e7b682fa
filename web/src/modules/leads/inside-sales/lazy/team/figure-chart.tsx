import { ChartFigure } from '#kit/chart/chart-figure.tsx';
import { Bars } from '#kit/chart/charts.tsx';
import { keepFile } from '#kit/resource/save-file.ts';
import { type Cell, csvText } from '#kit/text/csv.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { insideSalesTexts } from '../../texts/texts.ts';

/** As many bars as there is room for; the table has all. */
const mostBars = 8;

export type FigureRow = {
  id: string;
  label: string;
  count: number;
  /** The leads behind it. */
  path: string | null;
  /** What else the table says of it, in words and as a file has it. */
  more: readonly { text: string; cell: Cell }[];
};

export type FigureChartProps = {
  title: string;
  sentence: string;
  /** What rows are, what is counted, and what else is said. */
  heads: readonly [string, string, ...string[]];
  rows: readonly FigureRow[];
};

/** Bars of leads, with their table, links and file. */
export function FigureChart({ title, sentence, heads, rows }: FigureChartProps) {
  const t = useText(insideSalesTexts);
  const { number } = useFormat();
  const points = rows.slice(0, mostBars).map(({ id, label, count, path }) => ({
    id,
    label,
    value: count,
    text: t('count', { count }),
    short: number(count),
    path: count > 0 ? path : null,
    isRunning: false,
  }));
  const lines = [
    heads,
    ...rows.map(({ label, count, more }) => [label, String(count), ...more.map(({ cell }) => cell)]),
  ];
  return (
    <ChartFigure
      title={title}
      sentence={sentence}
      twin={{
        columns: heads,
        rows: rows.map(({ id, label, count, path, more }) => ({
          id,
          cells: [{ text: label }, { text: number(count), path: count > 0 ? path : null }, ...more],
        })),
      }}
      onFile={() => keepFile(new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' }), `${title}.csv`)}
    >
      <Bars points={points} scale={number} />
    </ChartFigure>
  );
}
