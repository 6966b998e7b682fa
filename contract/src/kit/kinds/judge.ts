import type { Field } from '../resource/fields.ts';
import type { ValueFault } from './field-kind.ts';
import { kindOf } from './kinds.ts';
import { isNothing } from './words/words.ts';

export type Judged = { value: unknown; faults: readonly ValueFault[] };

/**
 * The one judge of a value, whoever asks: in the form it is stored in, with everything that is wrong with it. Where a field
 * may be empty, nothing, spaces and null are one.
 */
export function judge(field: Field, given: unknown): Judged {
  if (!field.required && isNothing(given)) return { value: null, faults: [] };
  const kind = kindOf(field);
  const value = kind.normalise(given, field);
  return { value, faults: kind.check(value, field) };
}
