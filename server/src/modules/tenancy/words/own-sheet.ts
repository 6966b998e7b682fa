import { locales } from '@leme/contract/kit/language/locale';
import {
  exportOwnWords,
  importOwnWords,
  mostOwnLines,
  type RefusedLine,
} from '@leme/contract/tenancy/words/own-word-endpoints';
import { ownWords } from '@leme/contract/tenancy/words/own-words';
import { sql } from 'kysely';
import { type Served, serveTransfer } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { byteOrderMark, csvLine, escapeFormula } from '#kit/resource/transfer/csv/csv-text';
import { csvDownload } from '#kit/resource/transfer/export-rows';
import type { TimedWork } from '#kit/work';
import { addressOf, type Change, keepWords, ownRows, platformWords, productSays } from './own-word-rows.ts';
import { told, type WordNeeds } from './own-words.ts';
import { type Judged, judgeLines, readWordLines } from './word-lines.ts';

/** Own words as a file: out in all languages, and in again line by line. */
export function servesOwnSheets({ catalogue, accounts }: WordNeeds): Served[] {
  return [
    serveTransfer(exportOwnWords, async ({ actor, tenantTx }) => {
      const lines = await tenantTx.read(actor.tenantId, async (tx) => {
        const all: string[][] = [];
        for (const locale of locales)
          for (const { namespace, value } of (await ownRows(tx, actor.tenantId, locale)).values())
            for (const [key, said] of Object.entries(value ?? {})) all.push([namespace, key, locale, said]);
        return all;
      });
      return csvDownload('leme-palavras.csv', async function* () {
        yield byteOrderMark + csvLine(['namespace', 'key', 'locale', 'value']);
        for (const line of lines) yield csvLine(line.map(escapeFormula));
      });
    }),

    serveTransfer(importOwnWords, async ({ actor, clock, tenantTx, body }) => {
      const lines = judgeLines(await catalogue(), await readWordLines(body, mostOwnLines));
      const sound = lines.filter(({ fault }) => fault === null);
      const taken = await tenantTx.write(actor.tenantId, async (tx) => {
        const work = { tx, actor, now: clock.now() };
        const changes = await changesOf(work, sound);
        if (changes.length === 0) return 0;
        await keepWords(work, changes);
        accounts.tell(tx, actor.tenantId);
        record(
          work,
          ownWords,
          changes.map(({ locale, text, value }) => ({
            id: actor.tenantId,
            action: 'updated',
            before: { text: null, locale: null, words: null },
            after: told(text, locale, { value }),
          })),
        );
        return changes.reduce((sum, { value }) => sum + Object.keys(value ?? {}).length, 0);
      });
      return { taken, unchanged: sound.length - taken, refused: lines.flatMap(refusedOf) };
    }),
  ];
}

/** A line that was not taken in, as its file had it. */
export function refusedOf({ row, namespace, key, locale, value, fault }: Judged): RefusedLine[] {
  return fault ? [{ row, namespace, key, locale, value, fault }] : [];
}

/** What of sound lines is another word than now; rows are held, so that nobody writes between reading and keeping. */
async function changesOf({ tx, actor }: TimedWork, sound: readonly Judged[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (const locale of locales) {
    const spoken = sound.filter((line) => line.spoken === locale);
    if (spoken.length === 0) continue;
    const own = await ownRows(tx, actor.tenantId, locale, sql`for update of o`);
    const platform = await platformWords(tx, locale);
    for (const [text, lines] of Map.groupBy(spoken, (line) => line.text)) {
      if (!text) continue;
      const product = productSays(text, locale, platform);
      const row = own.get(addressOf(text));
      const now = { ...product, ...row?.value };
      const value = { ...product, ...Object.fromEntries(lines.map((line) => [line.key, line.value])) };
      const isSame = Object.entries(value).every(([key, said]) => now[key] === said);
      if (!isSame) changes.push({ locale, text, value, version: row?.version ?? 0 });
    }
  }
  return changes;
}
