import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { locales } from '../../kit/language/locale.ts';
import { id, idParams } from '../../kit/page.ts';
import { refusedLine } from './own-word-endpoints.ts';
import { wordFaults } from './product-text.ts';

const nullableText = z.string().nullable();
const count = z.int();

/** More lines no file needs: every text in every language. */
export const mostImportLines = 60_000;
/** So many refused lines, and lines worth a look, are told one by one. */
export const mostToldLines = 1000;
const mostImports = 100;

const file = z.string().max(200).default('');

const looked = z.object({
  lines: count,
  new: count,
  changed: count,
  unchanged: count,
  /** Taken in all the same, and so much longer than the source that they may find no room. */
  long: count,
  /** How many are refused, by reason. */
  faults: z.array(z.object({ fault: z.enum(wordFaults), count })).max(wordFaults.length),
  refused: z.array(refusedLine).max(mostToldLines),
  longLines: z.array(refusedLine.omit({ fault: true })).max(mostToldLines),
});
export type LookedThrough = z.output<typeof looked>;

export const checkTextImport = endpoint({
  method: 'POST',
  path: '/admin/i18n-imports/checks',
  summary: `Looks a CSV or JSON list of up to ${mostImportLines} translations (namespace, key, locale, value) through and writes none of them`,
  permission: may('saas', 'update'),
  takes: 'csv',
  repeat: 'harmless',
  reply: looked,
});

const textImport = z.object({
  id,
  file: z.string(),
  /** Read by everybody; else it waits for approval. */
  approved: z.boolean(),
  added: count,
  changed: count,
  refused: count,
  created_at: z.string(),
  created_by: nullableText,
  rolled_back_at: nullableText,
});
export type TextImport = z.output<typeof textImport>;

export const runTextImport = endpoint({
  method: 'POST',
  path: '/admin/i18n-imports',
  summary:
    'Takes in what is sound of a file as one version; the rest comes back with its reason. A file that changes nothing leaves none',
  permission: may('saas', 'update'),
  query: z.strictObject({ file, approved: z.enum(['yes', 'no']).default('yes') }),
  takes: 'csv',
  repeat: 'harmless',
  reply: z.object({ import: textImport.nullable(), looked }),
});

export const listTextImports = endpoint({
  method: 'GET',
  path: '/admin/i18n-imports',
  summary: 'The files of translations that were taken in, the newest first',
  permission: read('saas'),
  reply: z.object({ data: z.array(textImport).max(mostImports) }),
});

export const rollBackTextImport = endpoint({
  method: 'POST',
  path: '/admin/i18n-imports/:id/rollback',
  of: 'i18n_imports',
  summary:
    'Says what stood before a file again; where a later one said the same texts, that goes first. Of two at once one wins',
  permission: may('saas', 'update'),
  repeat: 'harmless',
  params: idParams,
  reply: textImport,
});

export const approveTextImport = endpoint({
  method: 'POST',
  path: '/admin/i18n-imports/:id/approval',
  of: 'i18n_imports',
  summary: 'Lets everybody read what waited',
  permission: may('saas', 'update'),
  repeat: 'harmless',
  params: idParams,
  reply: textImport,
});

export const readCoverage = endpoint({
  method: 'GET',
  path: '/admin/i18n-coverage',
  summary: 'How many texts of each namespace a language says, and how many of them otherwise than the build',
  permission: read('saas'),
  reply: z.object({
    data: z
      .array(
        z.object({
          namespace: z.string(),
          texts: count,
          languages: z.array(z.object({ locale: z.enum(locales), said: count, otherwise: count })).max(5),
        }),
      )
      .max(200),
  }),
});

export const exportMissingTexts = endpoint({
  method: 'GET',
  path: '/admin/i18n-coverage/missing',
  summary: 'The texts a language lacks as CSV, with the source in place of the translation',
  permission: read('saas'),
  gives: 'csv',
  reply: z.string(),
});
