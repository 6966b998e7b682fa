import type { Entity } from '@leme/contract/kit/resource/entity';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { rowText } from '../field-text.ts';
import { useSpeech } from '../field-value.tsx';

/** What a row is known by, in the person's language. */
export function useRowTitle({ fields, title }: Entity): (row: AnyRow) => string {
  const speech = useSpeech();
  const field = fields[title];
  return (row) => (field ? rowText(field, title, row, speech) : '');
}
