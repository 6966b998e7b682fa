import type { Schema } from '@leme/contract/kit/example.testing';

type Bounded = Schema & {
  maxItems?: number;
  maxLength?: number;
  maxProperties?: number;
  propertyNames?: Schema;
};

/** Where a shape takes a list or an object with names of its own, and does not say how many there may be. */
export function unbounded(schema: Schema, at = ''): string[] {
  const { type, items, anyOf, oneOf, allOf, properties, additionalProperties } = schema;
  const { maxItems, maxProperties, propertyNames } = schema as Bounded;
  const isOpen = typeof additionalProperties === 'object';
  const hasNoEnd =
    (type === 'array' && maxItems === undefined) ||
    (isOpen && maxProperties === undefined && propertyNames?.enum === undefined);
  return [
    ...(hasNoEnd ? [at] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, each]) => unbounded(each, `${at}/${name}`)),
    ...(items ? unbounded(items, `${at}/0`) : []),
    ...(isOpen ? unbounded(additionalProperties, `${at}/*`) : []),
    ...[anyOf, oneOf, allOf].flatMap((several) => (several ?? []).flatMap((each) => unbounded(each, at))),
  ];
}

export type Largest = { bytes: number; members: number; keys: number; text: number; depth: number };
const nothing: Largest = { bytes: 0, members: 0, keys: 0, text: 0, depth: 0 };
/** A letter of a text takes up to three bytes; ids, days and moments stand in as many as they have. */
const [letter, stamp, bare] = [3, 40, 26];

/** How much the largest input is and holds that a shape allows. */
export function largestOf(schema: Schema): Largest {
  const { anyOf, oneOf, allOf, type, items, properties, additionalProperties } = schema;
  const { maxItems = 0, maxProperties, propertyNames, maxLength } = schema as Bounded;
  const several = [anyOf, oneOf, allOf].flatMap((each) => each ?? []).map(largestOf);
  if (several.length > 0) return several.reduce(larger);
  if (schema.enum)
    return { ...nothing, bytes: Math.max(...schema.enum.map((each) => String(each).length)) + 2 };
  if (type === 'array') {
    const each = items ? largestOf(items) : nothing;
    return {
      ...each,
      bytes: 2 + maxItems * (each.bytes + 1),
      members: Math.max(maxItems, each.members),
      depth: each.depth + 1,
    };
  }
  if (type === 'object') {
    const open = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    const names = open ? (maxProperties ?? propertyNames?.enum?.length ?? 0) : 0;
    const one = open ? largestOf(open) : nothing;
    const fields = Object.entries(properties ?? {}).map(([name, each]) => ({ name, ...largestOf(each) }));
    const named = 6 + largestOf(propertyNames ?? {}).bytes;
    return {
      ...[one, ...fields].reduce(larger, nothing),
      bytes:
        2 +
        fields.reduce((sum, { name, bytes }) => sum + name.length + 4 + bytes, names * (named + one.bytes)),
      keys: Math.max(fields.length, names, one.keys, ...fields.map(({ keys }) => keys)),
      depth: 1 + Math.max(one.depth, ...fields.map(({ depth }) => depth), 0),
    };
  }
  if (type !== 'string') return { ...nothing, bytes: bare };
  if (maxLength === undefined) return { ...nothing, bytes: stamp };
  return { ...nothing, bytes: 2 + letter * maxLength, text: maxLength };
}

function larger(one: Largest, other: Largest): Largest {
  return {
    bytes: Math.max(one.bytes, other.bytes),
    members: Math.max(one.members, other.members),
    keys: Math.max(one.keys, other.keys),
    text: Math.max(one.text, other.text),
    depth: Math.max(one.depth, other.depth),
  };
}
