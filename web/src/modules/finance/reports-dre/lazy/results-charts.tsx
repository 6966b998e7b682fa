import { waterfallOf } from '@leme/contract/finance/lines/waterfall';
import type { ResultCourse, Results, readResultCourse } from '@leme/contract/finance/report-endpoints';
import { ChartFigure } from '#kit/chart/chart-figure.tsx';
import { Line, Steps } from '#kit/chart/charts.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { keepFile } from '#kit/resource/save-file.ts';
import { csvText } from '#kit/text/csv.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useLineName } from '../../line-names.ts';
import { reportShows } from '../dre.queries.ts';
import { askedBy, type DreSearch } from '../dre-search.ts';
import { reportsDreTexts } from '../texts/texts.ts';

type ResultsChartsProps = { results: Results; search: DreSearch; until: string };

/** The way from gross to result, and the result of twelve months, each with its table. */
export function ResultsCharts({ results, search, until }: ResultsChartsProps) {
  const t = useText(reportsDreTexts);
  const { regime = 'competence' } = search;
  const query = useAsk<typeof readResultCourse>(
    'GET /finance/dre/course',
    { on: until, regime, ...askedBy(search) },
    { shows: reportShows, keeps: true },
  );
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 print:hidden">
      <Waterfall results={results} />
      <QueryView query={query} skeleton="list" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
        {({ data }) => <Course course={data} />}
      </QueryView>
    </div>
  );
}

function keep(title: string, rows: readonly (readonly (string | number)[])[]) {
  keepFile(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }), `${title}.csv`);
}

function Waterfall({ results }: { results: Results }) {
  const t = useText(reportsDreTexts);
  const { money, number } = useFormat();
  const nameOf = useLineName(results.drawn);
  const steps = waterfallOf(results.lines, new Map(results.drawn.map(({ code, kind }) => [code, kind])));
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const title = t('waterfall');
  const columns = [t('line'), t('amount'), t('leftBy')];
  const scale = (value: number) => number(value, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <ChartFigure
      title={title}
      sentence={t('waterfallSaid', { gross: money(first.amount), left: money(last.to) })}
      twin={{
        columns,
        rows: steps.map(({ code, amount, to }) => ({
          id: code,
          cells: [{ text: `${code} ${nameOf(code)}` }, { text: money(amount) }, { text: money(to) }],
        })),
      }}
      onFile={() => keep(title, [columns, ...steps.map(({ code, amount, to }) => [code, amount, to])])}
    >
      <Steps
        steps={steps.map(({ code, amount, from, to, isTotal }) => ({
          id: code,
          label: code,
          text: `${nameOf(code)}: ${money(amount)}`,
          short: scale(amount),
          from,
          to,
          isTotal,
        }))}
        scale={scale}
      />
    </ChartFigure>
  );
}

function Course({ course }: { course: ResultCourse['data'] }) {
  const t = useText(reportsDreTexts);
  const { money, number, date } = useFormat();
  const nameOf = (month: string) => date(month).slice(3);
  const title = t('course');
  const columns = [t('month'), t('netRevenue'), t('ebitda'), t('result')];
  const sum = course.reduce((cents, { result }) => cents + Math.round(result * 100), 0) / 100;
  const scale = (value: number) => number(value, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <ChartFigure
      title={title}
      sentence={t('courseSaid', { amount: money(sum) })}
      twin={{
        columns,
        rows: course.map(({ month, net_revenue, ebitda, result }) => ({
          id: month,
          cells: [
            { text: nameOf(month) },
            { text: money(net_revenue) },
            { text: money(ebitda) },
            { text: money(result) },
          ],
        })),
      }}
      onFile={() =>
        keep(title, [
          columns,
          ...course.map(({ month, net_revenue, ebitda, result }) => [month, net_revenue, ebitda, result]),
        ])
      }
    >
      <Line
        points={course.map(({ month, result }, at) => ({
          id: month,
          label: nameOf(month),
          value: result,
          text: money(result),
          short: scale(result),
          path: null,
          isRunning: at === course.length - 1,
        }))}
        scale={scale}
      />
    </ChartFigure>
  );
}
