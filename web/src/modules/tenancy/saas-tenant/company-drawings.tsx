import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { readCompanyDays } from '@leme/contract/tenancy/record/record-endpoints';
import { ChartFigure } from '#kit/chart/chart-figure.tsx';
import { Bars } from '#kit/chart/charts.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { keepFile } from '#kit/resource/save-file.ts';
import { csvText } from '#kit/text/csv.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { saasTenantTexts } from './texts/texts.ts';

type Week = ReplyOf<typeof readCompanyDays>['weeks'][number];
type Counted = 'check_ins' | 'active_users';

/** What the company did in ninety days: people checked in, and its own people at work. */
export function CompanyDrawings({ id }: { id: string }) {
  const t = useText(saasTenantTexts);
  const query = useAsk<typeof readCompanyDays>('GET /saas-tenants/:id/days', { id });
  return (
    <QueryView query={query} skeleton="card" errorTitle={t('daysFailed')}>
      {({ weeks }) => (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <Drawing weeks={weeks} of="check_ins" />
          <Drawing weeks={weeks} of="active_users" />
        </div>
      )}
    </QueryView>
  );
}

function Drawing({ weeks, of }: { weeks: readonly Week[]; of: Counted }) {
  const t = useText(saasTenantTexts);
  const { number, date } = useFormat();
  const title = t(of === 'check_ins' ? 'checkIns' : 'activePeople');
  const columns = [t('weekOf'), title];
  const points = weeks.map(({ first_day, [of]: value }, at) => ({
    id: first_day,
    label: date(first_day).slice(0, 5),
    value,
    text: number(value),
    short: number(value),
    path: null,
    isRunning: at === weeks.length - 1,
  }));
  const rows = weeks.map((week) => ({ day: week.first_day, count: week[of] }));
  const most = Math.max(0, ...rows.map(({ count }) => count));
  return (
    <ChartFigure
      title={title}
      sentence={most === 0 ? t('nothingCounted') : t('mostInAWeek', { most: number(most) })}
      twin={{
        columns,
        rows: rows.map(({ day, count }) => ({
          id: day,
          cells: [{ text: date(day) }, { text: number(count) }],
        })),
      }}
      onFile={() =>
        keepFile(
          new Blob([csvText([columns, ...rows.map(({ day, count }) => [day, String(count)])])], {
            type: 'text/csv;charset=utf-8',
          }),
          `${title}.csv`,
        )
      }
    >
      <Bars points={points} scale={number} />
    </ChartFigure>
  );
}
