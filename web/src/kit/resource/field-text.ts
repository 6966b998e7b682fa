import type { Field } from '@leme/contract/kit/fields';
import { holdsFile } from '@leme/contract/kit/kinds/kinds';
import { webKindOf } from './kinds/kinds.ts';
import type { Speech } from './kinds/web-kind.ts';

export type { Speech } from './kinds/web-kind.ts';

export type Label = string | readonly string[] | undefined;

const isPresent = (value: unknown) => value !== null && value !== undefined && value !== '';

/**
 * A value of a field as a person reads it, an empty text for none. `label` names what a reference points to, as a row's
 * `labels` do.
 */
export function fieldText(field: Field, value: unknown, label: Label, speech: Speech): string {
  if (field.to || (holdsFile(field) && label !== undefined))
    return typeof label === 'string' ? label : (label ?? []).join(', ');
  const { counts, max = 0 } = field;
  if (counts && Number(value) > max) return `${speech.format.number(max)}+`;
  return isPresent(value) ? webKindOf(field).text(value, field, speech) : '';
}
