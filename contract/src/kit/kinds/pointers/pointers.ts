import { type FieldKind, type ValueFault, wrongType } from '../field-kind.ts';

const shape =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;

/** An id as the database prints it. */
export function lowerCaseId(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** What is wrong with an id. */
export function idFaults(value: unknown): readonly ValueFault[] {
  if (typeof value !== 'string') return wrongType(value, 'string');
  return shape.test(value) ? [] : [{ code: 'uuid' }];
}

const printed = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id an address filters by. */
export function readId(text: string): { value: string } | ValueFault {
  return printed.test(text) ? { value: text } : { code: 'option' };
}

/** Ids in an order of their own, each once, in a table of links. */
export const idList = {
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
  counts: 'items',
} as const satisfies Partial<FieldKind>;
