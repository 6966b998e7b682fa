import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useShortcut } from '#kit/browser/shortcuts.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Key } from '#ui/buttons/key.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { bookingFormTexts } from '../../lazy/booking-form/texts/texts.ts';
import { timesOf } from '../../lazy/session/session-parts.tsx';
import { FareCounts } from '../party/fare-counts.tsx';
import { PricePanel } from '../party/price-panel.tsx';
import type { Departure, Fare } from '../sale/sale.ts';
import { createTexts } from '../texts/texts.ts';
import { freeIn } from '../tour/departures.queries.ts';
import { RadioCards } from './radio-cards.tsx';
import { quickMethods, useQuick } from './use-quick.ts';

type Props = { departures: readonly Departure[]; fares: readonly Fare[] };

/** Departure, counts, name or nothing, method, done. */
export function QuickForm({ departures, fares }: Props) {
  const t = useText(createTexts);
  const kit = useText(kitTexts);
  const words = useText(bookingFormTexts);
  const quick = useQuick(departures, fares);
  const { typed, change, quoted, sell } = quick;
  const isOffline = useConnectivity() === 'offline';
  const place = useRef<HTMLFormElement>(null);
  const begin = () => place.current?.querySelector<HTMLElement>('input:checked')?.focus();
  // Outside system: where the focus is; a sale at the counter begins with its departure.
  useEffect(() => place.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const finish = async (done: Promise<boolean>) => {
    if (await done) begin();
  };
  useShortcut(
    { key: 'mod+enter', label: t('sell'), scope: 'page', inFields: true },
    () => void finish(quick.run()),
  );
  return (
    <form
      ref={place}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
      onSubmit={(event) => {
        event.preventDefault();
        void finish(quick.run());
      }}
    >
      <div className="grid grid-cols-1 gap-4">
        <Sold quick={quick} />
        <RadioCards
          legend={t('nextTours')}
          name="departure"
          value={quick.tour?.id ?? null}
          onChange={(session) => change({ session, party: null, group: null })}
          className="xl:grid-cols-2"
          options={departures.map((each) => ({ value: each.id, content: <Next departure={each} /> }))}
        />
        <FareCounts
          state={{
            sale: quick.sale,
            set: ({ party, group }) => {
              change(group === undefined ? { party: party ?? null } : { group });
              return quick.sale;
            },
          }}
          quote={quoted.shown}
        />
        <Field label={t('name')} note={kit('optional')} hint={t('nameHint')} className="max-w-md">
          <TextInput
            value={typed.name}
            autoComplete="off"
            maxLength={120}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        {quick.takesMoney && (
          <RadioCards
            legend={words('method')}
            name="method"
            value={typed.method}
            onChange={(next) => change({ method: quickMethods.find((each) => each === next) ?? 'dinheiro' })}
            className="grid-cols-2 sm:grid-cols-3 xl:grid-cols-6"
            options={quickMethods.map((value) => ({
              value,
              content: value === 'later' ? t('payLater') : words(value),
            }))}
          />
        )}
      </div>
      <div className="grid grid-cols-1 gap-3 lg:sticky lg:top-4">
        <PricePanel quoted={quoted} />
        <Refused quick={quick} onAccept={() => void finish(quick.accept())} />
        <Button
          type="submit"
          variant="primary"
          size="touch"
          busy={sell.isBusy}
          disabled={isOffline || !quoted.quote}
        >
          {t('sell')}
        </Button>
        <p className="text-muted-fg text-xs max-md:hidden">
          <Key>Ctrl</Key> <Key>Enter</Key> {t('sells')}
        </p>
      </div>
    </form>
  );
}

type Quick = ReturnType<typeof useQuick>;

function Next({ departure }: { departure: Departure }) {
  const t = useText(createTexts);
  return (
    <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
      <span className="wrap-anywhere min-w-0">
        <strong className="tabular-nums">{timesOf(departure)}</strong> {departure.product.name}
      </span>
      <span className="tabular-nums">{t('freeSeats', { count: freeIn(departure) })}</span>
    </span>
  );
}

function Refused({ quick: { moved, sell }, onAccept }: { quick: Quick; onAccept: () => void }) {
  const t = useText(createTexts);
  const { money } = useFormat();
  if (moved) {
    const [before, now] = [money(moved.said.total), money(moved.now.total)];
    return (
      <Banner
        tone="warning"
        action={
          <Button busy={sell.isBusy} onClick={onAccept}>
            {t('acceptPrice', { price: now })}
          </Button>
        }
      >
        {t('priceMoved', { before, now })}
      </Banner>
    );
  }
  return sell.refusal && <Banner tone="danger">{sell.refusal}</Banner>;
}

/** What was sold last, so that the code can be said to the customer. */
function Sold({ quick: { sold } }: { quick: Quick }) {
  const t = useText(createTexts);
  const { money } = useFormat();
  return sold.map(({ code, total }, at) =>
    at === 0 ? (
      <Banner
        key={code}
        tone="success"
        icon={<CircleCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      >
        {t('soldNow', { code, total: money(total) })}
      </Banner>
    ) : (
      <p key={code} className="text-muted-fg text-sm">
        {t('soldNow', { code, total: money(total) })}
      </p>
    ),
  );
}
