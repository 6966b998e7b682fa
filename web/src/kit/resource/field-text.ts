import type { Field, LocalisedValue } from '@leme/contract/kit/fields';
import type { Locale } from '@leme/contract/kit/locale';
import { formatTaxId } from '@leme/contract/kit/tax-id';
import type { Formats } from '../format.ts';
import { phoneText } from '../phone.ts';

/** What it takes to write a value for a person. */
export type Speech = { format: Formats; locale: Locale; yes: string; no: string };

export type Label = string | readonly string[] | undefined;

const isPresent = (value: unknown) => value !== null && value !== undefined && value !== '';

/**
 * A value of a field as a person reads it, an empty text for none. `label` names what a reference points to, as a row's
 * `labels` do; a value of the wrong form, as old history may hold, is written as it stands.
 */
export function fieldText(field: Field, value: unknown, label: Label, speech: Speech): string {
  if (field.to) return typeof label === 'string' ? label : (label ?? []).join(', ');
  if (!isPresent(value)) return '';
  if (typeof value === 'number') return numberText(field, value, speech.format);
  if (typeof value === 'boolean') return value ? speech.yes : speech.no;
  if (field.kind === 'localised') return localisedText(value, speech.locale);
  return plainText(field, String(value), speech);
}

function numberText({ kind, unit, digits = 2 }: Field, value: number, format: Formats): string {
  if (kind === 'money') return format.money(value);
  if (kind === 'basis-points') return format.percent(value);
  // From five digits on, so that a year is no number of thousands.
  const text = format.number(value, { maximumFractionDigits: digits, useGrouping: 'min2' });
  return unit ? `${text} ${unit}` : text;
}

function plainText({ kind, options }: Field, value: string, { format, locale }: Speech): string {
  switch (kind) {
    case 'date':
      return format.date(value);
    case 'instant':
      return format.dateTime(value);
    case 'choice':
      return options?.[value]?.[locale] ?? value;
    case 'phone':
      return phoneText(value);
    case 'tax-id':
      return formatTaxId(value);
    default:
      return value;
  }
}

function localisedText(value: unknown, locale: Locale): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const texts = value as LocalisedValue;
  return texts[locale] || texts['pt-BR'];
}
