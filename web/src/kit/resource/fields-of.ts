import type { Locale } from '@leme/contract/kit/language/locale';
import { type Entity, named } from '@leme/contract/kit/resource/entity';
import type { Field, Fields } from '@leme/contract/kit/resource/fields';
import { labelOf, oneOf } from '@leme/contract/kit/resource/labels';
import { kitWords } from '@leme/contract/kit/texts/texts';
import { choiceTone } from './choice-tone.tsx';
import { webKindOf } from './kinds/kinds.ts';

/** What every row has beside its fields and a list can show. */
export const rowFacts: Fields = named(kitWords, 'row', {
  created_at: { kind: 'instant', required: true, sort: true },
  updated_at: { kind: 'instant', required: true },
});

/** An entity, or a resource of whose rows something is computed or sought. */
type Shown = Entity & { computed?: Fields; sought?: Fields };

/** A field of a resource, what is computed of it or sought by, or a fact every row has, by its name. */
export function fieldOf(resource: Shown, name: string): Field | undefined {
  return resource.fields[name] ?? resource.computed?.[name] ?? resource.sought?.[name] ?? rowFacts[name];
}

/** What a column is called. */
export function columnLabel(resource: Shown, name: string, locale: Locale): string {
  const field = fieldOf(resource, name);
  return field ? labelOf(field, locale) : oneOf(resource, locale);
}

/** Whether its values are compared digit by digit, so that they stand at the end of a column. */
export function isNumeric(field: Field): boolean {
  return webKindOf(field).digits === 'at-end';
}

/** Whether the server can order a list by it. */
export function canSort(resource: Shown, name: string): boolean {
  return name === resource.title || fieldOf(resource, name)?.sort === true;
}

/** A choice every row has one of and whose values are states, such as active or cancelled. */
export function isState({ required, filter, options = [] }: Field): boolean {
  return required && filter === true && options.length > 0 && options.every((value) => choiceTone(value));
}
