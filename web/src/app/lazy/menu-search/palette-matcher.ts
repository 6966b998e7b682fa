import { fold } from '@leme/contract/kit/language/fold';

export type Matchable = {
  title: string;
  /** Further words it is found by: group, address, synonyms. */
  keywords: string;
};

type Indexed = { title: string; all: string };

const maxShown = 50;
const maxQuery = 100;
const maxWords = 8;
const indexed = new WeakMap<Matchable, Indexed>();

/** Folding is the costly part; pages stay the same items from letter to letter. */
function indexOf(item: Matchable): Indexed {
  const known = indexed.get(item);
  if (known) return known;
  const title = fold(item.title);
  const index = { title, all: `${title} ${fold(item.keywords)}` };
  indexed.set(item, index);
  return index;
}

/** The words of a query in their folded form; what is longer than any name is cut. */
export function queryWords(query: string): readonly string[] {
  return fold(query.slice(0, maxQuery)).split(' ').filter(Boolean).slice(0, maxWords);
}

function scoreOf({ title, all }: Indexed, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    if (!all.includes(word)) return 0;
    // One or two letters stand inside of almost every name: they must begin a word.
    if (word.length < 3 && !` ${all}`.includes(` ${word}`)) return 0;
    const at = title.indexOf(word);
    if (at === 0) score += 8;
    else if (at > 0) score += title[at - 1] === ' ' ? 6 : 4;
    else score += all.includes(` ${word}`) ? 2 : 1;
  }
  return score;
}

/** The items that hold every word of the query, best first, at most 50. An empty query gives them as they stand. */
export function matchItems<T extends Matchable>(items: readonly T[], query: string): readonly T[] {
  const words = queryWords(query);
  if (words.length === 0) return items.slice(0, maxShown);
  const found: { item: T; score: number }[] = [];
  for (const item of items) {
    const score = scoreOf(indexOf(item), words);
    if (score > 0) found.push({ item, score });
  }
  found.sort((one, other) => other.score - one.score);
  return found.slice(0, maxShown).map(({ item }) => item);
}

/** A stretch of a title, from which letter on, and whether it was searched for. */
export type TitlePart = { from: number; text: string; found: boolean };

/** A title cut where the words of the query stand in it, to be marked. */
export function titleParts(title: string, words: readonly string[]): readonly TitlePart[] {
  if (words.length === 0) return [{ from: 0, text: title, found: false }];
  const marks = new Set<number>();
  const letters = [...title];
  const folded = letters.map((letter) => (/\s/.test(letter) ? ' ' : fold(letter)));
  const owner = folded.flatMap((form, at) => [...form].map(() => at));
  const text = folded.join('');
  for (const word of words) {
    const from = text.indexOf(word);
    if (from === -1) continue;
    for (let at = from; at < from + word.length; at++) marks.add(owner[at] ?? -1);
  }
  const parts: TitlePart[] = [];
  letters.forEach((letter, at) => {
    const found = marks.has(at);
    const last = parts.at(-1);
    if (last?.found === found) last.text += letter;
    else parts.push({ from: at, text: letter, found });
  });
  return parts;
}
