import { numberFormat } from '../../language/intl.ts';
import type { Locale } from '../../language/locale.ts';
import { bareNumber, type Notation, numbersIn } from './numbers.ts';

/** How numbers are written in a language. */
export function notationOf(locale: Locale): Notation {
  return locale === 'en' ? 'point' : 'comma';
}

/**
 * What is typed or pasted into a box: null where nothing stands, undefined where it is no number with at most so many
 * digits behind its mark. What can be read in two ways is read as the language of the person writes it.
 */
export function readTyped(text: string, notation: Notation, digits: number): number | null | undefined {
  const bare = bareNumber(text)
    .replace(/(?<=\d)[.,]$/, '')
    .replace(/^([+-]?)(?=[.,]\d)/, '$10');
  if (bare === '') return null;
  const read = numbersIn(bare);
  const other = notation === 'comma' ? 'point' : 'comma';
  const own = read[notation] === undefined ? other : notation;
  const fraction = bare.split(own === 'comma' ? ',' : '.')[1] ?? '';
  return fraction.length > digits ? undefined : read[own];
}

/** Whether what is typed may still become a number: a sign, or thousands that are not yet parted from what follows. */
export function isBegun(text: string): boolean {
  return /^[+-]?(?:\d{1,3}([.,])(?:\d{3}\1)*(?:\d{0,2}|\d{3}[.,]?))?$/.test(text);
}

/** A number as a box shows it, with so many digits behind its mark or, while it is typed, as many as it has. */
export function writeTyped(
  value: number,
  notation: Notation,
  { digits, isFixed, isGrouped }: { digits: number; isFixed: boolean; isGrouped: boolean },
): string {
  return numberFormat(notation === 'comma' ? 'pt-BR' : 'en', {
    useGrouping: isGrouped,
    minimumFractionDigits: isFixed ? digits : 0,
    maximumFractionDigits: digits,
  }).format(value);
}
