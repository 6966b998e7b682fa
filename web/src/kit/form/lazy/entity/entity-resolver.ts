import type { Entity } from '@leme/contract/kit/resource/entity';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { recordResolver } from '../../../resource/record/values/fault-words.ts';

/** What is wrong with values the declaration does not judge, in words, by their paths in the form. */
export type Faults = Record<string, string | false | undefined>;

/**
 * Judges these fields as their entity declares them, as the server will; what `faults` names, because it takes several
 * fields to tell or its value is another in the form, it judges alone.
 */
export function entityResolver<V extends FieldValues>(
  entity: Entity,
  names: readonly string[],
  faults: (values: V) => Faults = () => ({}),
): Resolver<V> {
  const judge = recordResolver(entity, names);
  return async (values, context, options) => {
    const judged = await judge(values, context, options as unknown as Parameters<typeof judge>[2]);
    const own = faults(values);
    const errors = Object.fromEntries(
      Object.entries(judged.errors).filter(([name]) => !(name in own)),
    ) as FieldErrors<V>;
    for (const [path, message] of Object.entries(own))
      if (message) set(errors, path, { type: 'rule', message });
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
