import { type FieldKind, oneCell, wrongType } from '../field-kind.ts';
import { rangeFilter } from '../ranges.ts';

const shape = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day, `08:30`; seconds are taken and dropped. */
export const timeKind: FieldKind = {
  normalise: (value) =>
    typeof value === 'string' && /^\d\d:\d\d:[0-5]\d$/.test(value) ? value.slice(0, 5) : value,
  check: (value) => {
    if (typeof value !== 'string') return wrongType(value, 'string');
    return shape.test(value) ? [] : [{ code: 'time' }];
  },
  json: () => ({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$' }),
  answers: 'text',
  columns: [['', 'time']],
  filter: 'range',
  readFilter: rangeFilter((text) => (shape.test(text) ? { value: text } : { code: 'time' })),
  csv: oneCell({
    read: (cell) => {
      const parts = /^(\d{1,2})[:hH](\d{2})(?::\d{2})?$/.exec(cell);
      return { value: parts ? `${parts[1]?.padStart(2, '0')}:${parts[2]}` : cell };
    },
    write: () => (text) => text.slice(0, 5),
    isPlain: true,
  }),
};
