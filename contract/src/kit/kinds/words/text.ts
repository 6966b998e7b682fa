import { fold } from '../../language/fold.ts';
import { isCutNumber } from '../../phones/cut-number.ts';
import { type FieldKind, oneCell, type ValueFault } from '../field-kind.ts';
import { textFaults, textShape, tidyText } from './words.ts';

/** One line. */
export const textKind: FieldKind = {
  normalise: (value, field) => (field.isSlug ? slugOf(value) : tidyText(value)),
  check: (value, field) => {
    const faults: ValueFault[] = textFaults(value, field);
    if (typeof value === 'string' && /[\n\u0085\u2028\u2029]/.test(value))
      faults.push({ code: 'line-break' });
    if (field.isWord && faults.length === 0 && /\s/.test(String(value))) faults.push({ code: 'no-blanks' });
    if (field.isKey && isCutNumber(String(value))) faults.push({ code: 'number-cut' });
    const isBad = field.onlyDigits && faults.length === 0 && !/^\d+$/.test(String(value));
    return isBad ? [{ code: 'digits' }] : faults;
  },
  json: (field) => ({
    ...textShape(field),
    ...(field.onlyDigits && { pattern: '^\\d+$' }),
    ...(field.isWord && { pattern: '^\\S+$' }),
  }),
  answers: 'text',
  columns: [['', 'text']],
  filter: 'text',
  counts: 'characters',
  csv: oneCell(),
};

/** `Ilha do Campeche` → `ilha-do-campeche`: what may stand in an address. */
function slugOf(value: unknown): unknown {
  // What no line may hold is told and not taken out.
  if (typeof value !== 'string' || /\p{Cc}/u.test(value)) return value;
  return fold(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
