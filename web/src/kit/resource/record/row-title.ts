import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import { fieldText } from '../field-text.ts';
import { useSpeech } from '../field-value.tsx';

/** What a row is known by, in the person's language. */
export function useRowTitle({ fields, title }: Resource): (row: AnyRow) => string {
  const speech = useSpeech();
  const field = fields[title];
  return (row) => (field ? fieldText(field, row[title], row.labels[title], speech) : '');
}
