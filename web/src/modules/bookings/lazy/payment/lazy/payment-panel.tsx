import { read } from '@leme/contract/access/permission';
import type { BookingMoney } from '@leme/contract/bookings/payment-endpoints';
import { payments } from '@leme/contract/bookings/payments';
import { allPaymentMethods } from '@leme/contract/bookings/rules';
import { useRef, useState } from 'react';
import { newId } from '#kit/api/idempotency.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { FormField } from '#kit/form/lazy/entity/form-field.tsx';
import { useProblemForm } from '#kit/form/problem-form.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { MethodSelect } from '../../booking-form/method-select.tsx';
import { bookingFormTexts } from '../../booking-form/texts/texts.ts';
import { TextBox } from '../../fields/text-box.tsx';
import { useBookingWrites } from '../../party/booking.queries.ts';
import { MoreOfPayment, type PanelValues, spendsCredit } from './more-of-payment.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { type Debt, paymentFault, presetPayment, signedAmount } from './payment-values.ts';
import { paymentTexts } from './texts/texts.ts';

const withoutAgent = allPaymentMethods.filter((method) => method !== 'parceiro');

export type PaymentPanelProps = {
  booking: Debt &
    Pick<BookingMoney, 'id' | 'code' | 'customer_name'> & {
      customer_email?: string | null;
      /** Nothing: nobody could have been paid in place of the company. */
      agent?: { id: string } | null;
    };
  onClose: () => void;
  /** After the money is recorded. */
  onPaid?: ((booking: BookingMoney) => void) | undefined;
};

/** Money received or returned; what is owed stands there already, so Enter is enough. */
export function PaymentPanel({ booking, onClose, onPaid }: PaymentPanelProps) {
  const t = useText(paymentTexts);
  const words = useText(bookingFormTexts);
  const { money, date } = useFormat();
  const toast = useToast();
  const writes = useBookingWrites();
  const paid = useRef<BookingMoney>(null);
  const [payment_id] = useState(newId);
  const { form, onSubmit, isBusy } = useProblemForm<PanelValues>({
    defaultValues: { ...presetPayment(booking), credit_code: '', received_on: null, sends_letter: false },
    resolver: (values) => {
      const fault = paymentFault(values, booking);
      const needsCode = spendsCredit(values) && values.credit_code.trim() === '';
      if (!fault && needsCode)
        return { values: {}, errors: { credit_code: { type: 'rule', message: t('needCredit') } } };
      if (!fault) return { values, errors: {} };
      const message =
        fault.code === 'needAmount' ? t('needAmount') : t('aboveOwed', { amount: money(fault.most) });
      return { values: {}, errors: { amount: { type: 'rule', message } } };
    },
    submit: async (values) => {
      const { method, note, credit_code, received_on, kind, sends_letter } = values;
      paid.current = await writes.pay({
        id: booking.id,
        payment_id,
        amount: signedAmount(values),
        method,
        note,
        ...(spendsCredit(values) && { credit_code: credit_code.trim().toUpperCase() }),
        ...(received_on && { received_on }),
        ...(kind === 'giveBack' && sends_letter && { sends_letter }),
      });
    },
    onDone: ({ kind, amount }) => {
      toast.show({
        title: t(kind === 'receive' ? 'received' : 'returned', { amount: money(amount ?? 0) }),
        text: saidOf(paid.current),
      });
      if (paid.current) onPaid?.(paid.current);
      onClose();
    },
    onProblem: () => {
      writes.changed();
      return false;
    },
    failedTitle: t('failed'),
  });
  const saidOf = (done: BookingMoney | null) =>
    [
      booking.customer_name,
      done && debtText(done),
      done?.credit && t('creditMade', { code: done.credit.code, until: date(done.credit.expires_on) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const debtText = ({ remaining_amount }: Debt): string => {
    const owed = remaining_amount ?? 0;
    if (owed < 0) return t('credit', { amount: money(-owed) });
    return owed === 0 ? t('settled') : t('owed', { amount: money(owed) });
  };
  const { control } = form;
  const seesHistory = useCan()(read('booking-payments'));
  const hasPaid = (booking.paid_amount ?? 0) > 0;
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      description={`${booking.code}, ${booking.customer_name}`}
      size="sm"
      onSubmit={() => void onSubmit()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-4">
        <p className="col-span-full flex flex-wrap justify-between gap-x-4 tabular-nums">
          <strong>{debtText(booking)}</strong>
          <span className="text-muted-fg">
            {t('paidOf', { paid: money(booking.paid_amount ?? 0), total: money(booking.total_price ?? 0) })}
          </span>
        </p>
        {hasPaid && booking.status !== 'cancelled' && booking.status !== 'expired' && (
          <FormField control={control} name="kind" label={t('kind')} className="col-span-full">
            {({ value, onChange }) => (
              <Segmented
                name={t('kind')}
                value={value}
                onValueChange={(kind) => onChange(kind === 'giveBack' ? kind : 'receive')}
                options={[
                  { value: 'receive', label: t('receive') },
                  { value: 'giveBack', label: t('giveBack') },
                ]}
              />
            )}
          </FormField>
        )}
        <FormField control={control} name="amount" label={words('amount')} required>
          {({ value, onChange, onBlur }) => (
            <MoneyInput value={value} onValueChange={onChange} onBlur={onBlur} />
          )}
        </FormField>
        <FormField control={control} name="method" label={words('method')}>
          {(bound) => (
            <MethodSelect {...bound} methods={booking.agent === null ? withoutAgent : allPaymentMethods} />
          )}
        </FormField>
        <MoreOfPayment form={form} email={booking.customer_email ?? null} />
        <EntityField entity={payments} control={control} name="note" className="col-span-full">
          {(bound) => <TextBox {...bound} />}
        </EntityField>
        {seesHistory && <PaymentHistory bookingId={booking.id} />}
      </div>
    </Dialog>
  );
}
