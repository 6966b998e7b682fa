import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { addDays } from '../../days/civil-day.ts';
import { useToday } from '../../days/use-today.ts';
import { type Departure, peopleIn, type Sale, seatsIn } from '../sale/sale.ts';
import type { SaleState } from '../sale/use-sale.ts';
import { createTexts } from '../texts/texts.ts';
import { freeIn, useDepartures } from '../tour/departures.queries.ts';

const daysAround = 3;
const most = 3;

/** The departures of the same tour with room for the party, the nearest first, each one tap away; what was typed stays. */
export function NearTimes({ state: { sale, set } }: { state: Pick<SaleState, 'sale' | 'set'> }) {
  const t = useText(createTexts);
  const { date, time } = useFormat();
  const today = useToday();
  const day = sale.tour?.date ?? today;
  const earliest = addDays(day, -daysAround);
  const { data } = useDepartures(earliest > today ? earliest : today, 2 * daysAround + 1);
  const near = nearest(sale, data?.data ?? []);
  if (near.length === 0) return null;
  return (
    <section aria-label={t('nearTimes')} className="flex flex-wrap items-center gap-2">
      <span className="text-muted-fg">{t('nearTimes')}</span>
      {near.map((tour) => (
        <Button
          key={tour.id}
          size="sm"
          className="max-md:h-11"
          onClick={() =>
            set({ tour, date: tour.date, past_cutoff: false, on_request: false, override_reason: '' })
          }
        >
          {tour.date === day ? time(tour.start_time) : `${date(tour.date)} ${time(tour.start_time)}`} ·{' '}
          {t('freeSeats', { count: freeIn(tour) })}
        </Button>
      ))}
    </section>
  );
}

function nearest(sale: Sale, departures: readonly Departure[]): Departure[] {
  const { tour } = sale;
  if (!tour) return [];
  const away = ({ starts_at }: Departure) => Math.abs(Date.parse(starts_at) - Date.parse(tour.starts_at));
  const hasRoom = ({ free, free_people }: Departure) =>
    free >= seatsIn(sale) && (free_people === null || free_people >= peopleIn(sale));
  return departures
    .filter(({ id, product, state }) => id !== tour.id && product.id === tour.product.id && state === 'open')
    .filter(hasRoom)
    .sort((one, other) => away(one) - away(other))
    .slice(0, most);
}
