import { type Entity, keeperOf } from '@leme/contract/kit/resource/entity';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { sentValue } from '@leme/contract/kit/resource/links';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { ReactNode } from 'react';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { useFormat } from '../text/format.ts';
import { useLocale, useText } from '../text/i18n.ts';
import { linkTexts, rowText, type Speech } from './field-text.ts';
import { fieldOf } from './fields-of.ts';
import { webKindOf } from './kinds/kinds.ts';
import { listTexts } from './list/texts/texts.ts';

export { fieldText, rowText } from './field-text.ts';

/** What it takes to write values in the person's language and the company's time zone. */
export function useSpeech(): Speech {
  const t = useText(listTexts);
  return { format: useFormat(), locale: useLocale(), yes: t('yes'), no: t('no') };
}

export type FieldValueProps = { resource: Entity; name: string; row: AnyRow };

/** One field of a row as a list or a card shows it. */
export function FieldValue({ resource, name, row }: FieldValueProps): ReactNode {
  const speech = useSpeech();
  const field = fieldOf(resource, name);
  if (!field) return null;
  const value = row[name];
  const text = rowText(field, name, row, speech);
  if (text === '') return <EmptyValue />;
  const { Value } = webKindOf(field);
  if (!Value) return text;
  const links = sentValue(field, name, row);
  const labels = linkTexts(field, links, [row.labels[name] ?? []].flat(), speech);
  const colours = [row.colours?.[name] ?? []].flat();
  const files = keeperOf(resource);
  return (
    <Value
      field={field}
      value={value}
      text={text}
      label={labelOf(field, speech.locale)}
      labels={labels}
      colours={colours}
      files={files}
    />
  );
}
