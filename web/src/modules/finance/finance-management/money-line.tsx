import type { Overview } from '@leme/contract/finance/overview-endpoints';
import { ChartFigure } from '#kit/chart/chart-figure.tsx';
import { Line } from '#kit/chart/charts.tsx';
import { keepFile } from '#kit/resource/save-file.ts';
import { csvText } from '#kit/text/csv.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { financeManagementTexts } from './texts/texts.ts';

/** All money week by week over ninety days, today last. */
export function MoneyLine({ course }: Pick<Overview, 'course'>) {
  const t = useText(financeManagementTexts);
  const { money, number, date } = useFormat();
  const short = (value: number) => number(value, { notation: 'compact', maximumFractionDigits: 1 });
  const weeks = course.filter((_, at) => (course.length - 1 - at) % 7 === 0);
  if (weeks.length === 0) return null;
  const title = t('course');
  const columns = [t('day'), t('balance')];
  const least = Math.min(...weeks.map(({ balance }) => balance));
  return (
    <ChartFigure
      title={title}
      sentence={t('leastMoney', { amount: money(least) })}
      twin={{
        columns,
        rows: weeks.map((week) => ({
          id: week.date,
          cells: [{ text: date(week.date) }, { text: money(week.balance) }],
        })),
      }}
      onFile={() => {
        const text = csvText([columns, ...weeks.map((week) => [week.date, week.balance])]);
        keepFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${title}.csv`);
      }}
    >
      <Line
        points={weeks.map((week, at) => ({
          id: week.date,
          label: date(week.date).slice(0, 5),
          value: week.balance,
          text: money(week.balance),
          short: short(week.balance),
          path: null,
          isRunning: at === weeks.length - 1,
        }))}
        scale={short}
      />
    </ChartFigure>
  );
}
