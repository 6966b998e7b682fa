import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import type { Values } from '../values/record-values.ts';

type Sides = { base: AnyRow; mine: Values; current: AnyRow };

/**
 * Links to rows, such as tags, that two people changed at once: those of the other one, with what was added and without
 * what was taken away here. By field; what only one of them changed is left out.
 */
export function mergedLinks({ fields }: Resource, names: readonly string[], sides: Sides): Values {
  const merged = names.flatMap((name): [string, string[]][] => {
    const field = fields[name];
    if (!field?.to || field.atLink || !Array.isArray(sides.base[name])) return [];
    const [was, mine, theirs] = [sides.base[name], sides.mine[name], sides.current[name]].map(idsOf);
    if (!was || !mine || !theirs || isSame(was, mine) || isSame(was, theirs) || isSame(mine, theirs))
      return [];
    const kept = theirs.filter((id) => mine.includes(id) || !was.includes(id));
    return [[name, [...kept, ...mine.filter((id) => !was.includes(id) && !kept.includes(id))]]];
  });
  return Object.fromEntries(merged);
}

const idsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}
