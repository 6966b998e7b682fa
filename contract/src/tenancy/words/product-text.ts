import type { Locale } from '../../kit/language/locale.ts';
import { namesIn } from '../../kit/language/merge-texts.ts';
import type { Texts } from '../../kit/language/translation.ts';

/**
 * A text of the product as the build lists it in `texts.json`: where it stands, the names it fills in, and what it says in
 * each language by key, the forms of a plural together.
 */
export type ProductText = {
  namespace: string;
  key: string;
  names: readonly string[];
  isPlural: boolean;
  values: Readonly<Record<Locale, Texts>>;
};

/** What is wrong with a word for a text, by name. */
export const wordFaults = [
  'unknown-key',
  'unknown-language',
  'closed',
  'required',
  'too-large',
  'marks',
  'markup',
  'other-names',
  'form-missing',
  'twice',
] as const;
export type WordFault = (typeof wordFaults)[number];

/** No text of the product is as long, and no word for one may be. */
export const mostOfWord = 2000;

// Consents are kept as they were read, by version: nobody says them otherwise.
const consents = /(^|\/)consents?$/;
const tag = /<[a-z!/?]|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;
const mark = /\{\{\s*\w+\s*\}\}/g;

/** Whether nobody may say a text otherwise. */
export const isClosed = ({ namespace }: Pick<ProductText, 'namespace'>) => consents.test(namespace);

/** The keys under which a text is said in a language: its own, or one for each form of a number. */
export function formsOf({ values }: Pick<ProductText, 'values'>, locale: Locale): string[] {
  return Object.keys(values[locale] ?? {});
}

/** What is wrong with a word for one form of a text in a language; null where it may stand. */
export function faultOfWord(
  text: ProductText | undefined,
  { key, locale, value }: { key: string; locale: Locale; value: string },
): WordFault | null {
  const said = text?.values[locale]?.[key];
  if (!text || (said === undefined && !formsOf(text, 'pt-BR').includes(key))) return 'unknown-key';
  if (isClosed(text)) return 'closed';
  if (value.trim() === '') return 'required';
  if (value.length > mostOfWord) return 'too-large';
  if (holdsMarks(value)) return 'marks';
  if (tag.test(value)) return 'markup';
  return fillsInTheSame(text, said ?? '', value) ? null : 'other-names';
}

/** Marks that turn the direction of writing, and letters nobody sees; a new line is none. */
function holdsMarks(value: string): boolean {
  return [...value].some((letter) => letter !== '\n' && /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(letter));
}

/** A form of a plural may leave out the number and names its product's form leaves out; else all are filled in. */
function fillsInTheSame({ names, isPlural }: ProductText, said: string, value: string): boolean {
  // `{name}` is nothing that is filled in, and would be read with its braces.
  if (/[{}]/.test(value.replace(mark, '')) && !/[{}]/.test(said.replace(mark, ''))) return false;
  const own = namesIn(value);
  const needed = isPlural ? namesIn(said).filter((name) => name !== 'count') : names;
  return own.every((name) => names.includes(name)) && needed.every((name) => own.includes(name));
}

/** Whether a word is so much longer than the product's that it may find no room: worth a look, and no fault. */
export function isLong(source: string, value: string): boolean {
  return value.length > Math.max(source.length * 1.5, source.length + 10);
}
