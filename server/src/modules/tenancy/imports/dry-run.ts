import type { Locale } from '@leme/contract/kit/language/locale';
import { type LookedThrough, mostToldLines } from '@leme/contract/tenancy/words/import-endpoints';
import { isLong, wordFaults } from '@leme/contract/tenancy/words/product-text';
import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import { refusedOf } from '../words/own-sheet.ts';
import type { Judged } from '../words/word-lines.ts';

/** What the platform says of a text in a language, with the import that said it. */
export type Said = { key_id: string; value: string; approved: boolean; import_id: string | null };
export type SaidNow = ReadonlyMap<string, Said>;

type Row = Said & { namespace: string; key: string; locale_code: string };

export const placeOf = (locale: Locale | string, { namespace, key }: { namespace: string; key: string }) =>
  `${locale} ${namespace} ${key}`;

/** What the platform says now, by language and address. */
export async function saidNow(tx: Tx): Promise<SaidNow> {
  const rows = await tx.rows(
    statement<Row>(sql`select t.key_id, t.locale_code, t.value, t.approved, t.import_id, k.namespace, k.key
      from i18n_translations t join i18n_keys k on k.id = t.key_id`),
  );
  return new Map(rows.map((row) => [placeOf(row.locale_code, row), row]));
}

/** What a sound line does: it says a text for the first time otherwise, says it otherwise again, or nothing new. */
export function kindOf(line: Judged, said: SaidNow): 'new' | 'changed' | 'unchanged' {
  const { spoken, text, key, value } = line;
  const now = spoken && said.get(placeOf(spoken, line));
  if (now) return now.value === value ? 'unchanged' : 'changed';
  return spoken && text?.values[spoken]?.[key] === value ? 'unchanged' : 'new';
}

/** What a file would do, counted and line by line. */
export function dryRun(lines: readonly Judged[], said: SaidNow): LookedThrough {
  const sound = lines.filter(({ fault }) => fault === null);
  const kinds = Map.groupBy(sound, (line) => kindOf(line, said));
  const counted = (kind: 'new' | 'changed' | 'unchanged') => kinds.get(kind)?.length ?? 0;
  const long = sound.filter(({ text, key, value }) => isLong(text?.values['pt-BR'][key] ?? value, value));
  const faults = wordFaults.map((fault) => ({
    fault,
    count: lines.filter((line) => line.fault === fault).length,
  }));
  return {
    lines: lines.length,
    new: counted('new'),
    changed: counted('changed'),
    unchanged: counted('unchanged'),
    long: long.length,
    faults: faults.filter(({ count }) => count > 0),
    refused: lines.flatMap(refusedOf).slice(0, mostToldLines),
    longLines: long.slice(0, mostToldLines).map(({ row, namespace, key, locale, value }) => ({
      row,
      namespace,
      key,
      locale,
      value,
    })),
  };
}
