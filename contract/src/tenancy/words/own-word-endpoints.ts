import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { locales } from '../../kit/language/locale.ts';
import { mostOfWord, wordFaults } from './product-text.ts';

const nullableText = z.string().nullable();

/** So many texts are shown at once; whoever searches for more says more. */
export const mostFound = 40;
/** More forms of a number no language has. */
const mostForms = 6;

const word = z.object({
  namespace: z.string(),
  key: z.string(),
  /** The names it fills in. */
  names: z.array(z.string()),
  forms: z
    .array(
      z.object({
        key: z.string(),
        /** What the product says. */
        product: z.string(),
        /** What the company says instead. */
        own: nullableText,
      }),
    )
    .max(mostForms),
  /** How often it was said otherwise; a change names the one it was typed over. */
  version: z.int(),
  changed_at: nullableText,
  /** Null for somebody who is no longer there, or was an operator. */
  changed_by: nullableText,
});
export type Word = z.output<typeof word>;

export const listOwnWords = endpoint({
  method: 'GET',
  path: '/tenant-settings/own-words',
  summary:
    'Texts of the product by what one reads on screens and in letters, with what the company says instead',
  permission: read('tenant-settings'),
  query: z.strictObject({
    locale: z.enum(locales),
    q: z.string().max(200).default(''),
    /** Only those the company says otherwise. */
    own: z.enum(['yes', 'no']).default('no'),
  }),
  reply: z.object({ data: z.array(word).max(mostFound), total: z.int() }),
});

export const changeOwnWord = endpoint({
  method: 'PUT',
  path: '/tenant-settings/own-words',
  summary:
    'Says a text in words of the company, all forms of its number at once, or in those of the product again; of two at once the second is told both',
  permission: may('tenant-settings', 'update'),
  body: z.strictObject({
    locale: z.enum(locales),
    namespace: z.string().max(120),
    key: z.string().max(120),
    /** What it says by key of the form; null is the product's again. */
    words: z
      .array(z.strictObject({ key: z.string().max(120), value: z.string().max(mostOfWord) }))
      .min(1)
      .max(mostForms)
      .nullable(),
    version: z.int().min(0),
  }),
  reply: word,
});

export const exportOwnWords = endpoint({
  method: 'GET',
  path: '/tenant-settings/own-words/sheet',
  summary: 'What the company says in its own words as CSV, in all languages',
  permission: read('tenant-settings'),
  gives: 'csv',
  reply: z.string(),
});

/** A line of a file that was not taken in, and why. */
export const refusedLine = z.object({
  row: z.int(),
  namespace: z.string(),
  key: z.string(),
  locale: z.string(),
  value: z.string(),
  fault: z.enum(wordFaults),
});
export type RefusedLine = z.output<typeof refusedLine>;

/** So many lines a file of words may have, and so many refused ones are handed back. */
export const mostOwnLines = 5000;

export const importOwnWords = endpoint({
  method: 'POST',
  path: '/tenant-settings/own-words/sheet',
  summary: `A CSV of up to ${mostOwnLines} words of the company (namespace, key, locale, value): what is sound is said from now on, the rest comes back with its reason`,
  permission: may('tenant-settings', 'update'),
  takes: 'csv',
  repeat: 'harmless',
  reply: z.object({
    taken: z.int(),
    unchanged: z.int(),
    refused: z.array(refusedLine).max(mostOwnLines),
  }),
});
