import { type Locale, locales } from '../../language/locale.ts';
import type { Field } from '../../resource/fields.ts';
import { type FieldKind, type ValueFault, wrongType } from '../field-kind.ts';
import { isNothing, textFaults, textShape, tidyText } from './words.ts';

const [source, ...others] = locales;
type Texts = Readonly<Record<string, unknown>>;

/** A text in up to five languages, of which the first is always there; those that say nothing are left out. */
export const localisedKind: FieldKind = {
  normalise: (value) => {
    if (!isTexts(value)) return value;
    const given = Object.entries(value).filter(([name, text]) => name === source || !isNothing(text));
    const place = ([name]: [string, unknown]) => [...locales, name].indexOf(name as Locale);
    const inOrder = given.toSorted((one, other) => place(one) - place(other));
    return Object.fromEntries(inOrder.map(([name, text]) => [name, tidyText(text)]));
  },
  check: (value, field) => {
    if (!isTexts(value)) return wrongType(value, 'object');
    const unknown = Object.keys(value).filter((name) => !locales.includes(name as Locale));
    return [
      ...faultsAt(value, source, field),
      ...others.filter((locale) => locale in value).flatMap((locale) => faultsAt(value, locale, field)),
      ...unknown.map((name) => ({ code: 'unknown-field', at: [name] })),
    ];
  },
  json: ({ max }) => {
    const text = textShape(max === undefined ? {} : { max });
    const rest = others.map((locale) => [locale, { anyOf: [text, { type: 'null' }] }]);
    return {
      type: 'object',
      properties: { [source]: text, ...Object.fromEntries(rest) },
      required: [source],
      additionalProperties: false,
    };
  },
  answers: 'by-name',
  columns: [
    ['', 'text'],
    ['_translations', 'jsonb'],
  ],
  store: (value) => {
    const { [source]: own = null, ...translations } = (value ?? {}) as Record<string, string>;
    return [own, JSON.stringify(translations)];
  },
  load: ([own, translations]) => (own === null ? null : { [source]: own, ...(translations as Texts) }),
  filter: 'text',
  counts: 'characters',
  csv: {
    parts: { before: [], behind: others },
    isPlain: false,
    write: (_, part) =>
      part === null
        ? ([own = '']) => own
        : ([, translations = '{}']) => (translations === '{}' ? '' : (JSON.parse(translations)[part] ?? '')),
    // The languages that stand in the file over those the row has.
    read: (cells, _, before) => {
      const given = locales.flatMap((locale) => {
        const cell = cells(locale === source ? null : locale);
        return cell === undefined ? [] : [[locale, cell] as const];
      });
      if (given.length === 0) return undefined;
      const all = { ...(before as Record<string, string> | null) };
      for (const [locale, cell] of given) {
        if (cell === '') delete all[locale];
        else all[locale] = cell;
      }
      return { value: Object.keys(all).length > 0 ? all : null };
    },
  },
};

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultsAt(texts: Texts, locale: Locale, { max = 0 }: Field): ValueFault[] {
  return textFaults(texts[locale], { max }).map((fault) => ({ ...fault, at: [locale] }));
}
