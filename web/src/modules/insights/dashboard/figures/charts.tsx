import { type ChartFigures, mostSlices } from '@leme/contract/insights/dashboard-endpoints';
import { ChartFigure } from '#kit/chart/chart-figure.tsx';
import type { ChartPoint, ChartSlice, Twin } from '#kit/chart/chart-shapes.ts';
import { Bars, Line, Pie } from '#kit/chart/charts.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { dashboardTexts } from '../texts/texts.ts';
import { leadsIn } from './lead-links.ts';
import { changeFrom, monthLabel } from './month-words.ts';
import { saveTable } from './save-table.ts';

export type FiguresProps = {
  figures: ChartFigures;
  window: { from: string; to: string };
  search: DashboardSearch;
};

/** Bars, line and pie, each with its table. */
export function Charts(props: FiguresProps) {
  const t = useText(dashboardTexts);
  return (
    <section
      aria-label={t('charts')}
      className="dashboard-charts grid grid-cols-1 gap-4 max-md:gap-3 lg:grid-cols-2 xl:grid-cols-3"
    >
      <LeadsByMonth {...props} />
      <Revenue {...props} />
      <ByTag {...props} />
    </section>
  );
}

type Said = 'leads' | 'value';

/** What a chart of months says in a sentence: the sum, the best month, the one that is not over, and the months before. */
function useSentence(
  { figures }: FiguresProps,
  said: Said,
  sum: string,
  best: (value: number) => string,
): string {
  const t = useText(dashboardTexts);
  const { number } = useFormat();
  const { months, before, total } = figures;
  const top = months.reduce<ChartFigures['months'][number] | null>(
    (one, other) => (other[said] > (one?.[said] ?? 0) ? other : one),
    null,
  );
  const running = months.find(({ is_running }) => is_running);
  const change = changeFrom(before[said], total[said]);
  return [
    top ? t('bestMonth', { sum, month: monthLabel(top.month), value: best(top[said]) }) : t('nothingYet'),
    running && t('running', { month: monthLabel(running.month) }),
    change !== null &&
      t('change', { change: number(change / 100, { style: 'percent', signDisplay: 'exceptZero' }) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function LeadsByMonth(props: FiguresProps) {
  const { figures, search } = props;
  const t = useText(dashboardTexts);
  const { number } = useFormat();
  const title = t('leadsByMonth');
  const points = figures.months.map(
    ({ month, leads, is_running, ...days }): ChartPoint => ({
      id: month,
      label: monthLabel(month),
      value: leads,
      text: t('leadCount', { count: leads }),
      short: number(leads),
      path: leads > 0 ? leadsIn(search, days) : null,
      isRunning: is_running,
    }),
  );
  const columns = [t('month'), t('leads')];
  return (
    <ChartFigure
      title={title}
      sentence={useSentence(props, 'leads', t('leadCount', { count: figures.total.leads }), number)}
      twin={twinOf(columns, points, ({ short }) => short)}
      onFile={() => saveTable(title, [columns, ...points.map(({ label, value }) => [label, String(value)])])}
    >
      <Bars points={points} scale={number} />
    </ChartFigure>
  );
}

function Revenue(props: FiguresProps) {
  const { figures, search } = props;
  const t = useText(dashboardTexts);
  const { number, money } = useFormat();
  const title = t('revenue');
  const short = (value: number) => number(value, { notation: 'compact', maximumFractionDigits: 1 });
  const points = figures.months.map(
    ({ month, value, conversions, is_running, ...days }): ChartPoint => ({
      id: month,
      label: monthLabel(month),
      value,
      text: money(value),
      short: short(value),
      path: conversions > 0 ? leadsIn(search, days, { conversion: 'chart' }) : null,
      isRunning: is_running,
    }),
  );
  const columns = [t('month'), t('revenue')];
  return (
    <ChartFigure
      title={title}
      sentence={useSentence(props, 'value', money(figures.total.value), money)}
      twin={twinOf(columns, points, ({ text }) => text)}
      onFile={() => saveTable(title, [columns, ...points.map(({ label, value }) => [label, value])])}
    >
      <Line points={points} scale={short} />
    </ChartFigure>
  );
}

function ByTag({ figures, window, search }: FiguresProps) {
  const t = useText(dashboardTexts);
  const { number } = useFormat();
  const title = t('byTag');
  const { tags, tagged, other_tagged } = figures;
  const others = tags.slice(mostSlices);
  const all = tags.slice(0, mostSlices).reduce((sum, { leads }) => sum + leads, other_tagged);
  const slice = (id: string, name: string, leads: number, ids: readonly string[]): ChartSlice => ({
    id,
    name,
    value: leads,
    text: t('leadCount', { count: leads }),
    share: number(all === 0 ? 0 : leads / all, { style: 'percent', maximumFractionDigits: 0 }),
    path: leadsIn(search, window, { tags: ids }),
    isRest: id === 'rest',
  });
  const slices = [
    ...tags.slice(0, mostSlices).map(({ id, name, leads }) => slice(id, name, leads, [id])),
    ...(others.length > 0
      ? [
          slice(
            'rest',
            t('rest'),
            other_tagged,
            others.map(({ id }) => id),
          ),
        ]
      : []),
  ];
  const columns = [t('tag'), t('leads'), t('share')];
  const [largest] = tags;
  return (
    <ChartFigure
      title={title}
      className="lg:max-xl:col-span-2"
      sentence={
        largest
          ? t('largestTag', { sum: t('leadCount', { count: tagged }), name: largest.name })
          : t('noTags')
      }
      twin={{
        columns,
        rows: slices.map(({ id, name, value, share, path }) => ({
          id,
          cells: [{ text: name }, { text: number(value), path }, { text: share }],
        })),
      }}
      onFile={() =>
        saveTable(title, [columns.slice(0, 2), ...tags.map(({ name, leads }) => [name, String(leads)])])
      }
    >
      <Pie slices={slices} />
    </ChartFigure>
  );
}

function twinOf(
  columns: readonly string[],
  points: readonly ChartPoint[],
  say: (point: ChartPoint) => string,
): Twin {
  return {
    columns,
    rows: points.map((point) => ({
      id: point.id,
      cells: [{ text: point.label }, { text: say(point), path: point.path }],
    })),
  };
}
