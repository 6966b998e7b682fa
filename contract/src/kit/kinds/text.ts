import { type FieldKind, oneCell, type ValueFault } from './field-kind.ts';
import { textFaults, textShape, tidyText } from './words.ts';

/** One line. */
export const textKind: FieldKind = {
  normalise: tidyText,
  check: (value, field) => {
    const faults: ValueFault[] = textFaults(value, field);
    if (typeof value === 'string' && value.includes('\n')) faults.push({ code: 'line-break' });
    const isBad = field.onlyDigits && faults.length === 0 && !/^\d+$/.test(String(value));
    return isBad ? [{ code: 'digits' }] : faults;
  },
  json: (field) => ({ ...textShape(field), ...(field.onlyDigits && { pattern: '^\\d+$' }) }),
  answers: 'text',
  columns: [['', 'text']],
  filter: 'text',
  counts: 'characters',
  csv: oneCell(),
};
