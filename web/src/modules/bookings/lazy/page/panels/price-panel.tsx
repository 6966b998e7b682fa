import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { pageTexts } from '../texts/texts.ts';

const PriceTrace = lazyPart(async () => (await import('#modules/pricing/lazy/public.ts')).PriceTrace);

/** What it costs: fares, lines beside them and the total, with the way that led to it. */
export function PricePanel({ booking }: { booking: BookingDetail }) {
  const t = useText(pageTexts);
  const locale = useLocale();
  const { money } = useFormat();
  const heading = useId();
  const [isAsked, setAsked] = useState(false);
  const { total_price: total, price_trace: trace, adjustments, policy } = booking;
  if (total === null) return null;
  return (
    <Card aria-labelledby={heading}>
      <CardHead
        id={heading}
        title={t('price')}
        actions={
          trace && (
            <Button
              size="sm"
              variant="quiet"
              className="max-md:h-11 print:hidden"
              onClick={() => setAsked(true)}
            >
              <CircleHelp aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('why')}
            </Button>
          )
        }
      />
      <CardBody>
        <ul className="grid gap-1">
          {booking.booking_passengers.map(({ id, quantity, fare_type, unit_price, total_price }) => (
            <Line key={id} amount={money(total_price)}>
              {quantity} × {fare_type?.label ?? t('noFare')}{' '}
              <span className="text-muted-fg">{money(unit_price)}</span>
            </Line>
          ))}
          {adjustments.map(({ id, kind, reason, amount, user_name }) => (
            <Line key={id} amount={money(amount ?? 0)}>
              {choiceOf(bookings.told?.adjustment ?? bookings.fields.status, kind, locale)}
              {(reason || user_name) && (
                <span className="text-muted-fg"> {[reason, user_name].filter(Boolean).join(' · ')}</span>
              )}
            </Line>
          ))}
          <li className="flex items-baseline justify-between gap-3 border-t pt-2 font-semibold text-base">
            <span>{t('total')}</span>
            <span className="tabular-nums">{money(total)}</span>
          </li>
        </ul>
        {policy && <p className="wrap-anywhere pt-3 text-muted-fg">{t('policy', { name: policy.name })}</p>}
      </CardBody>
      <Suspense>{isAsked && trace && <PriceTrace trace={trace} onClose={() => setAsked(false)} />}</Suspense>
    </Card>
  );
}

function Line({ amount, children }: { amount: string; children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span className="wrap-anywhere min-w-0">{children}</span>
      <span className="shrink-0 tabular-nums">{amount}</span>
    </li>
  );
}
