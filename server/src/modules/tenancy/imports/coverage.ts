import { type Locale, locales } from '@leme/contract/kit/language/locale';
import { exportMissingTexts, readCoverage } from '@leme/contract/tenancy/words/import-endpoints';
import { formsOf, type ProductText } from '@leme/contract/tenancy/words/product-text';
import { type Served, serve, serveTransfer } from '#kit/http/serve';
import { byteOrderMark, csvLine, escapeFormula } from '#kit/resource/transfer/csv/csv-text';
import { csvDownload } from '#kit/resource/transfer/export-rows';
import type { ReadCatalogue } from '../words/catalogue.ts';
import { placeOf, type SaidNow, saidNow } from './dry-run.ts';

/** The first room of a namespace: `leads` of `leads/leads` and of `contract/leads`. */
const roomOf = (namespace: string) => namespace.replace(/^contract\//, '').split('/')[0] ?? namespace;

/** The keys a language needs of a text; where it says none, those of the source stand for it. */
function neededIn(text: ProductText, locale: Locale): string[] {
  const own = formsOf(text, locale);
  return own.length > 0 ? own : formsOf(text, 'pt-BR');
}

function isSaid(text: ProductText, locale: Locale, said: SaidNow): boolean {
  return neededIn(text, locale).every(
    (key) =>
      text.values[locale]?.[key] !== undefined ||
      said.get(placeOf(locale, { namespace: text.namespace, key }))?.approved === true,
  );
}

/** How much of the product each language says, and what is missing. */
export function servesCoverage(catalogue: ReadCatalogue): Served[] {
  return [
    serve(readCoverage, async ({ tx }) => {
      const { all } = await catalogue();
      const said = await saidNow(tx);
      const rooms = Map.groupBy(all, ({ namespace }) => roomOf(namespace));
      const data = [...rooms].map(([namespace, texts]) => ({
        namespace,
        texts: texts.length,
        languages: locales.map((locale) => ({
          locale,
          said: texts.filter((text) => isSaid(text, locale, said)).length,
          otherwise: texts.filter((text) =>
            neededIn(text, locale).some(
              (key) => said.get(placeOf(locale, { namespace: text.namespace, key }))?.approved,
            ),
          ).length,
        })),
      }));
      return { data: data.toSorted((one, other) => one.namespace.localeCompare(other.namespace)) };
    }),
    serveTransfer(exportMissingTexts, async ({ actor, tenantTx }) => {
      const { all } = await catalogue();
      const said = await tenantTx.read(actor.tenantId, saidNow);
      return csvDownload('leme-textos-ausentes.csv', async function* () {
        yield byteOrderMark + csvLine(['namespace', 'key', 'locale', 'value']);
        for (const locale of locales)
          for (const text of all.filter((each) => !isSaid(each, locale, said)))
            for (const key of neededIn(text, locale))
              yield csvLine(
                [text.namespace, key, locale, text.values['pt-BR'][key] ?? ''].map(escapeFormula),
              );
      });
    }),
  ].map((served) => ({ ...served, ofPlatform: true as const }));
}
