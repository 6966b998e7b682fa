import { type FieldKind, oneCell, wrongType } from '../field-kind.ts';

/** `#rrggbb` in lower case. */
export const colourKind: FieldKind = {
  normalise: (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  check: (value) => {
    if (typeof value !== 'string') return wrongType(value, 'string');
    return /^#[0-9a-f]{6}$/.test(value) ? [] : [{ code: 'colour' }];
  },
  json: () => ({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }),
  answers: 'text',
  columns: [['', 'text']],
  filter: 'none',
  paints: true,
  csv: oneCell(),
};
