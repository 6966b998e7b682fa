import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { createTexts } from '../texts/texts.ts';
import type { ClosingValues } from './use-closing.ts';

type Props = {
  booking: BookingDetail;
  values: ClosingValues;
  onChange: (part: Partial<ClosingValues>) => void;
};

/** What the booking is bound to: deposit, when each part is due, and what cancelling would cost. */
export function Terms({ booking, values, onChange }: Props) {
  const t = useText(createTexts);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const { deposit_due_at, balance_due_at, total_price } = booking;
  return (
    <Card>
      <CardHead title={t('terms')} />
      <CardBody className="grid grid-cols-1 gap-3">
        {total_price !== null && (
          <Field
            label={labelOf(bookings.fields.deposit_amount, locale)}
            error={(values.deposit ?? 0) > total_price ? t('aboveTotal') : undefined}
            hint={deposit_due_at ? t('depositDue', { at: dateTime(deposit_due_at) }) : t('noDeposit')}
            className="max-w-60"
          >
            <MoneyInput value={values.deposit} onValueChange={(deposit) => onChange({ deposit })} />
          </Field>
        )}
        {balance_due_at && <p>{t('balanceDue', { at: dateTime(balance_due_at) })}</p>}
        <Policy booking={booking} />
      </CardBody>
    </Card>
  );
}

/** The policy in words, the earliest step first. */
function Policy({ booking: { policy } }: { booking: BookingDetail }) {
  const t = useText(createTexts);
  const { percent, money } = useFormat();
  if (!policy) return <p className="text-muted-fg">{t('noPolicy')}</p>;
  const tiers = [...policy.tiers].sort((one, other) => other.hours_before - one.hours_before);
  const untilOf = (hours: number) =>
    hours >= 48 && hours % 24 === 0 ? t('tierDays', { count: hours / 24 }) : t('tierHours', { count: hours });
  return (
    <div className="grid gap-1">
      <h3 className="wrap-anywhere font-semibold">{t('policy', { name: policy.name })}</h3>
      <ul className="grid gap-0.5 text-sm">
        {tiers.map(({ hours_before, fee_bp, minimum_fee }) => (
          <li key={hours_before}>
            {untilOf(hours_before)}: {fee_bp === 0 ? t('noFee') : t('fee', { fee: percent(fee_bp) })}
            {minimum_fee > 0 && `, ${t('atLeast', { amount: money(minimum_fee / 100) })}`}
          </li>
        ))}
        <li>{t('noShowFee', { fee: percent(policy.no_show_fee_bp) })}</li>
      </ul>
    </div>
  );
}
