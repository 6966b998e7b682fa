import { read } from '@leme/contract/access/permission';
import { bookings } from '@leme/contract/bookings/bookings';
import type { UseFormReturn } from 'react-hook-form';
import { useCan } from '#kit/auth-session/rights.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useText } from '#kit/text/i18n.ts';
import type { BookingValues } from '../booking-form/booking-values.ts';
import { bookingFormTexts } from '../booking-form/texts/texts.ts';
import { CustomerInput } from './customer-input.tsx';
import { LinkedCustomer } from './linked-customer.tsx';
import type { FoundCustomer } from './use-customer-search.ts';

const change = { shouldDirty: true, shouldTouch: true } as const;

/** Who books: a record that is found and chosen, or a name typed freely. */
export function CustomerField({
  form,
  className,
}: {
  form: UseFormReturn<BookingValues>;
  className: string;
}) {
  const t = useText(bookingFormTexts);
  const searches = useCan()(read('customers'));
  const id = form.watch('customer_id');
  const unlink = () => form.setValue('customer_id', '', change);
  const choose = ({ id: chosen, name, phone, email }: FoundCustomer) => {
    const { customer_id, customer_phone, customer_email } = form.getValues();
    // What was typed stays where the record knows nothing, unless it is of the one chosen before.
    const typed = (text: string) => (customer_id === '' ? text : '');
    form.setValue('customer_id', chosen, change);
    form.setValue('customer_name', name, { ...change, shouldValidate: form.formState.isSubmitted });
    form.setValue('customer_phone', phone ?? typed(customer_phone), change);
    form.setValue('customer_email', email ?? typed(customer_email), change);
  };
  return (
    <EntityField
      entity={bookings}
      control={form.control}
      name="customer_name"
      className={className}
      hint={id === '' ? searches && t('customerHint') : <LinkedCustomer id={id} onUnlink={unlink} />}
    >
      {({ onChange, ...bound }) => (
        <CustomerInput
          {...bound}
          onChange={(name) => {
            onChange(name);
            if (id !== '') unlink();
          }}
          onChoose={choose}
        />
      )}
    </EntityField>
  );
}
