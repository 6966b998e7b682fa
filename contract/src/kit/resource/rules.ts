import { partedFaults } from '../phones/parted-phones.ts';
import type { Fault } from '../problem.ts';
import type { Fields, ValuesOf } from './fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** A row as far as its values are sound one by one: what is wrong by itself, or not there yet, is nothing. */
export type Sound<F extends Fields> = { readonly [K in keyof F]: ValuesOf<F>[K] | null };

/** What is wrong with values together, each of them being sound; `before` is the row that is changed, null of a new one. */
export type Rules<F extends Fields = Fields> = (
  values: Sound<F>,
  before: Sound<F> | null,
) => readonly Fault[];

/**
 * What the rules of an entity have against a row as it would be: asked alike by the form before it is sent, by the server
 * and by a file that is brought in.
 */
export function ruleFaults(
  { fields, rules }: { fields: Fields; rules?: Rules | undefined },
  values: Values,
  before: Values | null = null,
  changed: Values = values,
): Fault[] {
  const own = rules?.(values as Sound<Fields>, before as Sound<Fields> | null) ?? [];
  return [...partedFaults(fields, values, changed), ...own];
}

/** Of two bounds the upper one does not lie below the lower one, such as the most of a party below its least. */
export function inOrder<K extends string>(
  values: Readonly<Partial<Record<K, unknown>>>,
  ...bounds: readonly (readonly [least: K, most: K])[]
): Fault[] {
  return bounds.flatMap(([least, most]) => {
    const [from, to] = [values[least], values[most]];
    if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return [];
    return [{ pointer: `/${most}`, code: 'too-small', params: { minimum: from } }];
  });
}

/** What another value makes necessary and is not there. */
export function needed<K extends string>(
  values: Readonly<Partial<Record<K, unknown>>>,
  ...names: readonly K[]
): Fault[] {
  return names
    .filter((name) => values[name] === null)
    .map((name) => ({ pointer: `/${name}`, code: 'required' }));
}
