import type { QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '#kit/form/lazy/entity/form-field.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { type BookingValues, type Fare, totalCents } from './booking-values.ts';
import { MethodSelect } from './method-select.tsx';
import { bookingFormTexts } from './texts/texts.ts';

type PaymentFieldsProps = {
  form: UseFormReturn<BookingValues>;
  fares: readonly Fare[];
  quote?: QuoteReply | undefined;
};

/** What was paid when booking, and how. */
export function PaymentFields({ form, fares, quote }: PaymentFieldsProps) {
  const t = useText(bookingFormTexts);
  const { money } = useFormat();
  const { control } = form;
  const [passengers, amount] = form.watch(['passengers', 'payment.amount']);
  const total = quote ? Math.round(quote.total * 100) : totalCents(fares, passengers);
  const left = total - Math.round((amount ?? 0) * 100);
  const payAll = () =>
    form.setValue('payment.amount', total / 100, { shouldDirty: true, shouldValidate: true });
  return (
    <fieldset className="col-span-full m-0 grid grid-cols-6 gap-3 rounded-md border p-3">
      <legend className="px-1 font-semibold">
        {t('payment')} <span className="font-normal text-muted-fg">{t('optional')}</span>
      </legend>
      <FormField
        control={control}
        name="payment.amount"
        label={t('amount')}
        hint={total > 0 && left >= 0 ? t('left', { amount: money(left / 100) }) : undefined}
        className="col-span-3"
      >
        {({ value, onChange, onBlur }) => (
          <MoneyInput value={value} onValueChange={onChange} onBlur={onBlur} />
        )}
      </FormField>
      <FormField control={control} name="payment.method" label={t('method')} className="col-span-3">
        {(bound) => <MethodSelect {...bound} />}
      </FormField>
      <Button size="sm" className="col-span-full justify-self-start" disabled={total === 0} onClick={payAll}>
        {t('payAll')}
      </Button>
    </fieldset>
  );
}
