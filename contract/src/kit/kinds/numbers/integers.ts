import type { Field } from '../../resource/fields.ts';
import { writeList } from '../choices/lists.ts';
import { type FieldKind, oneCell, type ValueFault, wrongType } from '../field-kind.ts';
import { integerFaults, unsignedZero } from './numbers.ts';

const number = '[+-]?\\d{1,9}';
const listed = new RegExp(`^${number}(?:(?:\\s*[,;|]\\s*|\\s+(?:(?:e|y|et|and)\\s+)?)${number})*$`, 'i');

/** `60, 30, 7`, as people list numbers, or `60 e 7`; null for anything else. */
export function readIntegers(text: string): number[] | null {
  const bare = text.trim();
  return listed.test(bare) ? (bare.match(new RegExp(number, 'g')) ?? []).map(Number) : null;
}

/** Numbers as they are typed and read. */
export function writeIntegers(numbers: readonly unknown[]): string {
  return numbers.join(', ');
}

/** One sentence says all the bounds: how many, and from where to where. */
function outside({ most = 0, min = 0, max = 0 }: Field): ValueFault {
  return { code: 'integers', params: { most, minimum: min, maximum: max } };
}

/** A few whole numbers, the largest first and each once; a list of none is none. */
export const integersKind: FieldKind = {
  normalise: (value) =>
    Array.isArray(value) && value.every((each) => typeof each === 'number')
      ? [...new Set(value.map(unsignedZero) as number[])].sort((one, other) => other - one)
      : value,
  check: (value, field) => {
    if (value === undefined) return wrongType(value, 'array');
    const { most = 0 } = field;
    const fits =
      Array.isArray(value) &&
      value.length > 0 &&
      value.length <= most &&
      value.every((each) => integerFaults(each, field).length === 0);
    return fits ? [] : [outside(field)];
  },
  json: ({ most = 0, min = 0, max = 0 }) => ({
    type: 'array',
    items: { type: 'integer', minimum: min, maximum: max },
    minItems: 1,
    maxItems: most,
  }),
  answers: 'numbers',
  columns: [['', 'integer[]']],
  filter: 'none',
  csv: oneCell({
    read: (cell, { field }) => {
      const value = readIntegers(cell);
      return value ? { value } : outside(field);
    },
    write: () => (stored) => writeIntegers(writeList(stored)),
  }),
};
