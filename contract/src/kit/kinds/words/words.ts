import type { Field } from '../../resource/fields.ts';
import { type ValueFault, wrongType } from '../field-kind.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const controlCharacters = /[\u0000-\u0009\u000B-\u001F\u007F]/;

/** Text without what surrounds it, its lines ended alike, and without halves of characters. */
export function tidyText(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim().toWellFormed() : value;
}

/** What is wrong with a text that has to say something. */
export function textFaults(value: unknown, { min = 1, max = 0 }: Pick<Field, 'min' | 'max'>): ValueFault[] {
  if (typeof value !== 'string') return [...wrongType(value, 'string')];
  return [...lengthFaults(value, Math.max(1, min), max), ...characterFaults(value)];
}

function lengthFaults(text: string, minimum: number, maximum: number): ValueFault[] {
  if (isNothing(text)) return [{ code: 'required' }];
  // As the database counts them: a sign of two halves is one.
  if (text.length < 2 * minimum && [...text].length < minimum)
    return [{ code: 'too-small', params: { minimum } }];
  return text.length > maximum ? [{ code: 'too-large', params: { maximum } }] : [];
}

function characterFaults(text: string): ValueFault[] {
  return controlCharacters.test(text) ? [{ code: 'control-characters' }] : [];
}

/** The lengths of a text as JSON Schema says them. */
export function textShape({ min = 1, max = 0 }: Pick<Field, 'min' | 'max'>) {
  return { type: 'string', minLength: Math.max(1, min), maxLength: max };
}

/** Spaces and signs that show nothing, such as a zero-width space. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Nothing was given: what nobody sees is nothing. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && blank.test(value));
}
