import type { Locale } from '@leme/contract/kit/language/locale';
import { mergeTexts } from '@leme/contract/kit/language/merge-texts';
import { type Source, textsIn } from '@leme/contract/kit/language/texts';
import type { Texts, Translate } from '@leme/contract/kit/language/translation';
import { sql } from 'kysely';
import type { Tx } from '../database/transaction.ts';
import { statement } from '../resource/statement.ts';

/** What is said otherwise than the product says it, by namespace and key. */
type Words = Readonly<Record<string, Texts>>;
type Said = { locale_code: string; namespace: string; key: string; value: string };
type Own = { locale_code: string; namespace: string; value: Texts };

/** What the platform and, before it, a company say in their own words, language by language; approved words alone. */
export async function wordsIn(
  tx: Tx,
  tenantId: string,
  locales: readonly Locale[],
  reads: (namespace: string) => boolean = () => true,
): Promise<ReadonlyMap<Locale, Words>> {
  const [platform, own] = await Promise.all([
    tx.rows(
      statement<Said>(sql`select t.locale_code, k.namespace, k.key, t.value
        from i18n_translations t join i18n_keys k on k.id = t.key_id
        where t.approved and t.locale_code = any(${locales}::text[])`),
    ),
    tx.rows(
      statement<Own>(sql`select o.locale_code, o.namespace, o.value from i18n_overrides o
        where o.tenant_id = ${tenantId} and o.locale_code = any(${locales}::text[]) and o.value is not null`),
    ),
  ]);
  return new Map(
    locales.map((locale) => {
      const words: Record<string, Record<string, string>> = {};
      const say = (namespace: string, said: Texts) => {
        if (reads(namespace)) words[namespace] = Object.assign(words[namespace] ?? {}, said);
      };
      const spoken = ({ locale_code }: { locale_code: string }) => locale_code === locale;
      for (const { namespace, key, value } of platform.filter(spoken)) say(namespace, { [key]: value });
      for (const { namespace, value } of own.filter(spoken)) say(namespace, value);
      return [locale, words];
    }),
  );
}

/** The texts of a folder as a company says them, for what a server writes: letters and what is printed. */
export async function ownTextsIn<Keys>(
  tx: Tx,
  tenantId: string,
  source: Source<Keys>,
  locale: Locale,
): Promise<Translate<Keys>> {
  const { namespace, bundle } = source;
  const words = await wordsIn(tx, tenantId, [locale], (each) => each === namespace);
  const own = words.get(locale)?.[namespace];
  if (!own) return textsIn(source, locale);
  const laid = { [namespace]: mergeTexts(bundle.all[locale]?.[namespace] ?? {}, {}, own) };
  return textsIn({ ...source, bundle: { ...bundle, all: { ...bundle.all, [locale]: laid } } }, locale);
}
