import { type FieldKind, oneCell } from '../field-kind.ts';
import { idFaults, lowerCaseId, readId } from './pointers.ts';

/** A row of another resource. */
export const referenceKind: FieldKind = {
  normalise: lowerCaseId,
  check: idFaults,
  json: () => ({ type: 'string', format: 'uuid' }),
  answers: 'text',
  columns: [['', 'uuid']],
  filter: 'choice',
  readFilter: readId,
  pointsTo: 'row',
  // Rows are named in a file, which only who knows them can write and read.
  csv: oneCell(),
};
