import { fold } from '../../language/fold.ts';
import { locales } from '../../language/locale.ts';
import { textsIn } from '../../language/texts.ts';
import { kitWords } from '../../texts/texts.ts';
import { type FieldKind, oneCell, wrongType } from '../field-kind.ts';

const yes = new Set(['sim', 's', 'yes', 'y', 'si', 'oui', 'o', 'true', 'verdadeiro', '1', 'x']);
const no = new Set(['nao', 'n', 'no', 'non', 'false', 'falso', '0']);
const both = [
  { value: true, inAddress: '1' },
  { value: false, inAddress: '0' },
];

/** Yes or no; `1` and `0` in an address. */
export const booleanKind: FieldKind = {
  normalise: (value) => value,
  check: (value) => (typeof value === 'boolean' ? [] : wrongType(value, 'boolean')),
  json: () => ({ type: 'boolean' }),
  answers: 'boolean',
  columns: [['', 'boolean']],
  filter: 'choice',
  readFilter: (text) => both.find(({ inAddress }) => inAddress === text) ?? { code: 'option' },
  fewValues: () => both,
  csv: oneCell({
    read: (cell) => {
      const word = fold(cell);
      if (yes.has(word)) return { value: true };
      return no.has(word) ? { value: false } : { code: 'yes-no' };
    },
    write: () => {
      const said = textsIn(kitWords, locales[0]);
      return (text) => said(text === 'true' ? 'csv.yes' : 'csv.no');
    },
    isPlain: true,
  }),
};
