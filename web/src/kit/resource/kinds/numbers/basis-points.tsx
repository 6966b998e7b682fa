import { NumberInput } from '#ui/fields/number-input.tsx';
import { webKind } from '../web-kind.ts';
import { numberOrNull } from './number-with-unit.tsx';

export const basisPointsKind = webKind<number | null>({
  Input: ({ field, value, onChange, onBlur }) => (
    <NumberInput
      onBlur={onBlur}
      min={field.min ?? 0}
      decimals={2}
      suffix="%"
      value={value === null ? null : value / 100}
      onValueChange={(percent) => onChange(percent === null ? null : Math.round(percent * 100))}
    />
  ),
  edit: numberOrNull,
  text: (value, _, { format }) => (typeof value === 'number' ? format.percent(value) : String(value)),
  digits: 'at-end',
  needsName: true,
});
