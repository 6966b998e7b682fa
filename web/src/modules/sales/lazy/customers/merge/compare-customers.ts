import { labelOf } from '@leme/contract/kit/labels';
import type { AnyRow } from '@leme/contract/kit/resource';
import { customers } from '@leme/contract/sales/customers';
import { mergeChoices } from '@leme/contract/sales/merge-choices';
import { fieldText, type Speech } from '#kit/resource/field-text.ts';

/** A field in which two records differ, in words. */
export type Difference = { name: string; label: string; mine: string; other: string };

/** The fields one has to choose in. */
export function differences(mine: AnyRow, other: AnyRow, speech: Speech): Difference[] {
  return Object.entries(customers.fields).flatMap(([name, field]) => {
    if (!mergeChoices.includes(name)) return [];
    const [own, its] = [mine, other].map((row) => fieldText(field, row[name], row.labels[name], speech));
    const isSame = mine[name] === other[name];
    return isSame ? [] : [{ name, label: labelOf(field, speech.locale), mine: own ?? '', other: its ?? '' }];
  });
}

/** What is taken from the other without asking: what this record does not say. */
export function takenAtFirst(found: readonly Difference[]): string[] {
  return found.filter(({ mine, other }) => mine === '' && other !== '').map(({ name }) => name);
}
