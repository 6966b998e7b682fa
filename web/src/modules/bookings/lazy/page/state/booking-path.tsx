import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { pageTexts } from '../texts/texts.ts';
import { BookingState, isBookingState } from './booking-state.tsx';
import { leftText, useLeft } from './countdown.ts';

const ways = {
  draft: ['draft', 'on_hold', 'confirmed', 'completed'],
  on_hold: ['on_hold', 'confirmed', 'completed'],
  confirmed: ['on_hold', 'confirmed', 'completed'],
  completed: ['on_hold', 'confirmed', 'completed'],
  expired: ['on_hold', 'expired'],
  cancelled: ['confirmed', 'cancelled'],
} as const;

/** Where the booking stands on its way, what that means, and of a hold how long it lasts. */
export function BookingPath({ booking }: { booking: BookingDetail }) {
  const t = useText(pageTexts);
  const locale = useLocale();
  const { status } = booking;
  if (!isBookingState(status)) return null;
  return (
    <section aria-label={t('way')} className="grid gap-2">
      <ol className="flex flex-wrap items-center gap-2">
        {ways[status].map((step, place) => (
          <Fragment key={step}>
            <li
              aria-current={step === status ? 'step' : undefined}
              className="flex items-center gap-2 text-muted-fg"
            >
              {place > 0 && <ChevronRight aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              {step === status ? (
                <BookingState status={step} />
              ) : (
                choiceOf(bookings.fields.status, step, locale)
              )}
            </li>
          </Fragment>
        ))}
      </ol>
      <p className="text-muted-fg">{t(`means.${status}`)}</p>
      <Countdown booking={booking} />
      <Ending booking={booking} />
    </section>
  );
}

function Countdown({ booking: { status, hold_expires_at } }: { booking: BookingDetail }) {
  const t = useText(pageTexts);
  const { dateTime } = useFormat();
  const until = status === 'on_hold' ? hold_expires_at : null;
  const left = useLeft(until);
  if (until === null || left === null) return null;
  if (left === 0) return <p className="font-semibold text-danger-text">{t('holdOver')}</p>;
  return (
    <p className="font-semibold text-warning-text tabular-nums">
      {t('keptUntil', { when: dateTime(until) })} ·{' '}
      <span role="timer">{t('left', { time: leftText(left) })}</span>
    </p>
  );
}

/** Why and when it was cancelled. */
function Ending({ booking }: { booking: BookingDetail }) {
  const t = useText(pageTexts);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const { status, cancelled_at, cancel_kind, cancel_reason } = booking;
  if (status !== 'cancelled' || !cancelled_at) return null;
  const kind = cancel_kind && choiceOf(bookings.fields.cancel_kind, cancel_kind, locale);
  const words = [t('cancelledAt', { when: dateTime(cancelled_at) }), kind, cancel_reason];
  return <p className="wrap-anywhere text-danger-text">{words.filter(Boolean).join(' · ')}</p>;
}
