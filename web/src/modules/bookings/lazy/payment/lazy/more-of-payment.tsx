import { payments } from '@leme/contract/bookings/payments';
import type { allPaymentMethods } from '@leme/contract/bookings/rules';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { FormField } from '#kit/form/lazy/entity/form-field.tsx';
import { useText } from '#kit/text/i18n.ts';
import { LetterBox } from '../../cancel/letter-box.tsx';
import { TextBox } from '../../fields/text-box.tsx';
import type { PaymentValues } from './payment-values.ts';
import { paymentTexts } from './texts/texts.ts';

export type PanelValues = Omit<PaymentValues, 'method'> & {
  method: (typeof allPaymentMethods)[number];
  credit_code: string;
  received_on: string | null;
  sends_letter: boolean;
};

/** Whether a credit the customer has pays it; returned by credit, money becomes a new one. */
export const spendsCredit = ({ kind, method }: Pick<PanelValues, 'kind' | 'method'>) =>
  kind === 'receive' && method === 'credito';

const codeLetters = 8;

/** Which credit pays, the day it came in where that was not today, and a letter of what goes back. */
export function MoreOfPayment({ form, email }: { form: UseFormReturn<PanelValues>; email: string | null }) {
  const t = useText(paymentTexts);
  const { control } = form;
  const [kind, method] = useWatch({ control, name: ['kind', 'method'] });
  return (
    <>
      {spendsCredit({ kind, method }) && (
        <FormField control={control} name="credit_code" label={t('creditCode')} required>
          {(bound) => <TextBox {...bound} maxLength={codeLetters} autoComplete="off" />}
        </FormField>
      )}
      <EntityField entity={payments} control={control} name="received_on" hint={t('receivedHint')} />
      {kind === 'giveBack' && (
        <div className="col-span-full empty:hidden">
          <Controller
            control={control}
            name="sends_letter"
            render={({ field: { value, onChange } }) => (
              <LetterBox email={email} checked={value} onChange={onChange} />
            )}
          />
        </div>
      )}
    </>
  );
}
