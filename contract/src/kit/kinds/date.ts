import { isCivilDate, readDay, writeDay } from './days.ts';
import { type FieldKind, oneCell, wrongType } from './field-kind.ts';
import { dayEnd, rangeFilter } from './ranges.ts';

/** A day of the calendar. */
export const dateKind: FieldKind = {
  normalise: (value) => value,
  check: (value) => {
    if (typeof value !== 'string') return wrongType(value, 'string');
    return isCivilDate(value) ? [] : [{ code: 'date' }];
  },
  json: () => ({ type: 'string', format: 'date' }),
  answers: 'text',
  columns: [['', 'date']],
  filter: 'range',
  readFilter: rangeFilter(dayEnd),
  finds: 'birth',
  csv: oneCell({ read: (cell) => ({ value: readDay(cell) }), write: () => writeDay, isPlain: true }),
};
