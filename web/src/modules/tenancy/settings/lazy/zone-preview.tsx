import type { previewZone } from '@leme/contract/tenancy/settings/zone-endpoints';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { settingsTexts } from '../texts/texts.ts';

/** Which departures to come leave at another instant by the clock of a zone, and who is booked. */
export function ZonePreview({ zone }: { zone: string }) {
  const t = useText(settingsTexts);
  const { date, time } = useFormat();
  const query = useAsk<typeof previewZone>(
    'GET /settings/time-zone',
    { timezone: zone },
    { shows: ['sessions', 'bookings'] },
  );
  return (
    <QueryView
      query={query}
      skeleton="list"
      errorTitle={t('previewFailed')}
      isEmpty={({ departures }) => departures === 0}
      empty={<p className="text-muted-fg">{t('movesNone')}</p>}
    >
      {({ departures, bookings, first }) => (
        <div className="grid gap-2">
          <p className="font-semibold">
            {t('moves', { count: departures })} {t('booked', { count: bookings })}.
          </p>
          <ul className="grid gap-2 text-sm">
            {first.map((sailing) => (
              <li key={sailing.id} className="border-b pb-2 last:border-0 last:pb-0">
                <p className="wrap-anywhere">
                  {date(sailing.date)} {time(sailing.start_time)} · {sailing.product} ·{' '}
                  {t('booked', { count: sailing.bookings })}
                </p>
                <p className="text-muted-fg">
                  {t('movesFrom', { from: time(sailing.leaves), to: time(sailing.would_leave) })}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </QueryView>
  );
}
