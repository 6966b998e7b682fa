import { locales } from '../../language/locale.ts';
import { choiceOf } from '../../resource/labels.ts';
import { between, type FieldKind, oneCell, partsOf } from '../field-kind.ts';
import { readChoice } from './choice.ts';
import { listFaults, tidyList, writeList } from './lists.ts';

/** Any of a few values, in the order they are declared. */
export const choicesKind: FieldKind = {
  normalise: (value, { options = [] }) => tidyList(value, options),
  check: (value, { options = [] }) => listFaults(value, options),
  json: ({ options = [] }) => ({
    type: 'array',
    items: { type: 'string', enum: options },
    maxItems: options.length,
    uniqueItems: true,
  }),
  answers: 'texts',
  columns: [['', 'text[]']],
  filter: 'none',
  counts: 'items',
  csv: oneCell({
    nothing: [],
    read: (cell, { field }) => {
      const values = partsOf(cell).map((part) => readChoice(field, part));
      return values.includes(undefined) ? { code: 'option' } : { value: [...new Set(values)] };
    },
    write: ({ field }) => {
      const nameOf = (value: string) => choiceOf(field, value, locales[0]);
      return (stored) => writeList(stored).map(nameOf).join(between);
    },
  }),
};
