import { type Fault, faults } from '../problem.ts';
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

/** Refuses two that have more tags together than one may have. */
export function requireFewTags(resource: Resource, pair: readonly [AnyRow, AnyRow]): void {
  const params = tooManyLinks(resource, 'tags', pair);
  const fault: Fault[] = params ? [{ pointer: '/other_id', code: 'too-many-tags', params }] : [];
  if (fault.length > 0) throw faults(fault);
}
