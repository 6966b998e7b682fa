import { boatManning } from '../../crew/boat-manning.ts';
import { boatDocuments } from '../../fleet/boat-documents.ts';
import { dateTimeFormat, numberFormat } from '../../kit/language/intl.ts';
import type { Locale } from '../../kit/language/locale.ts';
import { textsIn } from '../../kit/language/texts.ts';
import { choiceOf } from '../../kit/resource/labels.ts';
import type { Saying } from './decide-departure.ts';
import { gateWords } from './texts/texts.ts';

/** What a check says, in the reader's language. */
export function gateSentence({ key, values }: Saying, locale: Locale): string {
  const told = Object.entries(values).map(([name, value]) => [name, toldAs(name, value, locale)]);
  return textsIn(gateWords, locale)(key, Object.fromEntries(told));
}

function toldAs(name: string, value: string | number, locale: Locale): string | number {
  if (name === 'count') return value;
  if (typeof value === 'number') return numberFormat(locale).format(value);
  if (name === 'kind') return choiceOf(boatDocuments.fields.kind, value, locale);
  if (name === 'position') return choiceOf(boatManning.fields.position, value, locale);
  if (name === 'day' && value !== '')
    return dateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).format(
      new Date(`${value}T00:00:00Z`),
    );
  return value;
}
