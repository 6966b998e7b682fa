import type { MonthOfHours } from '@leme/contract/fleet/motors/fold-readings';
import { ChartFigure } from '#kit/chart/chart-figure.tsx';
import { Bars } from '#kit/chart/charts.tsx';
import { keepFile } from '#kit/resource/save-file.ts';
import { csvText } from '#kit/text/csv.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useMotorWords } from '../../use-motor-words.ts';
import { hoursTexts } from './texts/texts.ts';

/** Twelve months as bars, with their table and file. */
export function HoursChart({ months }: { months: readonly MonthOfHours[] }) {
  const t = useText(hoursTexts);
  const locale = useLocale();
  const words = useMotorWords();
  const monthName = (month: string, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, {
      month: style,
      ...(style === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(`${month}-01T00:00:00Z`));
  const points = months.map(({ month, hours }, at) => ({
    id: month,
    label: monthName(month, 'short'),
    value: hours,
    text: words.hours(hours),
    short: hours > 0 ? String(Math.round(hours)) : '',
    path: null,
    isRunning: at === months.length - 1,
  }));
  const sum = Math.round(months.reduce((all, { hours }) => all + hours * 10, 0)) / 10;
  const heads = [t('month'), t('hours')] as const;
  const lines = [heads, ...months.map(({ month, hours }) => [month, String(hours).replace('.', ',')])];
  return (
    <ChartFigure
      title={t('byMonth')}
      sentence={t('yearSaid', { hours: words.hours(sum) })}
      twin={{
        columns: heads,
        rows: months.map(({ month, hours }) => ({
          id: month,
          cells: [{ text: monthName(month, 'long') }, { text: words.hours(hours) }],
        })),
      }}
      onFile={() =>
        keepFile(new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' }), `${t('byMonth')}.csv`)
      }
    >
      <Bars points={points} scale={(value) => String(value)} />
    </ChartFigure>
  );
}
