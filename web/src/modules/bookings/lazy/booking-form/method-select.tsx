import { type allPaymentMethods, paymentMethods } from '@leme/contract/bookings/rules';
import { useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { bookingFormTexts } from './texts/texts.ts';

type Method = (typeof allPaymentMethods)[number];

export type MethodSelectProps<M extends Method> = {
  value: M;
  onChange: (method: M) => void;
  onBlur: () => void;
  /** How people pay, unless credit counts too. */
  methods?: readonly M[];
};

/** How money changes hands. */
export function MethodSelect<M extends Method>({ value, onChange, onBlur, methods }: MethodSelectProps<M>) {
  const t = useText(bookingFormTexts);
  const wordOf = (method: Method) => t(method);
  const offered = methods ?? (paymentMethods as readonly Method[] as readonly M[]);
  return (
    <Select
      value={value}
      onBlur={onBlur}
      onValueChange={(next) => onChange(offered.find((method) => method === next) ?? value)}
      options={offered.map((method) => ({ value: method, label: wordOf(method) }))}
    />
  );
}
