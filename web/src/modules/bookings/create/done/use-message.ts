import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { restOf } from '../close/owed.ts';
import { isGroup, passengersOf, type Sale } from '../sale/sale.ts';
import { createTexts } from '../texts/texts.ts';

/** What is told of a sale: on paper, in a chat, by mail. */
export function useMessage(sale: Sale, booking: BookingDetail, pix: { code: string; amount: number } | null) {
  const t = useText(createTexts);
  const { date, time, money, dateTime } = useFormat();
  const { tour } = sale;
  const what = tour
    ? t('what', { product: tour.product.name, date: date(tour.date), time: time(tour.start_time) })
    : '';
  const fares = new Map(sale.fares.map(({ id, label }) => [id, label]));
  const people = isGroup(sale)
    ? t('groupOf', { count: sale.group })
    : passengersOf(sale)
        .map(({ fare_type_id, quantity }) => `${quantity} × ${fares.get(fare_type_id) ?? ''}`)
        .join(', ');
  const total = booking.total_price ?? sale.said?.total ?? null;
  const rest = restOf(booking) / 100;
  const lines = [
    t('codeLine', { code: booking.code }),
    what,
    people,
    booking.customer_name,
    total !== null && t('totalLine', { amount: money(total) }),
    booking.total_price !== null && rest > 0 && t('stillOwes', { amount: money(rest) }),
    booking.status === 'on_hold' &&
      booking.hold_expires_at &&
      t('keptUntil', { at: dateTime(booking.hold_expires_at) }),
  ].filter((line): line is string => typeof line === 'string' && line !== '');
  const paying = pix ? [t('pixLine', { amount: money(pix.amount) }), pix.code] : [];
  return {
    what,
    lines,
    subject: t('subject', { code: booking.code }),
    text: [...lines, ...paying].join('\n'),
  };
}
