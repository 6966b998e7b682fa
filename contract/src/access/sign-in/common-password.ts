import { DEFAULT_BRAND } from '../../kit/brand.ts';
import { commonWords } from './common-words.ts';

/** What whoever guesses knows of a person. */
export type KnownOfPerson = { email: string; full_name: string; company: string; subdomain: string };

// Signs that stand for a letter; `l`, `1`, `!` and `|` look alike and become one.
const standsFor: Readonly<Record<string, string>> = {
  '4': 'a',
  '@': 'a',
  '8': 'b',
  '3': 'e',
  '€': 'e',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '2': 'z',
};
/** Beside more digits than a telephone number or a CPF has, the word no longer matters. */
const mostDigits = 12;
/** Below it a password is one key held down, or two or three in turn. */
const fewestDifferent = 4;
/** Initials and particles (`da`, `de`) are found in any text by chance. */
const shortestOwnWord = 3;

/** What everybody knows who sees the page that asks for the password. */
const product = lettersOf(plain(DEFAULT_BRAND.name));
const common = commonWords.map((word) => lettersOf(plain(word)));

/**
 * Whether a password is soon guessed: all its letters belong to one word of the list, to names of the product, person or
 * company, or to both, repeated or not, and whatever digits and signs stand around them or for them. A phrase passes, because
 * letters beyond one common word remain.
 */
export function isCommonPassword(password: string, person?: KnownOfPerson): boolean {
  const text = plain(password);
  if (new Set(text).size < fewestDifferent) return true;
  const letters = lettersOf(text);
  const own = [product, ...(person ? ownWords(person) : [])];
  const words = common.filter((word) => letters.includes(word));
  return ['', ...words].some((word) => {
    const covered = new Set([word, ...own].flatMap((each) => placesOf(each, letters)));
    const rest = text.split('').filter((_, at) => !covered.has(at));
    return !/\p{L}/u.test(rest.join('')) && rest.filter((sign) => /\d/.test(sign)).length <= mostDigits;
  });
}

/** Lower case, without accents, spaces and the signs inside of names. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\s._'’-]/gu, '')
    .toLowerCase();
}

/** The same length, signs read as the letters they stand for: `p@ssw0rd` becomes what `password` becomes. */
function lettersOf(text: string): string {
  return text.replace(/[^a-km-z]/g, (sign) => standsFor[sign] ?? sign);
}

function ownWords({ email, full_name, company, subdomain }: KnownOfPerson): string[] {
  const texts = [email, email.replace(/@.*/s, ''), full_name, company, subdomain].map((text) =>
    text.normalize(),
  );
  const words = texts.flatMap((text) => [
    text,
    ...text.split(/[^\p{L}\p{N}'’]+/u),
    ...text.split(/[^\p{L}'’]+/u),
  ]);
  return [...new Set(words.map((word) => lettersOf(plain(word))))].filter(
    (word) => word.length >= shortestOwnWord,
  );
}

/** Where a word covers a text, sign by sign, also where it overlaps with itself. */
function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = word ? text.indexOf(word) : -1; at >= 0; at = text.indexOf(word, at + 1)) {
    for (let step = 0; step < word.length; step += 1) places.push(at + step);
  }
  return places;
}
