import type { Field } from '../../resource/fields.ts';
import { type FieldKind, oneCell, type ValueFault, wrongType } from '../field-kind.ts';
import { numberEnd, rangeFilter } from '../ranges.ts';
import { boundFaults, readNumber, unsignedZero, writeNumber } from './numbers.ts';

/** An amount has at most two decimals; what binary fractions add does not count. */
export function hasCents(value: number): boolean {
  return Number.isInteger(Math.round(value * 1e6) / 1e4);
}

/** The amount itself, without what binary fractions add. */
export function tidyAmount(value: unknown): unknown {
  return typeof value === 'number' && hasCents(value) ? unsignedZero(Math.round(value * 100) / 100) : value;
}

/** Reais as a number with at most two decimals. */
export const moneyKind: FieldKind = {
  normalise: tidyAmount,
  check: moneyFaults,
  json: ({ min = 0, max = 0 }) => ({ type: 'number', minimum: min, maximum: max }),
  answers: 'number',
  columns: [['', 'numeric']],
  filter: 'range',
  readFilter: rangeFilter(numberEnd(moneyFaults, 9_999_999_999.99)),
  csv: oneCell({ read: readNumber, reads: 'numbers', write: () => writeNumber, isPlain: true }),
};

function moneyFaults(value: unknown, field: Field): readonly ValueFault[] {
  if (typeof value !== 'number') return wrongType(value, 'number');
  return hasCents(value) ? boundFaults(value, field) : [{ code: 'money-decimals' }];
}
