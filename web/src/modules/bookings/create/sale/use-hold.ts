import type { getBooking } from '@leme/contract/bookings/history-endpoints';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import type {
  extendHold,
  holdBooking,
  releaseHold,
  reviveBooking,
} from '@leme/contract/bookings/life/life-endpoints';
import type { CallOf } from '@leme/contract/kit/endpoint';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { newId } from '#kit/api/idempotency.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { createTexts } from '../texts/texts.ts';
import { useRefusalWords } from './refusal-words.ts';
import { holdBody, holdOf, type Said, type Sale } from './sale.ts';
import type { SaleState } from './use-sale.ts';

const seatsShown = ['sessions', 'bookings', 'booking_passengers'] as const;

/** Milliseconds a sale still keeps its seats, by the server's clock; null where it keeps none, endless without an end. */
export function keptFor({ booking, skew }: Pick<Sale, 'booking' | 'skew'>, now: number): number | null {
  if (booking?.status !== 'on_hold') return null;
  if (booking.hold_expires_at === null) return Number.POSITIVE_INFINITY;
  const left = Date.parse(booking.hold_expires_at) - (now - skew);
  return left > 0 ? left : null;
}

export const readBooking = (id: string) => call<typeof getBooking>('GET /bookings/:id', { id });

/** Keeps the seats of a sale: once, however often it is asked and in however many tabs. */
export function useHold({ set, latest }: SaleState) {
  const t = useText(createTexts);
  /** The price that is now, where it is no longer the one that was said. */
  const [moved, setMoved] = useState<{ said: Said; now: Said } | null>(null);
  const words = useRefusalWords();
  const keep = useVerb((said: Said) => keepSeats({ set, latest, unnamed: t('unnamed'), said }), {
    shows: seatsShown,
    words,
    place: (error) => {
      if (!isProblem(error, 'price-changed')) return false;
      setMoved(error.params as { said: Said; now: Said });
      return true;
    },
  });
  const extend = useVerb(
    async () => {
      const { booking } = latest();
      if (!booking) return;
      const { id, version } = booking;
      set({ booking: await call<typeof extendHold>('POST /bookings/:id/extension', { id, version }) });
      set({ isExtended: true });
    },
    { failed: t('extendFailed') },
  );
  const revive = useVerb(() => reviveSeats({ set, latest }), { shows: seatsShown, words });
  return {
    keep,
    extend,
    revive,
    moved,
    /** Takes the price that is now; the seats are asked for again. */
    accept: async () => {
      if (!moved) return false;
      set({ hold: null });
      setMoved(null);
      return await keep.run(moved.now);
    },
    reject: () => setMoved(null),
  };
}

type Keeping = Pick<SaleState, 'set' | 'latest'>;

type Asking = Keeping & { unnamed: string; said: Said };

async function keepSeats({ set, latest, unnamed, said }: Asking): Promise<void> {
  const sale = latest();
  const of = holdOf(sale);
  if (sale.hold?.of === of && keptFor(sale, Date.now()) !== null) return;
  await letGo(sale);
  const key = sale.hold?.of === of && !sale.booking ? sale.hold.key : newId();
  const asked = set({ said, hold: { key, of }, booking: null, isExtended: false });
  const booking = await call<typeof holdBooking>('POST /bookings/holds', holdBody(asked, unnamed), { key });
  set({ booking, skew: Date.now() - Date.parse(booking.created_at) });
}

/** The seats of a hold that has ended, asked for once more at its price. */
export async function reviveSeats({ set, latest }: Keeping): Promise<BookingDetail | null> {
  const { booking, skew } = latest();
  if (!booking) return null;
  const now = await readBooking(booking.id);
  if (keptFor({ booking: now, skew }, Date.now()) !== null || now.status === 'confirmed')
    return set({ booking: now }).booking;
  const { id, version } = now;
  const again = await call<typeof reviveBooking>('POST /bookings/:id/revival', { id, version });
  return set({ booking: again }).booking;
}

/** Gives back what a sale holds; what cannot be given back ends by itself. */
export async function letGo({ booking }: Pick<Sale, 'booking'>): Promise<void> {
  if (booking?.status !== 'on_hold') return;
  const what = { id: booking.id } as unknown as CallOf<typeof releaseHold>;
  await call<typeof releaseHold>('POST /bookings/:id/release', what).catch(() => undefined);
}
