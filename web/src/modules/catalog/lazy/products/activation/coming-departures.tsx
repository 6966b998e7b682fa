import type { readComingDepartures } from '@leme/contract/catalog/endpoints';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { QueryView } from '#kit/live/query-view.tsx';
import type { Shows } from '#kit/live/shown-tables.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { productsTexts } from '../texts/texts.ts';

const meta: Shows = { shows: ['products', 'sessions', 'bookings'] };

/** What still sails of a product that is about to be taken off sale, with who booked it. */
export function ComingDepartures({ row }: { row: AnyRow }) {
  const t = useText(productsTexts);
  const { shortDate, time } = useFormat();
  const query = useAsk<typeof readComingDepartures>(
    'GET /products/:id/coming-departures',
    { id: row.id },
    meta,
  );
  return (
    <QueryView
      query={query}
      skeleton="list"
      skeletonCount={2}
      loadingLabel={t('loading')}
      errorTitle={t('comingFailed')}
      isEmpty={({ departures }) => departures === 0}
      empty={<p className="text-muted-fg">{t('noneComing')}</p>}
    >
      {({ data, departures, bookings }) => (
        <section className="grid gap-2">
          <p>{t('coming', { departures, bookings })}</p>
          <ul className="max-h-48 overflow-y-auto rounded-md border text-sm" aria-label={t('comingList')}>
            {data.map((session) => (
              <li
                key={session.id}
                className="flex justify-between gap-3 border-b px-3 py-1.5 last:border-b-0"
              >
                <span>
                  {shortDate(session.date)} {time(session.start_time)}
                </span>
                <span className="tabular-nums">{t('bookingsOf', { count: session.bookings })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  );
}
