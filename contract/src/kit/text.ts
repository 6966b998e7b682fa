import { z } from 'zod';

/** Required text: trimmed, 1 to `max` characters, no control characters but line breaks. */
export function text(max: number, min = 1) {
  return z
    .string()
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(min)
        .max(max)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
        .refine((value) => !/[\u0000-\u0009\u000B-\u001F\u007F]/.test(value), {
          error: 'control-characters',
        }),
    );
}

/** Optional text: empty or missing becomes null. */
export function optionalText(max: number) {
  return z.preprocess(
    (value) => (value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value),
    text(max).nullable(),
  );
}

/** An e-mail address, trimmed and lower-cased before it is stored or compared. */
export const emailAddress = z
  .string()
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email().max(254));

/** Digits of a phone number with an optional leading plus; separators are dropped. */
export const phoneNumber = z
  .string()
  .transform((value) => value.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+?\d{8,15}$/, { error: 'phone' }));
