import type { readComingDepartures } from '@leme/contract/catalog/endpoints';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import type { Shows } from '#kit/live/shown-tables.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { productsTexts } from '../texts/texts.ts';

const meta: Shows = { shows: ['products', 'sessions', 'bookings'] };

/** What still sails of a product that is about to be taken off sale, with who booked it. */
export function ComingDepartures({ row }: { row: AnyRow }) {
  const t = useText(productsTexts);
  const { shortDate, time } = useFormat();
  const { tenant } = useSignedIn();
  const query = useQuery({
    queryKey: ['coming-departures', tenant.id, row.id],
    meta,
    queryFn: ({ signal }) =>
      call<typeof readComingDepartures>('GET /products/:id/coming-departures', { id: row.id }, { signal }),
  });
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
