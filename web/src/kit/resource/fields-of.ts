import type { Field, Fields } from '@leme/contract/kit/fields';
import { localise } from '@leme/contract/kit/locale';
import type { Resource } from '@leme/contract/kit/resource';
import { choiceTone } from './choice-tone.tsx';

/** What every row has beside its fields and a list can show. */
export const rowFacts: Fields = {
  created_at: {
    kind: 'instant',
    label: localise('Criado em|Created|Creado el|Créé le|Creato il'),
    required: true,
    sort: true,
  },
  updated_at: {
    kind: 'instant',
    label: localise('Alterado em|Changed|Modificado el|Modifié le|Modificato il'),
    required: true,
  },
};

/** A field of a resource, or a fact every row has, by its name. */
export function fieldOf(resource: Resource, name: string): Field | undefined {
  return resource.fields[name] ?? rowFacts[name];
}

const numeric = new Set<Field['kind']>(['money', 'integer', 'decimal', 'basis-points']);

/** Whether its values are compared digit by digit, so that they stand at the end of a column. */
export function isNumeric({ kind }: Field): boolean {
  return numeric.has(kind);
}

/** Whether the server can order a list by it. */
export function canSort(resource: Resource, name: string): boolean {
  return name === resource.title || fieldOf(resource, name)?.sort === true;
}

/** A choice every row has one of and whose values are states, such as active or cancelled. */
export function isState({ kind, required, filter, options = {} }: Field): boolean {
  return (
    kind === 'choice' &&
    required &&
    filter === true &&
    Object.keys(options).every((value) => choiceTone(value))
  );
}
