import { fold } from '@leme/contract/kit/language/fold';
import type { Locale } from '@leme/contract/kit/language/locale';
import { lookUp } from '@leme/contract/kit/language/texts';
import { hintOf, labelOf, oneOf } from '@leme/contract/kit/resource/labels';
import type { otherPlaces, Place } from './places.ts';
import { searchTexts } from './texts/texts.ts';

export type Found = { id: string; label: string; section: string; path: string };

/** What the person may read. */
type Open = { places: readonly Place[]; others: readonly (typeof otherPlaces)[number][] };

const most = 12;

/** What is decided under a name, a synonym or in a section that holds each of the words; by name comes first. */
export function findSettings(typed: string, { places, others }: Open, locale: Locale): Found[] {
  const words = fold(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const also = (key: string) => lookUp(searchTexts, locale, `also.${key}`) ?? '';
  const all = places.flatMap(({ entity, page, section }) =>
    Object.entries(entity.fields).map(([key, field]) => {
      const [label, of] = [labelOf(field, locale), oneOf(entity, locale)];
      const path = section ? `${page}?section=${section}&key=${key}` : page;
      const beside = [of, hintOf(field, locale), also(key)].join(' ');
      return { id: `${entity.name} ${key}`, label, section: of, path, beside };
    }),
  );
  const word = (key: string) => lookUp(searchTexts, locale, key) ?? '';
  const own = others.map(({ key, at, page }) => {
    const of = word(`at.${at}`);
    return { id: key, label: word(`own.${key}`), section: of, path: page, beside: `${of} ${also(key)}` };
  });
  const holds = (text: string) => words.every((word) => fold(text).includes(word));
  const found = [...all, ...own].filter(({ label, beside }) => holds(`${label} ${beside}`));
  const byName = found.filter(({ label }) => holds(label));
  const rest = found.filter((each) => !byName.includes(each));
  return [...byName, ...rest].slice(0, most).map(({ beside: _, ...each }) => each);
}
