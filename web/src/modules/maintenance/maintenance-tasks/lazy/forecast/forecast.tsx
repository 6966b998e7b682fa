import { addDays } from '@leme/contract/kit/values/days';
import { weekOf } from '@leme/contract/maintenance/plans/forecast';
import type {
  ForecastService,
  Forecast as Foreseen,
  readMaintenanceForecast,
} from '@leme/contract/maintenance/plans/forecast-endpoint';
import { groupBy } from '#kit/browser/group-by.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { ServiceLine, SoldDays } from './service-line.tsx';
import { forecastTexts } from './texts/texts.ts';

/** What falls due in the days to come, by week and boat, with the days on which a boat is sold. */
export function Forecast() {
  const t = useText(forecastTexts);
  const query = useAsk<typeof readMaintenanceForecast>(
    'GET /maintenance-forecast',
    {},
    { shows: ['maintenance-tasks', 'maintenance-logs', 'motors', 'sessions', 'bookings'] },
  );
  return (
    <QueryView
      query={query}
      skeleton="list"
      errorTitle={t('loadFailed')}
      isEmpty={({ data, undated }) => data.length === 0 && undated === 0}
      empty={<EmptyState title={t('none')} text={t('noneText')} />}
    >
      {(forecast) => (
        <div className="grid grid-cols-1 gap-3">
          {weeksOf(forecast.data).map(([week, services]) => (
            <Week key={week} week={week} services={services} sold={forecast.sold} />
          ))}
          {forecast.undated > 0 && (
            <p className="text-muted-fg">{t('undated', { count: forecast.undated })}</p>
          )}
          {forecast.hasMore && <p className="text-muted-fg">{t('more')}</p>}
        </div>
      )}
    </QueryView>
  );
}

/** What has come stands before the weeks, whatever its day. */
function weeksOf(services: readonly ForecastService[]): [week: string, services: ForecastService[]][] {
  const isLate = (state: ForecastService['state']) => state === 'due' || state === 'overdue';
  const weeks = groupBy(services, ({ date, state }) => (isLate(state) ? '' : weekOf(date)));
  return [...weeks].sort(([one], [other]) => one.localeCompare(other));
}

type WeekProps = { week: string; services: readonly ForecastService[]; sold: Foreseen['sold'] };

function Week({ week, services, sold }: WeekProps) {
  const t = useText(forecastTexts);
  const { date } = useFormat();
  const last = week === '' ? '' : addDays(week, 6);
  const title = week === '' ? t('late') : t('week', { from: date(week), to: date(last) });
  const soldOf = (boat: string | null) =>
    sold.filter((each) => each.boat_id === boat && each.date >= week && each.date <= last);
  return (
    <Card aria-label={title} className="overflow-clip">
      <CardHead title={title} />
      {[...groupBy(services, ({ boat_id }) => boat_id)].map(([boat_id, own]) => (
        <div key={boat_id} className="border-t px-4 py-3">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="font-semibold wrap-anywhere">{own[0]?.boat ?? t('ashore')}</h3>
            <SoldDays days={soldOf(boat_id)} />
          </div>
          <ul className="mt-1 grid gap-1">
            {own.map((service) => (
              <ServiceLine
                key={service.id}
                service={service}
                isSold={sold.some((each) => each.boat_id === boat_id && each.date === service.date)}
              />
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
