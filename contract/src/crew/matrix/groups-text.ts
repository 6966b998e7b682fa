import { fold } from '../../kit/language/fold.ts';
import type { Alternative } from '../engine/matrix.ts';

type Groups = readonly (readonly Alternative[])[];

const [allOf, anyOf, orHigher] = ['&', '|', '+'];

/** What a cell asks for in codes: `MNC+ | MFL+ & ASO` is a CIR from MNC or MFL upwards, and an ASO. */
export function writeGroups(groups: Groups, codeOf: (competency: string) => string): string {
  return groups
    .map((group) =>
      group
        .map(({ competency_id, or_higher }) => `${codeOf(competency_id)}${or_higher ? orHigher : ''}`)
        .join(` ${anyOf} `),
    )
    .join(` ${allOf} `);
}

/** The same read back; a code that nobody knows is told, and a group without any. */
export function readGroups(
  text: string,
  ids: ReadonlyMap<string, string>,
): { groups: Alternative[][] } | { unknown: string } | { empty: true } {
  if (text.trim() === '') return { groups: [] };
  const groups: Alternative[][] = [];
  for (const part of text.split(allOf)) {
    if (part.trim() === '') return { empty: true };
    const group: Alternative[] = [];
    for (const word of part.split(anyOf).map((each) => each.trim())) {
      if (word === '') return { empty: true };
      const code = word.endsWith(orHigher) ? word.slice(0, -1).trim() : word;
      const competency_id = ids.get(fold(code));
      if (competency_id === undefined) return { unknown: code };
      group.push({ competency_id, or_higher: code !== word });
    }
    groups.push(group);
  }
  return { groups };
}
