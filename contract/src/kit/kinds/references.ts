import { type FieldKind, oneCell } from './field-kind.ts';
import { idList, readId } from './pointers.ts';

/** Rows of another resource, in the order they were chosen. */
export const referencesKind: FieldKind = {
  ...idList,
  filter: 'choice',
  readFilter: readId,
  pointsTo: 'rows',
  csv: oneCell(),
};
