import type { Field } from '@leme/contract/kit/fields';
import { locales } from '@leme/contract/kit/locale';
import type { Fault } from '@leme/contract/kit/problem';
import { bareTaxId, isTaxId } from '@leme/contract/kit/tax-id';

/** What is wrong with one value, in the server's own codes. */
export type ValueFault = Pick<Fault, 'code' | 'params'>;

const emailShape =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const instantShape =
  /^(.{10})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const controlCharacters = /[\u0000-\u0009\u000B-\u001F\u007F]/;

/** What is wrong with the value of a field before it is sent, or null; the server's schema has the last word. */
export function valueFault(field: Field, value: unknown): ValueFault | null {
  if (isNothing(value)) return field.required ? { code: 'required' } : null;
  switch (field.kind) {
    case 'text':
      return textFault(field, value) ?? lineFault(field, tidied(value));
    case 'long-text':
      return textFault(field, value);
    case 'money':
    case 'integer':
    case 'decimal':
    case 'basis-points':
      return numberFault(field, value);
    case 'localised':
      return localisedFault(field, value);
    case 'references':
      return referencesFault(field, value);
    case 'boolean':
      return typeof value === 'boolean' ? null : { code: 'type' };
    default:
      return typeof value === 'string' ? shapeFault(field, value) : { code: 'type' };
  }
}

/** Nothing was given: spaces are nothing. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

function tidied(value: unknown): string {
  return String(value).replace(/\r\n?/g, '\n').trim();
}

function textFault({ min = 0, max = 0 }: Pick<Field, 'min' | 'max'>, value: unknown): ValueFault | null {
  if (typeof value !== 'string') return { code: 'type' };
  const text = tidied(value);
  if (text === '') return { code: 'required' };
  if (text.length < min) return { code: 'too-small', params: { minimum: min } };
  if (text.length > max) return { code: 'too-large', params: { maximum: max } };
  return controlCharacters.test(text) ? { code: 'control-characters' } : null;
}

function lineFault({ onlyDigits }: Field, text: string): ValueFault | null {
  if (text.includes('\n')) return { code: 'line-break' };
  return onlyDigits && !/^\d+$/.test(text) ? { code: 'digits' } : null;
}

function numberFault({ kind, min = 0, max = 0, digits = 2 }: Field, value: unknown): ValueFault | null {
  if (typeof value !== 'number') return { code: 'type' };
  if (!['money', 'decimal'].includes(kind) && !Number.isInteger(value)) return { code: 'integer' };
  if (kind === 'money' && !Number.isInteger(Math.round(value * 1e6) / 1e4)) return { code: 'money-decimals' };
  if (value < min) return { code: 'too-small', params: { minimum: min } };
  if (value > max) return { code: 'too-large', params: { maximum: max } };
  if (kind !== 'decimal') return null;
  const scaled = value * 10 ** digits;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6 ? null : { code: 'decimals' };
}

function localisedFault(field: Field, value: unknown): ValueFault | null {
  if (typeof value !== 'object' || value === null) return { code: 'type' };
  const texts = value as Record<string, unknown>;
  const [source, ...others] = locales;
  const own = textFault({ max: field.max ?? 0 }, texts[source] ?? '');
  return (
    own ??
    others
      .filter((locale) => !isNothing(texts[locale]))
      .map((locale) => textFault({ max: field.max ?? 0 }, texts[locale]))
      .find((fault) => fault !== null) ??
    null
  );
}

function referencesFault({ max = 0 }: Field, value: unknown): ValueFault | null {
  if (!Array.isArray(value)) return { code: 'type' };
  if (value.some((each) => !uuidShape.test(String(each)))) return { code: 'uuid' };
  if (value.length > max) return { code: 'too-large', params: { maximum: max } };
  return new Set(value).size === value.length ? null : { code: 'repeated' };
}

/** Kinds that are text of a certain shape. */
function shapeFault({ kind, options = {} }: Field, value: string): ValueFault | null {
  switch (kind) {
    case 'date':
      return isCivilDate(value) ? null : { code: 'date' };
    case 'instant':
      return isCivilDate(instantShape.exec(value)?.[1] ?? '') ? null : { code: 'datetime' };
    case 'choice':
      return Object.hasOwn(options, value) ? null : { code: 'option' };
    case 'colour':
      return /^#[0-9a-fA-F]{6}$/.test(value) ? null : { code: 'colour' };
    case 'phone':
      return /^\+\d{8,15}$/.test(value.replace(/[\s().-]/g, '')) ? null : { code: 'phone' };
    case 'tax-id':
      return isTaxId(bareTaxId(value)) ? null : { code: 'tax-id' };
    case 'email':
      return emailFault(value.trim().toLowerCase());
    default:
      return uuidShape.test(value) ? null : { code: 'uuid' };
  }
}

function emailFault(address: string): ValueFault | null {
  if (!emailShape.test(address)) return { code: 'email' };
  return address.length > 254 ? { code: 'too-large', params: { maximum: 254 } } : null;
}

function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
