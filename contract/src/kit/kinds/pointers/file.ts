import { type FieldKind, oneCell } from '../field-kind.ts';
import { idFaults, lowerCaseId } from './pointers.ts';

/** A stored file, by its id. Files stay where they are: a CSV says nothing of them. */
export const fileKind: FieldKind = {
  normalise: lowerCaseId,
  check: idFaults,
  json: () => ({ type: 'string', format: 'uuid' }),
  answers: 'text',
  columns: [['', 'uuid']],
  filter: 'none',
  pointsTo: 'file',
  csv: { ...oneCell(), parts: null },
};
