import { type PaymentMethod, paymentMethods } from '@leme/contract/bookings/rules';
import { useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { bookingFormTexts } from './texts/texts.ts';

export type MethodSelectProps = {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  onBlur: () => void;
};

/** How money changes hands. */
export function MethodSelect({ value, onChange, onBlur }: MethodSelectProps) {
  const t = useText(bookingFormTexts);
  return (
    <Select
      value={value}
      onBlur={onBlur}
      onValueChange={(next) => onChange(paymentMethods.find((method) => method === next) ?? value)}
      options={paymentMethods.map((method) => ({ value: method, label: t(method) }))}
    />
  );
}
