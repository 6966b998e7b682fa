import type { confirmBooking, extendHold } from '@leme/contract/bookings/life/life-endpoints';
import type { recordPayment } from '@leme/contract/bookings/payment-endpoints';
import type { allPaymentMethods } from '@leme/contract/bookings/rules';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { newId } from '#kit/api/idempotency.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { buyerBody } from '../sale/sale.ts';
import { keptFor, readBooking, reviveSeats } from '../sale/use-hold.ts';
import type { SaleState } from '../sale/use-sale.ts';
import { createTexts } from '../texts/texts.ts';

export type ClosingValues = {
  deposit: number | null;
  amount: number | null;
  method: (typeof allPaymentMethods)[number];
  credit_code: string;
  /** Until when an option is kept, as `2026-11-29T18:00` of the company. */
  until: string;
  sends_letter: boolean;
};

export type Closing = ReturnType<typeof useClosing>;

const changed = ['bookings', 'sessions', 'booking_passengers', 'customers'] as const;

/** The ways a sale ends: paid and confirmed, confirmed unpaid, or kept as an option. */
export function useClosing(state: SaleState, onDone: () => void) {
  const t = useText(createTexts);
  const { sale, latest } = state;
  const [typed, setTyped] = useState<Partial<ClosingValues>>({});
  const values: ClosingValues = {
    deposit: sale.booking?.deposit_amount ?? null,
    amount: null,
    method: 'pix',
    credit_code: '',
    until: '',
    sends_letter: sale.buyer.customer_email.trim() !== '',
    ...typed,
  };
  const check = ({ amount }: ClosingValues) => {
    const { booking } = latest();
    const rest = (booking?.total_price ?? 0) - (booking?.paid_amount ?? 0);
    return { amount: (amount ?? 0) > Math.round(rest * 100) / 100 && t('aboveRest') };
  };
  const fields = ['amount', 'credit_code', 'until', 'deposit_amount'];
  const confirm = useVerb(
    async (wish: ClosingValues) => {
      await onLiving(state, async () => {
        await pay(state, wish);
        await confirmSale(state, wish);
      });
    },
    { check, fields, shows: changed, done: () => onDone() },
  );
  const pays = useVerb((wish: ClosingValues) => onLiving(state, () => pay(state, wish)), {
    fields,
    shows: changed,
    check: (wish) => (wish.amount ? check(wish) : { amount: t('needed') }),
    done: () => setTyped((before) => ({ ...before, amount: null, credit_code: '' })),
  });
  const option = useVerb((wish: ClosingValues) => onLiving(state, () => keepAsOption(state, wish)), {
    fields,
    shows: changed,
    check: ({ until }) => ({ until: until === '' && t('needed') }),
    place: (error) =>
      isProblem(error, 'validation') &&
      error.errors.some(({ pointer }) => pointer === '/until') && { until: t('optionTooLong') },
    done: () => onDone(),
  });
  return {
    values,
    change: (part: Partial<ClosingValues>) => setTyped((before) => ({ ...before, ...part })),
    confirm: () => confirm.run(values),
    pay: () => pays.run(values),
    option: (until: string) => option.run({ ...values, until }),
    isBusy: confirm.isBusy || pays.isBusy || option.isBusy,
    at: (field: string) => confirm.at(field) || pays.at(field) || option.at(field),
    refusal: confirm.refusal ?? pays.refusal ?? option.refusal,
  };
}

/** Works on seats that are still kept: those of a hold that has ended are asked for once more before. */
async function onLiving(state: SaleState, work: () => Promise<void>): Promise<void> {
  if (keptFor(state.latest(), Date.now()) === null) await reviveSeats(state);
  if (state.latest().booking?.status === 'confirmed') return;
  try {
    await work();
  } catch (error) {
    if (isProblem(error, 'hold-expired')) {
      await reviveSeats(state);
      return await work();
    }
    const isElsewhere = isProblem(error, 'booking-state') || isProblem(error, 'stale-version');
    if (!isElsewhere || !(await wasConfirmed(state))) throw error;
  }
}

/** Whether another tab, or the press before, has confirmed it; what it is now is taken in. */
async function wasConfirmed({ latest, set }: SaleState): Promise<boolean> {
  const { booking } = latest();
  if (!booking) return false;
  const now = await readBooking(booking.id);
  set({ booking: now });
  return now.status === 'confirmed';
}

/** Writes down what came in, under its own id: sent again it is stored once. */
async function pay(
  { latest, set }: SaleState,
  { amount, method, credit_code }: ClosingValues,
): Promise<void> {
  const { booking, payment_id } = latest();
  if (!booking || !amount || booking.status === 'confirmed') return;
  const credit = method === 'credito' ? { credit_code: credit_code.trim() } : {};
  const sent = { id: booking.id, payment_id, amount, method, note: '', ...credit };
  const { paid_amount, remaining_amount, total_price } = await call<typeof recordPayment>(
    'POST /bookings/:id/payments',
    sent,
  );
  set({ payment_id: newId(), booking: { ...booking, paid_amount, remaining_amount, total_price } });
}

async function confirmSale(state: SaleState, { deposit, sends_letter }: ClosingValues): Promise<void> {
  const sale = state.latest();
  if (!sale.booking) return;
  const { id, version, deposit_amount } = sale.booking;
  const other = deposit !== null && deposit !== deposit_amount ? { deposit_amount: deposit } : {};
  const body = { id, version, ...buyerBody(sale), ...other, sends_letter };
  state.set({ booking: await call<typeof confirmBooking>('POST /bookings/:id/confirmation', body) });
}

/** Who books is told with it: nobody keeps seats for a name that was not written down. */
async function keepAsOption(state: SaleState, { until, sends_letter }: ClosingValues): Promise<void> {
  const sale = state.latest();
  if (!sale.booking) return;
  const { id, version } = sale.booking;
  const body = { id, version, until, ...buyerBody(sale), sends_letter };
  state.set({ booking: await call<typeof extendHold>('POST /bookings/:id/extension', body) });
}
