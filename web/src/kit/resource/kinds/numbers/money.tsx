import { MoneyInput } from '#ui/fields/money-input.tsx';
import { webKind } from '../web-kind.ts';
import { numberOrNull } from './number-with-unit.tsx';

export const moneyKind = webKind<number | null>({
  Input: ({ field, value, onChange, onBlur }) => (
    <MoneyInput onBlur={onBlur} min={field.min ?? 0} value={value} onValueChange={onChange} />
  ),
  edit: numberOrNull,
  text: (value, _, { format }) => (typeof value === 'number' ? format.money(value) : String(value)),
  digits: 'at-end',
});
