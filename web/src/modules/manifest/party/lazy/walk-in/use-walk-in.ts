import type { BookingRow, createBooking } from '@leme/contract/bookings/endpoints';
import type { PaymentMethod } from '@leme/contract/bookings/rules';
import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { problemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { type Counted, emptyBooking, type Fare } from '#modules/bookings/lazy/public.ts';
import { useManifestActions } from '../../manifest-actions.ts';
import { walkInTexts } from './texts/texts.ts';
import { usePartyPrice } from './use-party-price.ts';
import { roomOf, type WalkInFault, walkInFault } from './walk-in-values.ts';

const shows = ['bookings', 'booking_passengers'] as const;

/** Who comes without a booking: what is typed, what is wrong with it, and the booking it becomes. */
export function useWalkIn(
  session: ManifestSession,
  fares: readonly Fare[],
  onDone: (row: BookingRow) => void,
) {
  const t = useText(walkInTexts);
  const { money, time } = useFormat();
  const client = useQueryClient();
  const { mayTakePayment } = useManifestActions();
  // Said once: the same booking sent again must be the same to the letter.
  const [nobody] = useState(() => t('nobodyNamed', { time: time(new Date()) }));
  const [name, setName] = useState('');
  const [counts, setCounts] = useState<readonly Counted[]>(() => emptyBooking(fares).passengers);
  /** Undefined until somebody types: then all of it came in. */
  const [typed, setTyped] = useState<number | null>();
  const [method, setMethod] = useState<PaymentMethod>('pix');
  const price = usePartyPrice({ session_id: session.id, passengers: counts }, fares);
  const total = price.cents / 100;
  const amount = mayTakePayment ? (typed === undefined ? total : typed) : null;

  const noRoom = (code: 'noSeats' | 'noPlaces', free: number): string => {
    if (free > 0) return t(code, { count: free });
    return t(code === 'noSeats' ? 'fullSeats' : 'fullBoat');
  };

  const words = (fault: WalkInFault): string => {
    if (fault.code === 'aboveTotal') return t('aboveTotal', { amount: money(fault.most) });
    if (fault.code === 'noSeats' || fault.code === 'noPlaces') return noRoom(fault.code, fault.free);
    return t(fault.code);
  };

  const { run, isBusy, at, refusal, clear } = useVerb(
    async () => {
      // Until somebody types it, all of it came in: at the price as it is, also where that has not come yet.
      const paid = mayTakePayment && typed === undefined ? (await price.exact()) / 100 : amount;
      const row = await call<typeof createBooking>('POST /bookings', {
        session_id: session.id,
        customer_name: name.trim() || nobody,
        special_requirements: null,
        passengers: counts.filter(({ quantity }) => quantity > 0),
        payment: paid ? { amount: paid, method } : null,
        // Whoever stands at the pier is taken along, where the seller may say so.
        past_cutoff: true,
      });
      await refetchShowing(client, shows);
      return row;
    },
    {
      check: () => {
        const fault = walkInFault({ name, counts, amount, cents: price.cents }, fares, roomOf(session));
        return fault ? { [fault.field]: words(fault) } : {};
      },
      done: onDone,
      words: (error) => {
        if (isProblem(error, 'seats-sold-out')) return noRoom('noSeats', Number(error.params.free ?? 0));
        if (isProblem(error, 'people-full')) return noRoom('noPlaces', Number(error.params.free ?? 0));
        return `${t('failed')}: ${problemText(error)}`;
      },
      place: () => {
        void refetchShowing(client, shows);
        return false;
      },
    },
  );

  const change =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      clear();
      set(value);
    };
  return {
    name,
    nobody,
    counts,
    amount,
    method,
    total,
    isBusy,
    add: run,
    faultOf: (field: WalkInFault['field']) => at(field) || (field === 'counts' && refusal) || undefined,
    setName: change(setName),
    setAmount: change(setTyped),
    setMethod,
    setCount: change(({ fare_type_id, quantity }: Counted) =>
      setCounts(counts.map((each) => (each.fare_type_id === fare_type_id ? { ...each, quantity } : each))),
    ),
  };
}
