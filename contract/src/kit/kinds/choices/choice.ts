import { fold } from '../../language/fold.ts';
import { locales } from '../../language/locale.ts';
import type { Field } from '../../resource/fields.ts';
import { alsoCalled, choiceOf } from '../../resource/labels.ts';
import { type FieldKind, oneCell } from '../field-kind.ts';

/** One of a few values. */
export const choiceKind: FieldKind = {
  normalise: meant,
  check: (value, { options = [] }) => (options.includes(value as string) ? [] : [{ code: 'option' }]),
  json: ({ options = [] }) => ({ type: 'string', enum: options }),
  answers: 'text',
  columns: [['', 'text']],
  filter: 'choice',
  readFilter: (text, field) => {
    const value = meant(text, field);
    return field.options?.includes(value as string) ? { value } : { code: 'option' };
  },
  fewValues: ({ options = [] }) => options.map((value) => ({ value, inAddress: value })),
  csv: oneCell({
    read: (cell, { field }) => {
      const value = readChoice(field, cell);
      return value === undefined ? { code: 'option' } : { value };
    },
    write: ({ field }) => {
      const known = new Map(
        (field.options ?? []).map((value) => [value, choiceOf(field, value, locales[0])]),
      );
      return (text) => known.get(text) ?? text;
    },
  }),
};

/** What a word that is understood stands for. */
function meant(value: unknown, { also = {} }: Field): unknown {
  return typeof value === 'string' && Object.hasOwn(also, value) ? also[value] : value;
}

/** The value by its name in any language or by its code; names of the first language go before those of the others. */
export function readChoice(field: Field, cell: string): string | undefined {
  const word = fold(cell);
  const values = field.options ?? [];
  const byName = locales.map((locale) =>
    values.find((value) => fold(choiceOf(field, value, locale)) === word),
  );
  return (
    byName[0] ?? values.find((code) => fold(code) === word) ?? byName.find(Boolean) ?? readAlso(field, word)
  );
}

/** The value another word stands for, by its code or as screens say it. */
function readAlso(field: Field, word: string): string | undefined {
  const calls = (other: string) => [other, ...locales.map((locale) => alsoCalled(field, other, locale))];
  return Object.entries(field.also ?? {}).find(([other]) =>
    calls(other).some((call) => call !== undefined && fold(call) === word),
  )?.[1];
}
