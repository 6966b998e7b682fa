import type { Field } from '@leme/contract/kit/resource/fields';
import { unitOf } from '@leme/contract/kit/resource/labels';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { useLocale } from '../../../text/i18n.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import type { Speech } from '../web-kind.ts';

type Props = FieldInputProps<number | null> & { decimals: number };

/** A number with its unit behind it. */
export function NumberWithUnit({ field, value, onChange, onBlur, decimals }: Props) {
  const locale = useLocale();
  return (
    <NumberInput
      onBlur={onBlur}
      min={field.min ?? 0}
      decimals={decimals}
      isYear={field.isYear}
      suffix={unitOf(field, value, locale)}
      value={value}
      onValueChange={onChange}
    />
  );
}

/** A number as an input holds it. */
export function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** A number with its unit, grouped from five digits on, so that a year is no number of thousands. */
export function numberText(value: number | null, field: Field, { format, locale }: Speech): string {
  if (typeof value !== 'number') return String(value);
  const text = format.number(value, { maximumFractionDigits: field.digits ?? 2, useGrouping: 'min2' });
  return [text, unitOf(field, value, locale)].filter(Boolean).join(' ');
}
