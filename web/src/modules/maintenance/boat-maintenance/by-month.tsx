import type { BoatLine } from '@leme/contract/maintenance/boat/boat-line';
import { ChartFigure } from '#kit/chart/chart-figure.tsx';
import { Bars } from '#kit/chart/charts.tsx';
import { keepFile } from '#kit/resource/save-file.ts';
import { csvText } from '#kit/text/csv.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { boatMaintenanceTexts } from './texts/texts.ts';

type MonthsProps = { months: BoatLine['months'] };

/** Twelve months of a boat: how long it ran, and what was paid for it. */
export function ByMonth({ months }: MonthsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <MonthBars months={months} of="hours" />
      <MonthBars months={months} of="cost" />
    </div>
  );
}

function MonthBars({ months, of }: MonthsProps & { of: 'hours' | 'cost' }) {
  const t = useText(boatMaintenanceTexts);
  const { number, money } = useFormat();
  const isCost = of === 'cost';
  const say = (value: number) => (isCost ? money(value) : number(value, { maximumFractionDigits: 1 }));
  const nameOf = (month: string) => `${month.slice(5, 7)}/${month.slice(2, 4)}`;
  const title = t(of);
  const columns = [t('month'), title];
  const points = months.map(({ month, [of]: value }, at) => ({
    id: month,
    label: nameOf(month),
    // A month in which more was taken back than paid has no bar.
    value: Math.max(0, value),
    text: say(value),
    short: value > 0 ? number(Math.round(value)) : '',
    path: null,
    isRunning: at === months.length - 1,
  }));
  // Hundredths, so that no binary fraction adds up.
  const sum = months.reduce((all, { [of]: value }) => all + Math.round(value * 100), 0) / 100;
  const lines = [
    columns,
    ...months.map(({ month, [of]: value }) => [month, String(value).replace('.', ',')]),
  ];
  return (
    <ChartFigure
      title={title}
      sentence={t(isCost ? 'costSaid' : 'hoursSaid', { sum: say(sum) })}
      twin={{
        columns,
        rows: points.map(({ id, label, text }) => ({ id, cells: [{ text: label }, { text }] })),
      }}
      onFile={() => keepFile(new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' }), `${title}.csv`)}
    >
      <Bars points={points} scale={(value) => number(value)} />
    </ChartFigure>
  );
}
