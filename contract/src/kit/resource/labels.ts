import type { Locale } from '../language/locale.ts';
import { lookUp, textIn } from '../language/texts.ts';
import { kitWords } from '../texts/texts.ts';
import type { Entity } from './entity.ts';
import type { Field } from './fields.ts';

type Named = Pick<Field, 'words'>;

function wordOf(
  { words }: Named,
  part: 'field' | 'hint' | 'choice' | 'link',
  locale: Locale,
  value?: string,
): string {
  if (!words) return '';
  const key = [words.entity, part, words.name, value].filter((step) => step !== undefined).join('.');
  return textIn(words.texts, locale, key);
}

/** What one row is called, `Embarcação`. */
export function oneOf({ texts, name }: Pick<Entity, 'texts' | 'name'>, locale: Locale): string {
  return textIn(texts, locale, `${name}.one`);
}

/** What a field is called. */
export function labelOf(field: Named, locale: Locale): string {
  return wordOf(field, 'field', locale);
}

/** What the value at each of its links is called, `Quantidade`. */
export function linkLabelOf(field: Named, locale: Locale): string {
  return wordOf(field, 'link', locale);
}

/** A line of advice under a field that has one. */
export function hintOf(field: Field, locale: Locale): string | undefined {
  return field.hint && wordOf(field, 'hint', locale);
}

/** What a value of a choice is called; one of long ago, which is none any more, is called as it stands. */
export function choiceOf(field: Field, value: string, locale: Locale): string {
  if (field.areNames || !field.options?.includes(value)) return value;
  return wordOf(field, 'choice', locale, value);
}

/** What screens call a word that is understood for a value of a choice and never stored; undefined where none does. */
export function alsoCalled({ words }: Named, word: string, locale: Locale): string | undefined {
  return words && lookUp(words.texts, locale, `${words.entity}.choice.${words.name}.${word}`);
}

/** What a button says that moves a row, `Desativar`. */
export function moveLabel(
  { texts, name }: Pick<Entity, 'texts' | 'name'>,
  move: string,
  locale: Locale,
): string {
  return textIn(texts, locale, `${name}.move.${move}`);
}

/** The same for all moves a fault names, where it names some; `-` is none. */
export function movesIn(
  entity: Pick<Entity, 'texts' | 'name'>,
  { moves }: Record<string, unknown>,
  locale: Locale,
): { moves: string } {
  const names = String(moves ?? '')
    .split(', ')
    .filter(Boolean);
  return { moves: names.map((move) => moveLabel(entity, move, locale)).join(', ') || '-' };
}

/** What stands behind a number, `m` or `dias`; behind none yet, what several are called. */
export function unitOf({ unit }: Field, count: number | null, locale: Locale): string | undefined {
  return unit && textIn(kitWords, locale, `unit.${unit}`, { count: count ?? several });
}

/** Of no language the number whose form is that of one. */
const several = 2;
