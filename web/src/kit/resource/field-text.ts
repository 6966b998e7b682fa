import { holdsFile } from '@leme/contract/kit/kinds/kinds';
import type { Field } from '@leme/contract/kit/resource/fields';
import { sentValue, valueOfLink } from '@leme/contract/kit/resource/links';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
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
    return typeof label === 'string' ? label : linkTexts(field, value, label ?? [], speech).join(', ');
  const { counts, max = 0 } = field;
  if (counts && Number(value) > max) return `${speech.format.number(max)}+`;
  return isPresent(value) ? webKindOf(field).text(value, field, speech) : '';
}

/** The same of a row. */
export function rowText(field: Field, name: string, row: AnyRow, speech: Speech): string {
  return fieldText(field, sentValue(field, name, row), row.labels[name], speech);
}

/** The names of what links lead to, each with its value: `Coletes (12)`. */
export function linkTexts(
  { atLink }: Field,
  links: unknown,
  names: readonly string[],
  speech: Speech,
): readonly string[] {
  if (!atLink || !Array.isArray(links)) return names;
  return names.map((name, at) => {
    const value = valueOfLink(links[at]);
    return value === null ? name : `${name} (${webKindOf(atLink).text(value, atLink, speech)})`;
  });
}
