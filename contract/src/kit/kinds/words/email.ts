import { type FieldKind, oneCell, type ValueFault, wrongType } from '../field-kind.ts';

const shape = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;
const maximum = 254;

/** An e-mail address in lower case. */
export const emailKind: FieldKind = {
  normalise: (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  check: (value) => {
    if (typeof value !== 'string') return wrongType(value, 'string');
    const faults: ValueFault[] = shape.test(value) ? [] : [{ code: 'email' }];
    return value.length > maximum ? [...faults, { code: 'too-large', params: { maximum } }] : faults;
  },
  json: () => ({ type: 'string', format: 'email', maxLength: maximum }),
  answers: 'text',
  columns: [['', 'text']],
  filter: 'text',
  finds: 'email',
  counts: 'characters',
  csv: oneCell(),
};
