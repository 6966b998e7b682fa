import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { fieldText, type Speech } from '../field-text.ts';

/** A field in which two records differ, in words. */
export type Difference = { name: string; label: string; mine: string; other: string };

/** The fields, of those one may choose in, that two records say differently. */
export function differences(
  { fields }: Resource,
  choices: readonly string[],
  [mine, other]: readonly [AnyRow, AnyRow],
  speech: Speech,
): Difference[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!choices.includes(name)) return [];
    if (JSON.stringify(mine[name]) === JSON.stringify(other[name])) return [];
    const [own = '', its = ''] = [mine, other].map((row) =>
      fieldText(field, row[name], row.labels[name], speech),
    );
    return [{ name, label: labelOf(field, speech.locale), mine: own, other: its }];
  });
}

/** What is taken from the other without asking: what this record does not say. */
export function takenAtFirst(found: readonly Difference[]): string[] {
  return found.filter(({ mine, other }) => mine === '' && other !== '').map(({ name }) => name);
}
