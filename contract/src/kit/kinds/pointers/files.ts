import { type FieldKind, oneCell } from '../field-kind.ts';
import { idList } from './pointers.ts';

/** Stored files, by their ids, the first is the cover. Files stay where they are: a CSV tells their names and brings none. */
export const filesKind: FieldKind = {
  ...idList,
  filter: 'none',
  pointsTo: 'files',
  csv: { ...oneCell(), read: () => undefined },
};
