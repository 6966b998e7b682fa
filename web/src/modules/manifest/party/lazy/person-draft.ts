import type { ManifestPassenger } from '@leme/contract/manifest/endpoints';
import { isoFromTyped, toIso, typedFromIso } from '#ui/dates/iso-date.ts';

export type PersonField = 'name' | 'document' | 'birth_date';
/** What stands in the fields of a person and is not stored yet. */
export type TypedFields = Readonly<Partial<Record<PersonField, string>>>;
type Stored = Pick<ManifestPassenger, PersonField>;
export type Patch = Partial<Record<PersonField, string | null>>;

export const personFields: readonly PersonField[] = ['name', 'document', 'birth_date'];

/** The fields as they are read and typed: the date as dd/MM/yyyy. */
export function typedOf({ name, document, birth_date }: Stored): Record<PersonField, string> {
  return { name: name ?? '', document: document ?? '', birth_date: typedFromIso(birth_date) };
}

/** What a draft changes of the stored person, or the field that cannot be a date. */
export function patchOf(stored: Stored, draft: TypedFields): { patch: Patch; invalid: PersonField | null } {
  const patch: Patch = {};
  for (const field of personFields) {
    const typed = draft[field]?.trim();
    if (typed === undefined) continue;
    const value = field === 'birth_date' && typed ? isoFromTyped(typed, toIso(new Date())) : typed || null;
    if (field === 'birth_date' && typed && value === null) return { patch: {}, invalid: field };
    if (value !== stored[field]) patch[field] = value;
  }
  return { patch, invalid: null };
}

/** The draft without what has been stored, unless it was typed on meanwhile. */
export function withoutStored(draft: TypedFields, sent: TypedFields): TypedFields {
  const left: Partial<Record<PersonField, string>> = {};
  for (const field of personFields) {
    const typed = draft[field];
    if (typed !== undefined && typed !== sent[field]) left[field] = typed;
  }
  return left;
}
