import { type FieldKind, oneCell } from '../field-kind.ts';
import { numberEnd, rangeFilter } from '../ranges.ts';
import { integerFaults, readNumber, unsignedZero } from './numbers.ts';

/** A whole number. */
export const integerKind: FieldKind = {
  normalise: unsignedZero,
  check: integerFaults,
  json: ({ min = 0, max = 0 }) => ({ type: 'integer', minimum: min, maximum: max }),
  answers: 'number',
  columns: [['', 'integer']],
  filter: 'range',
  readFilter: rangeFilter(numberEnd(integerFaults, 2_147_483_647)),
  csv: oneCell({ read: readNumber, reads: 'numbers', isPlain: true }),
};
