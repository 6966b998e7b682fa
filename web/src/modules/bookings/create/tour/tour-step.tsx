import { useState } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/select/select.tsx';
import { addDays } from '../../days/civil-day.ts';
import { useToday } from '../../days/use-today.ts';
import { type Departure, groupOver, partyOver } from '../sale/sale.ts';
import type { SaleState } from '../sale/use-sale.ts';
import { createTexts } from '../texts/texts.ts';
import { DayStrip } from './day-strip.tsx';
import { stripDays, useDepartures } from './departures.queries.ts';
import { Times } from './times.tsx';

/** Which tour, on which day, at what time. */
export function TourStep({ state: { sale, set }, onGoOn }: { state: SaleState; onGoOn: () => void }) {
  const t = useText(createTexts);
  const today = useToday();
  const [first, setFirst] = useState(sale.date && sale.date > today ? sale.date : today);
  const query = useDepartures(first);
  const { data = [], fares = [] } = query.data ?? {};
  const products = productsOf(data);
  const product = sale.product_id ?? products[0]?.id ?? null;
  const ofProduct = data.filter((each) => each.product.id === product);
  const open = ofProduct.find(({ state }) => state === 'open');
  const date =
    sale.date && sale.date >= first && sale.date < addDays(first, stripDays)
      ? sale.date
      : (open?.date ?? first);
  const choose = (tour: Departure, override_reason = '') => {
    const its = fares.filter(({ product_id }) => product_id === tour.product.id);
    set({
      tour,
      product_id: tour.product.id,
      date: tour.date,
      fares: its,
      party: partyOver(sale, its),
      group: groupOver(sale),
      past_cutoff: tour.state === 'past-cutoff',
      // What is sold late may be sold on request as well, which its state no longer says.
      on_request: tour.state !== 'open',
      override_reason,
    });
    onGoOn();
  };
  return (
    <QueryView
      query={query}
      skeleton="card"
      skeletonCount={3}
      loadingLabel={t('loadingTours')}
      errorTitle={t('toursFailed')}
    >
      {() => (
        <div className="grid grid-cols-1 gap-4">
          {products.length === 0 && <EmptyState title={t('noTours')} text={t('noToursText')} />}
          {products.length > 0 && (
            <Field label={t('product')} className="max-w-md">
              <Select
                value={product}
                onValueChange={(product_id) => set({ product_id, tour: null, party: {} })}
                options={products.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Field>
          )}
          <DayStrip
            first={first}
            today={today}
            onFirst={setFirst}
            departures={ofProduct}
            fares={fares.filter(({ product_id }) => product_id === product)}
            product_id={product ?? ''}
            date={date}
            onDay={(day) => set({ date: day })}
          />
          <Times
            departures={ofProduct.filter((each) => each.date === date)}
            fares={fares.filter(({ product_id }) => product_id === product)}
            chosen={sale.tour?.id ?? null}
            onChoose={choose}
          />
        </div>
      )}
    </QueryView>
  );
}

function productsOf(departures: readonly Departure[]) {
  const all = new Map(departures.map(({ product }) => [product.id, product]));
  return [...all.values()].sort((one, other) => one.name.localeCompare(other.name));
}
