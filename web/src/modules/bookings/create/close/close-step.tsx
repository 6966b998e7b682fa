import { may } from '@leme/contract/access/permission';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { useCan } from '#kit/auth-session/rights.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { TotalLines } from '../party/total-lines.tsx';
import { useIsAgent } from '../sale/use-is-agent.ts';
import type { SaleState } from '../sale/use-sale.ts';
import { createTexts } from '../texts/texts.ts';
import { AskedPrice } from './asked-price.tsx';
import { Lines } from './lines.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { Terms } from './terms.tsx';
import type { Closing } from './use-closing.ts';

type Props = { state: SaleState; closing: Closing };

/** What it comes to, what was agreed beside it, and how it is paid. */
export function CloseStep({ state, closing }: Props) {
  const t = useText(createTexts);
  const isAgent = useIsAgent();
  const can = useCan();
  const { booking } = state.sale;
  if (!booking) return null;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <Total state={state} booking={booking} />
        {!isAgent && <AskedPrice state={state} />}
        {!isAgent && <Lines state={state} />}
      </div>
      <div className="grid grid-cols-1 gap-4">
        <Terms booking={booking} values={closing.values} onChange={closing.change} />
        {can(may('booking-payments', 'create')) && <PaymentFields booking={booking} closing={closing} />}
        {closing.refusal && <Banner tone="danger">{closing.refusal}</Banner>}
        {state.sale.buyer.customer_email.trim() !== '' && (
          <Checkbox
            label={t('letter')}
            checked={closing.values.sends_letter}
            onCheckedChange={(sends_letter) => closing.change({ sends_letter })}
          />
        )}
        {isAgent && <p className="text-muted-fg">{t('agentSettles')}</p>}
      </div>
    </div>
  );
}

function Total({ state: { sale }, booking }: { state: SaleState; booking: BookingDetail }) {
  const t = useText(createTexts);
  const { money } = useFormat();
  const total = booking.total_price ?? sale.said?.total ?? 0;
  const paid = booking.paid_amount ?? 0;
  const fares = booking.booking_passengers.map(({ id, quantity, fare_type, total_price }) => ({
    key: id,
    label: `${quantity} × ${fare_type?.label ?? ''}`,
    amount: total_price,
  }));
  const beside = booking.adjustments.map(({ id, kind, reason, amount }) => ({
    key: id,
    label: reason ? `${t(`line_${kind}`)}: ${reason}` : t(`line_${kind}`),
    amount: amount ?? 0,
  }));
  const isTold = booking.total_price !== null;
  return (
    <Card>
      <CardHead title={t('price')} />
      <CardBody className="grid grid-cols-1 gap-2">
        {isTold && <TotalLines lines={fares} adjustments={beside} />}
        <p role="status" className="flex items-baseline justify-between gap-3 border-t pt-2">
          <span className="font-semibold">{t('total')}</span>
          <strong className="text-xl tabular-nums">{money(total)}</strong>
        </p>
        {paid > 0 && (
          <p className="flex justify-between gap-3 tabular-nums">
            <span>{t('paid')}</span>
            <span>{money(paid)}</span>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
