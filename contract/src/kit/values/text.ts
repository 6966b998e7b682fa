import { changedSchema, fieldSchema } from '../resource/field-schema.ts';
import { email, longText, phone } from '../resource/fields.ts';

/** Required text: trimmed, `min` to `max` characters, no control characters but line breaks. */
export function requiredText(max: number, min = 1) {
  return fieldSchema(longText({ required: true, min, max }));
}

/** Optional text: empty or missing becomes null. */
export function optionalText(max: number) {
  return fieldSchema(longText({ max }));
}

/** Text of a change: what was not sent stays as it is, what is empty becomes null. */
export function changedText(max: number) {
  return changedSchema(longText({ max }));
}

/** An e-mail address, trimmed and lower-cased before it is stored or compared. */
export const emailAddress = fieldSchema(email({ required: true }));

/** Digits of a phone number with an optional leading plus; separators are dropped. */
export const phoneNumber = fieldSchema(phone({ required: true, isLocal: true }));
