import { may } from '@leme/contract/access/permission';
import type { createBooking } from '@leme/contract/bookings/endpoints';
import { type PaymentMethod, paymentMethods } from '@leme/contract/bookings/rules';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { useRefusalWords } from '../sale/refusal-words.ts';
import { type Departure, emptySale, type Fare, holdBody, partyOver, type Said } from '../sale/sale.ts';
import { useQuote } from '../sale/use-quote.ts';
import { createTexts } from '../texts/texts.ts';

/** How it is paid, or that it is not. */
export const quickMethods = [...paymentMethods, 'later'] as const;

export type Sold = { code: string; total: number };

type Typed = {
  session: string | null;
  party: Readonly<Record<string, number>> | null;
  group: number | null;
  name: string;
  method: (typeof quickMethods)[number];
};

const blank: Typed = { session: null, party: null, group: null, name: '', method: 'dinheiro' };

const isMethod = (method: string): method is PaymentMethod => paymentMethods.some((each) => each === method);

/** A sale at the counter: what is typed, what it costs, and selling it. */
export function useQuick(departures: readonly Departure[], fares: readonly Fare[]) {
  const t = useText(createTexts);
  const words = useRefusalWords();
  const takesMoney = useCan()(may('booking-payments', 'create'));
  const [typed, setTyped] = useState(blank);
  const [moved, setMoved] = useState<{ said: Said; now: Said } | null>(null);
  const [sold, setSold] = useState<readonly Sold[]>([]);
  const tour = departures.find(({ id }) => id === typed.session) ?? departures[0] ?? null;
  const its = fares.filter(({ product_id }) => product_id === tour?.product.id);
  const party = typed.party ?? partyOver({ party: {}, wanted: null }, its);
  const sale = { ...emptySale(), tour, fares: its, party, group: typed.group ?? 1 };
  const quoted = useQuote(sale);
  const sell = useVerb(
    (said: Said) => {
      const name = typed.name.trim();
      const paid = takesMoney && isMethod(typed.method) && said.total > 0;
      return call<typeof createBooking>('POST /bookings', {
        ...holdBody({ ...sale, said, buyer: { ...sale.buyer, customer_name: name } }, t('walkUp')),
        ...(paid && isMethod(typed.method) && { payment: { amount: said.total, method: typed.method } }),
      });
    },
    {
      shows: ['sessions', 'bookings', 'booking_passengers'],
      words,
      place: (error) => {
        if (!isProblem(error, 'price-changed')) return false;
        setMoved(error.params as { said: Said; now: Said });
        return true;
      },
      done: ({ code, total_price }, said) => {
        setSold((before) => [{ code, total: total_price ?? said.total }, ...before].slice(0, 3));
        setTyped({ ...blank, session: typed.session, method: typed.method });
        setMoved(null);
      },
    },
  );
  return {
    typed,
    tour,
    sale,
    quoted,
    sold,
    sell,
    moved,
    takesMoney,
    change: (part: Partial<Typed>) => {
      sell.clear();
      setMoved(null);
      setTyped((before) => ({ ...before, ...part }));
    },
    /** Sells at the price that stands there, once it does. */
    run: () => (quoted.quote && !sell.isBusy ? sell.run(quoted.quote) : Promise.resolve(false)),
    accept: () => (moved ? sell.run(moved.now) : Promise.resolve(false)),
  };
}
