import { type Locale, locales, normaliseLocale } from '@leme/contract/kit/language/locale';
import { faults } from '@leme/contract/kit/problem';
import {
  faultOfWord,
  formsOf,
  type ProductText,
  type WordFault,
} from '@leme/contract/tenancy/words/product-text';
import { z } from 'zod';
import { unescapeFormula } from '#kit/resource/transfer/csv/csv-text';
import { type CsvReader, readCsv } from '#kit/resource/transfer/csv/read-csv';
import type { Catalogue } from './catalogue.ts';

/** A word as a file has it; `row` counts as a spreadsheet does, or the members of a list. */
type WordLine = { row: number; namespace: string; key: string; locale: string; value: string };
/** The same judged: what it is a word for, and what is wrong with it. */
export type Judged = WordLine & { text?: ProductText; spoken?: Locale; fault: WordFault | null };

const columns = ['namespace', 'key', 'locale', 'value'] as const;
/** What a browser, too, reads at once. */
const mostJsonBytes = 4_194_304;

const listed = z.array(
  z.object({ namespace: z.string(), key: z.string(), locale: z.string(), value: z.string() }),
);

/** The words of a file: a CSV, which a thread of its own parts, or a list in JSON. */
export async function readWordLines(body: Buffer, most: number): Promise<WordLine[]> {
  const begins = body
    .subarray(0, 64)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  const lines = begins.startsWith('[')
    ? linesOfList(body)
    : await readCsv({ bytes: new Uint8Array(body) }, (csv) => linesOfCsv(csv, most));
  if (lines.length === 0) throw faults([{ pointer: '/file', code: 'empty' }]);
  if (lines.length > most) throw tooMany(most);
  return lines;
}

const tooMany = (maximum: number) =>
  faults([{ pointer: '/file', code: 'too-many-rows', params: { maximum } }]);

function linesOfList(body: Buffer): WordLine[] {
  if (body.length > mostJsonBytes) throw faults([{ pointer: '/file', code: 'too-costly' }]);
  let list: unknown;
  try {
    list = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw faults([{ pointer: '/file', code: 'encoding', params: { found: 'JSON' } }]);
  }
  const read = listed.safeParse(list);
  if (!read.success) throw faults([{ pointer: '/file', code: 'missing-column', params: { name: 'value' } }]);
  return read.data.map((line, at) => ({ row: at + 1, ...line }));
}

async function linesOfCsv(csv: CsvReader, most: number): Promise<WordLine[]> {
  const at = columns.map((name) => csv.columns.findIndex((column) => column.toLowerCase() === name));
  const missing = columns.find((_, place) => at[place] === -1);
  if (missing) throw faults([{ pointer: '/file', code: 'missing-column', params: { name: missing } }]);
  const lines: WordLine[] = [];
  for await (const chunk of csv.chunks()) {
    for (const { row, cells } of chunk) {
      const [namespace = '', key = '', locale = '', value = ''] = at.map((place) =>
        unescapeFormula(cells[place] ?? ''),
      );
      lines.push({ row, namespace: namespace.trim(), key: key.trim(), locale: locale.trim(), value });
    }
    if (lines.length > most) throw tooMany(most);
  }
  return lines;
}

/** What each line is a word for, and what is wrong with it by itself or beside the others of its file. */
export function judgeLines({ textOf }: Catalogue, lines: readonly WordLine[]): Judged[] {
  const seen = new Set<string>();
  const judged = lines.map((line): Judged => {
    const { namespace, key, value } = line;
    const spoken = locales.find((locale) => locale === normaliseLocale(line.locale));
    if (!spoken) return { ...line, fault: 'unknown-language' };
    const text = textOf(namespace, key);
    const place = `${spoken} ${namespace} ${key}`;
    const isTwice = seen.has(place);
    seen.add(place);
    const fault = isTwice ? 'twice' : faultOfWord(text, { key, locale: spoken, value });
    return { ...line, ...(text && { text }), spoken, fault };
  });
  const groups = Map.groupBy(judged, ({ namespace, text, spoken }) => `${spoken} ${namespace} ${text?.key}`);
  for (const lines of groups.values())
    if (!areWhole(lines)) for (const line of lines) line.fault ??= 'form-missing';
  return judged;
}

/** A plural is said with all forms its language needs, or number and word part; none at all may go without. */
function areWhole(lines: readonly Judged[]): boolean {
  const [{ text, spoken } = {}] = lines;
  if (!text?.isPlural || !spoken) return true;
  const sound = new Set(lines.filter(({ fault }) => fault === null).map(({ key }) => key));
  return formsOf(text, spoken).every((form) => form.endsWith('_zero') || sound.has(form));
}
