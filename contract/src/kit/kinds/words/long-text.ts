import { type FieldKind, oneCell } from '../field-kind.ts';
import { textFaults, textShape, tidyText } from './words.ts';

/** Text with line breaks. */
export const longTextKind: FieldKind = {
  normalise: tidyText,
  check: textFaults,
  json: textShape,
  answers: 'text',
  columns: [['', 'text']],
  filter: 'text',
  counts: 'characters',
  csv: oneCell(),
};
