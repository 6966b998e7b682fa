import { type FieldKind, oneCell } from '../field-kind.ts';
import { integerKind } from './integer.ts';
import { readNumber, writeNumber } from './numbers.ts';

/** A percentage in hundredths of a per cent, which a file writes as a percentage. */
export const basisPointsKind: FieldKind = {
  ...integerKind,
  csv: oneCell({
    read: (cell, context) => {
      const read = readNumber(cell, context);
      return 'value' in read ? { value: Math.round(read.value * 1e6) / 1e4 } : read;
    },
    reads: 'numbers',
    write: () => (text) => writeNumber(String(Number(text) / 100)),
    isPlain: true,
  }),
};
