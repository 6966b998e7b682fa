import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { readPlatformDashboard } from '@leme/contract/tenancy/platform/dashboard-endpoints';
import { ChartFigure } from '#kit/chart/chart-figure.tsx';
import { Bars } from '#kit/chart/charts.tsx';
import { keepFile } from '#kit/resource/save-file.ts';
import { csvText } from '#kit/text/csv.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { saasDashboardTexts } from './texts/texts.ts';

type Month = ReplyOf<typeof readPlatformDashboard>['months'][number];

/** Companies opened, or stopped, month by month; a stopped one may be at work again, so no list stands behind it. */
export function MonthsChart({ months, of }: { months: readonly Month[]; of: 'opened' | 'stopped' }) {
  const t = useText(saasDashboardTexts);
  const { number } = useFormat();
  const title = t(of);
  const columns = [t('month'), title];
  const points = months.map(({ month, [of]: value }, at) => ({
    id: month,
    label: `${month.slice(5, 7)}/${month.slice(2, 4)}`,
    value,
    text: t('companies', { count: value }),
    short: number(value),
    path: of === 'opened' && value > 0 ? openedIn(month) : null,
    isRunning: at === months.length - 1,
  }));
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const file = () =>
    new Blob([csvText([columns, ...points.map(({ label, value }) => [label, String(value)])])], {
      type: 'text/csv;charset=utf-8',
    });
  return (
    <ChartFigure
      title={title}
      sentence={total === 0 ? t('noneInYear') : t('inYear', { companies: t('companies', { count: total }) })}
      twin={{
        columns,
        rows: points.map(({ id, label, short, path }) => ({
          id,
          cells: [{ text: label }, { text: short, path }],
        })),
      }}
      onFile={() => keepFile(file(), `${title}.csv`)}
    >
      <Bars points={points} scale={number} />
    </ChartFigure>
  );
}

/** The companies that came into being in a month. */
function openedIn(month: string): string {
  const last = Temporal.PlainYearMonth.from(month).daysInMonth;
  return `/saas-tenants?created_at=${month}-01..${month}-${last}`;
}
