import { type FieldKind, oneCell, type ValueFault, wrongType } from './field-kind.ts';
import { idFaults, lowerCaseId, readId } from './pointers.ts';

/** Rows of another resource, in the order they were chosen. */
export const referencesKind: FieldKind = {
  normalise: (value) => (Array.isArray(value) ? value.map(lowerCaseId) : value),
  check: (value, { max = 0 }) => {
    if (!Array.isArray(value)) return wrongType(value, 'array');
    const faults: ValueFault[] = value.flatMap((id, at) =>
      idFaults(id).map((fault) => ({ ...fault, at: [at] })),
    );
    if (value.length > max) faults.push({ code: 'too-large', params: { maximum: max } });
    if (new Set(value).size !== value.length) faults.push({ code: 'repeated' });
    return faults;
  },
  json: ({ max = 0 }) => ({ type: 'array', maxItems: max, items: { type: 'string', format: 'uuid' } }),
  answers: 'ids',
  columns: [],
  filter: 'choice',
  readFilter: readId,
  pointsTo: 'rows',
  counts: 'items',
  csv: oneCell(),
};
