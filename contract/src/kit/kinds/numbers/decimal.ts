import type { Field } from '../../resource/fields.ts';
import { type FieldKind, oneCell, type ValueFault, wrongType } from '../field-kind.ts';
import { numberEnd, rangeFilter } from '../ranges.ts';
import { boundFaults, readNumber, unsignedZero, writeNumber } from './numbers.ts';

/** A number with so many digits after the comma. */
export const decimalKind: FieldKind = {
  normalise: (value, { digits = 2 }) =>
    typeof value === 'number' && hasDigits(value, digits)
      ? unsignedZero(Number(value.toFixed(digits)))
      : value,
  check: decimalFaults,
  json: ({ min = 0, max = 0 }) => ({ type: 'number', minimum: min, maximum: max }),
  answers: 'number',
  columns: [['', 'numeric']],
  filter: 'range',
  readFilter: rangeFilter(numberEnd(decimalFaults, 9_999_999_999.99)),
  csv: oneCell({ read: readNumber, reads: 'numbers', write: () => writeNumber, isPlain: true }),
};

/** What binary fractions add to a decimal one does not count. */
function hasDigits(value: number, digits: number): boolean {
  const scaled = value * 10 ** digits;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

function decimalFaults(value: unknown, field: Field): readonly ValueFault[] {
  if (typeof value !== 'number') return wrongType(value, 'number');
  const faults: ValueFault[] = boundFaults(value, field);
  return hasDigits(value, field.digits ?? 2) ? faults : [...faults, { code: 'decimals' }];
}
