import type { Forecast } from '@leme/contract/finance/overview-endpoints';
import { ChartFigure } from '#kit/chart/chart-figure.tsx';
import { Bars } from '#kit/chart/charts.tsx';
import { keepFile } from '#kit/resource/save-file.ts';
import { csvText } from '#kit/text/csv.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { financeManagementTexts } from './texts/texts.ts';

/** Money by weeks back and ahead, and what is late on both sides; each bar opens its rows. */
export function ForecastCharts({ forecast: { weeks, ageing } }: { forecast: Forecast }) {
  return (
    <>
      <Weeks weeks={weeks} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Ageing ageing={ageing} of="receivable" />
        <Ageing ageing={ageing} of="payable" />
      </div>
    </>
  );
}

type Week = Forecast['weeks'][number];

function useShort() {
  const { number } = useFormat();
  return (value: number) => number(value, { notation: 'compact', maximumFractionDigits: 1 });
}

function keepCsv(title: string, rows: readonly (readonly (string | number)[])[]): void {
  keepFile(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }), `${title}.csv`);
}

/** What is due in a week, and who sails in it and owes something. */
const dueIn = ({ from, to }: Week) => `/financial?due_on=${from}..${to}`;
const sailsIn = ({ from, to }: Week) => `/bookings?starts_at=${from}..${to}&status=confirmed`;

function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const t = useText(financeManagementTexts);
  const { money, date } = useFormat();
  const short = useShort();
  const title = t('weeks');
  const columns = [t('week'), t('balance'), t('dueOfEntries'), t('owedOfDepartures')];
  const isAhead = ({ from }: Week) => from > (weeks[weeks.length / 2 - 1]?.to ?? '');
  const last = weeks.at(-1);
  return (
    <ChartFigure
      title={title}
      sentence={t('weeksAhead', { amount: money(last?.balance ?? 0), owed: money(last?.on_top ?? 0) })}
      twin={{
        columns,
        rows: weeks.map((week) => ({
          id: week.to,
          cells: [
            { text: t('weekOf', { from: date(week.from), to: date(week.to) }) },
            { text: money(week.balance), path: dueIn(week) },
            { text: isAhead(week) ? money(week.entries) : '–' },
            isAhead(week)
              ? { text: money(week.departures), path: week.departures > 0 ? sailsIn(week) : null }
              : { text: '–' },
          ],
        })),
      }}
      onFile={() =>
        keepCsv(title, [
          columns,
          ...weeks.map(({ to, balance, entries, departures }) => [to, balance, entries, departures]),
        ])
      }
    >
      <Bars
        points={weeks.map((week) => ({
          id: week.to,
          label: date(week.to).slice(0, 5),
          value: week.balance,
          text:
            week.on_top > 0
              ? t('withOwed', { amount: money(week.balance), owed: money(week.on_top) })
              : money(week.balance),
          short: short(week.balance),
          path: dueIn(week),
          isRunning: isAhead(week),
          onTop: week.on_top,
        }))}
        scale={short}
      />
    </ChartFigure>
  );
}

type AgeingProps = { ageing: Forecast['ageing']; of: 'receivable' | 'payable' };

/** What is open of one side by how late it is. */
function Ageing({ ageing, of }: AgeingProps) {
  const t = useText(financeManagementTexts);
  const { money } = useFormat();
  const short = useShort();
  const title = t(of === 'receivable' ? 'ageingReceivable' : 'ageingPayable');
  const columns = [t('lateDays'), t('balance')];
  const bars = ageing.map((bucket) => ({
    id: bucket.age,
    label: t(`age_${bucket.age}`),
    value: bucket[of],
    text: money(bucket[of]),
    short: short(bucket[of]),
    path:
      bucket[of] > 0
        ? `/financial?kind=${of}&status=open,partial&due_on=${bucket.from ?? ''}..${bucket.to ?? ''}`
        : null,
    isRunning: bucket.age === '0',
  }));
  const late = bars.slice(1).reduce((sum, { value }) => sum + value, 0);
  return (
    <ChartFigure
      title={title}
      sentence={t('lateInAll', { amount: money(late) })}
      twin={{
        columns,
        rows: bars.map(({ id, label, text, path }) => ({ id, cells: [{ text: label }, { text, path }] })),
      }}
      onFile={() => keepCsv(title, [columns, ...bars.map(({ label, value }) => [label, value])])}
    >
      <Bars points={bars} scale={short} />
    </ChartFigure>
  );
}
