import { may } from '@leme/contract/access/permission';
import type { readAvailability } from '@leme/contract/bookings/availability/availability-endpoints';
import { departureDayState } from '@leme/contract/bookings/availability/day-state';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { type Cell, DayChip } from '../../day-look.tsx';
import { timesTexts } from './texts/texts.ts';
import { useSale } from './times.queries.ts';

type Props = { product: string; date: string; party: number | undefined; onClose: () => void };
type Departure = Cell['departures'][number];

/** The times of a product on a day: what is free, its boats and lowest price, and the ways to sell and to change it. */
export function TimesDialog({ product, date, party, onClose }: Props) {
  const t = useText(timesTexts);
  const { longDate, money } = useFormat();
  const query = useAsk<typeof readAvailability>(
    'GET /availability',
    { from: date, to: date, product_ids: product, ...(party !== undefined && { party }) },
    { shows: ['sessions', 'bookings', 'booking_passengers', 'manage-availability', 'blackout'] },
  );
  const cell = query.data?.data[0];
  const isOpen = cell?.departures.some(({ state }) => state === 'open') ?? false;
  const { boatsOf, lowest } = useSale(product, date, isOpen);
  return (
    <Dialog
      onClose={onClose}
      title={cell?.product.name ?? t('title')}
      description={
        <span className="tabular-nums">
          {longDate(date)}
          {lowest !== null && ` · ${t('fromPrice', { price: money(lowest) })}`}
        </span>
      }
    >
      <QueryView
        query={query}
        skeleton="list"
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="text-muted-fg">{t('none')}</p>}
      >
        {() => (
          <ul aria-label={t('title')} className="divide-y rounded-md border">
            {cell?.departures.map((departure) => (
              <TimeRow
                key={departure.session_id}
                departure={departure}
                date={date}
                boats={boatsOf(departure.session_id)}
                party={party}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}

type RowProps = { departure: Departure; date: string; boats: string | null; party: number | undefined };

function TimeRow({ departure, date, boats, party }: RowProps) {
  const t = useText(timesTexts);
  const can = useCan();
  const { session_id, start_time, end_time, state, reason, free, free_people } = departure;
  const mayEdit = can(may('sessions', 'update'));
  const sells = state === 'open' || ((state === 'on-request' || state === 'past-cutoff') && mayEdit);
  const mayBook = can(may('bookings', 'create')) && sells;
  const left = free_people === null ? free : Math.min(free, free_people);
  const hours = `${start_time}–${end_time}`;
  return (
    <li className="grid gap-2 px-3 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="tabular-nums">{hours}</strong>
        <DayChip state={departureDayState({ state, total: left, free: left })} />
        <span className="tabular-nums">
          {t('free', { count: free })}
          {free_people !== null && ` · ${t('freePeople', { count: free_people })}`}
        </span>
      </div>
      <p className="wrap-anywhere text-muted-fg text-sm">
        {[
          t(`why.${state}`),
          reason,
          boats,
          party !== undefined && left < party && t('fitsNot', { count: party }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {(mayBook || mayEdit) && (
        <div className="flex flex-wrap gap-2">
          {mayBook && (
            <Button variant="primary" size="sm" className="max-md:h-11" asChild>
              <PageLink path={`/bookings/create?session=${session_id}&date=${date}`}>
                {t('book')}
                <span className="sr-only">, {hours}</span>
              </PageLink>
            </Button>
          )}
          {mayEdit && (
            <Button size="sm" className="max-md:h-11" asChild>
              <PageLink path={`/sessions?date=${date}&open=edit&session=${session_id}`}>
                {t('edit')}
                <span className="sr-only">, {hours}</span>
              </PageLink>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
