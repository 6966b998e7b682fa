import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { type Locale, languageTag, locales, spokenIn } from '../../kit/language/locale.ts';

/** A code of a language as people write it; one of none of ours is spoken to in English. */
const spoken = z
  .string()
  .max(20)
  .refine((code) => languageTag(code) !== undefined, { error: 'option' })
  .transform((code): Locale => spokenIn([code]));

const wordsByNamespace = z.record(z.string(), z.record(z.string(), z.string()));

export const fetchWords = endpoint({
  method: 'POST',
  path: '/functions/i18n-fetch',
  summary:
    'What is said otherwise than the build says it, by the platform or by the company, language by language; nothing where the etag is still the one of now',
  permission: 'signed-in',
  repeat: 'harmless',
  body: z.strictObject({
    locales: z.array(spoken).min(1).max(locales.length),
    /** Namespaces, each with what stands below it; `common` is what all pages say. None named: all of them. */
    namespaces: z.array(z.string().max(120)).max(100).default([]),
    ifNoneMatch: z.string().max(100).nullable().default(null),
  }),
  reply: z.object({
    payloads: z
      .array(z.object({ locale: z.enum(locales), etag: z.string(), namespaces: wordsByNamespace }))
      .max(locales.length),
  }),
});
