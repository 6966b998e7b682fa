import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { allPaymentMethods } from '@leme/contract/bookings/rules';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { Select } from '#ui/select/select.tsx';
import { bookingFormTexts } from '../../lazy/booking-form/texts/texts.ts';
import { createTexts } from '../texts/texts.ts';
import { firstOwed, restOf } from './owed.ts';
import type { Closing } from './use-closing.ts';

/** A sale that is made here was paid to nobody else. */
const offered = allPaymentMethods.filter((method) => method !== 'parceiro');

type Props = { booking: BookingDetail; closing: Closing };

/** What comes in now, and how; several one after the other. */
export function PaymentFields({ booking, closing }: Props) {
  const t = useText(createTexts);
  const words = useText(bookingFormTexts);
  const { money } = useFormat();
  const { values, change, at } = closing;
  const rest = restOf(booking) / 100;
  const first = firstOwed(booking, values.deposit);
  if (rest <= 0) return null;
  return (
    <Card>
      <CardHead title={t('payment')} note={t('rest', { amount: money(rest) })} />
      <CardBody className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <Field label={t('amount')} error={at('amount')}>
          <MoneyInput value={values.amount} onValueChange={(amount) => change({ amount })} />
        </Field>
        <Field label={words('method')}>
          <Select
            value={values.method}
            onValueChange={(next) =>
              change({ method: allPaymentMethods.find((method) => method === next) ?? 'pix' })
            }
            options={offered.map((method) => ({ value: method, label: words(method) }))}
          />
        </Field>
        {values.method === 'credito' && (
          <Field label={t('creditCode')} required error={at('credit_code')}>
            <TextInput
              value={values.credit_code}
              maxLength={8}
              autoComplete="off"
              onChange={({ target }) => change({ credit_code: target.value.toUpperCase() })}
            />
          </Field>
        )}
        <div className="col-span-full flex flex-wrap gap-2">
          {first < rest && (
            <Button size="sm" className="max-md:h-11" onClick={() => change({ amount: first })}>
              {t('payFirst', { amount: money(first) })}
            </Button>
          )}
          <Button size="sm" className="max-md:h-11" onClick={() => change({ amount: rest })}>
            {t('payAll', { amount: money(rest) })}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            className="max-md:h-11"
            disabled={!values.amount}
            busy={closing.isBusy}
            onClick={() => void closing.pay()}
          >
            {t('payNow')}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
