import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { phoneText } from '#kit/text/phone-text.ts';
import { OnPaper } from '#ui/paper/on-paper.tsx';
import { partyText } from '../party/booking-item.tsx';
import { pageTexts } from './texts/texts.ts';

/** The booking on one sheet of paper: what was sold to whom, what it costs and what is left to pay. */
export function BookingSheet({ booking, product }: { booking: BookingDetail; product: string | undefined }) {
  const t = useText(pageTexts);
  const locale = useLocale();
  const { money, dateTime } = useFormat();
  const { tenant } = useSignedIn();
  const { total_price: total, paid_amount: paid, remaining_amount: rest, starts_at } = booking;
  const facts = [
    [t('departure'), starts_at ? dateTime(starts_at) : null],
    [t('product'), product],
    [t('party'), partyText(booking)],
    [t('customer'), booking.customer_name],
    [t('phone'), booking.customer_phone && phoneText(booking.customer_phone)],
    [t('state'), choiceOf(bookings.fields.status, booking.status, locale)],
    [t('total'), total === null ? null : money(total)],
    [t('paid'), paid === null ? null : money(paid)],
    [t('pending'), rest === null ? null : money(rest)],
    [t('conditions'), booking.policy?.name],
  ] as const;
  return (
    <OnPaper>
      <p>{tenant.name}</p>
      <h1 className="pb-4 font-mono font-semibold text-3xl tracking-widest">{booking.code}</h1>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt>{name}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {total !== null && (
        <ul className="mt-4 border-t pt-2">
          {booking.booking_passengers.map(({ id, quantity, fare_type, total_price }) => (
            <li key={id} className="flex justify-between gap-4 tabular-nums">
              <span>
                {quantity} × {fare_type?.label ?? t('noFare')}
              </span>
              <span>{money(total_price)}</span>
            </li>
          ))}
          {booking.adjustments.map(({ id, kind, amount }) => (
            <li key={id} className="flex justify-between gap-4 tabular-nums">
              <span>{choiceOf(bookings.told?.adjustment ?? bookings.fields.status, kind, locale)}</span>
              <span>{money(amount ?? 0)}</span>
            </li>
          ))}
        </ul>
      )}
    </OnPaper>
  );
}
