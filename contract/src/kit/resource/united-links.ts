import type { AnyRow, Resource } from './resource.ts';

/** How many links of a field two rows would have as one, and how many one may have. */
export type UnitedLinks = { count: number; maximum: number };

/** More links than a row may have, where two become one: it could not be saved any more. Null where they fit. */
export function tooManyLinks(
  { fields }: Resource,
  name: string,
  [kept, other]: readonly [AnyRow, AnyRow],
): UnitedLinks | null {
  const both = new Set([kept[name], other[name]].flatMap((links) => (links ?? []) as string[]));
  const maximum = fields[name]?.max ?? both.size;
  return both.size > maximum ? { count: both.size, maximum } : null;
}
