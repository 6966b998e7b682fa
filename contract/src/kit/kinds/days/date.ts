import { type FieldKind, oneCell, wrongType } from '../field-kind.ts';
import { dayEnd, rangeFilter } from '../ranges.ts';
import { isCivilDate, readDay, writeDay } from './days.ts';

/** Nobody who is aboard was born before. */
const firstPast = '1900-01-01';

/** Whether a day that has been, such as of a birth, is one by the day it is today. */
export function isPast(day: string, today: string): boolean {
  return day >= firstPast && day <= today;
}

/** A day of the calendar. */
export const dateKind: FieldKind = {
  normalise: (value) => value,
  check: (value, { past }) => {
    if (typeof value !== 'string') return wrongType(value, 'string');
    if (!isCivilDate(value)) return [{ code: 'date' }];
    return past && value < firstPast ? [{ code: 'birth' }] : [];
  },
  json: () => ({ type: 'string', format: 'date' }),
  answers: 'text',
  columns: [['', 'date']],
  filter: 'range',
  readFilter: rangeFilter(dayEnd),
  finds: 'birth',
  csv: oneCell({ read: readDay, reads: 'days', write: () => writeDay, isPlain: true }),
};
