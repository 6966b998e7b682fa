import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { ComponentType } from 'react';

/** A part of a form with the key of its title, row by row: the name of a field, or two that stand side by side. */
export type FormSection = { title?: string; rows: readonly string[] };

/** The fields of a row. */
export function fieldsIn(row: string): string[] {
  return row.split(' ');
}

/** The fields of a form, in their order. */
export function fieldNames(form: readonly FormSection[]): string[] {
  return form.flatMap(({ rows }) => rows.flatMap(fieldsIn));
}

/** What stands under the fields of a form, of the values as they are typed; `row` is null while it is new, `fill` types others. */
export type FormPreview = ComponentType<{
  values: Readonly<Record<string, unknown>>;
  row: AnyRow | null;
  fill: (values: Readonly<Record<string, unknown>>) => void;
}>;

/** A further panel of an open record; `refresh` fetches the record and what shows it again. */
export type RecordPart = ComponentType<{ row: AnyRow; refresh: () => void }>;

/** Whether a record opens as a page in place of the list: more than twelve fields, or panels of its own. */
export function opensAsPage(form: readonly FormSection[], parts: readonly RecordPart[] = []): boolean {
  return parts.length > 0 || fieldNames(form).length > 12;
}
