import type { Locale } from '@leme/contract/kit/language/locale';
import type { Texts } from '@leme/contract/kit/language/translation';
import type { Word } from '@leme/contract/tenancy/words/own-word-endpoints';
import { formsOf, type ProductText } from '@leme/contract/tenancy/words/product-text';
import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

export type OwnRow = {
  namespace: string;
  key: string;
  value: Texts | null;
  version: number;
  changed_at: string;
  changed_by: string | null;
};
export type Change = {
  locale: Locale;
  text: ProductText;
  value: Texts | null;
  version: number;
};

export const addressOf = ({ namespace, key }: { namespace: string; key: string }) => `${namespace} ${key}`;

/** What a company says otherwise in a language, by address; a row without a value once did. */
export async function ownRows(
  tx: Tx,
  tenantId: string,
  locale: Locale,
  lock = sql``,
): Promise<ReadonlyMap<string, OwnRow>> {
  const rows = await tx.rows(
    statement<OwnRow>(sql`select o.namespace, o.key, o.value, o.version, o.changed_at, p.full_name as changed_by
      from i18n_overrides o left join profiles p on p.tenant_id = o.tenant_id and p.id = o.changed_by
      where o.tenant_id = ${tenantId} and o.locale_code = ${locale} ${lock}`),
  );
  return new Map(rows.map((row) => [addressOf(row), row]));
}

/** What the platform says otherwise in a language, by address of the form. */
export async function platformWords(tx: Tx, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.rows(
    statement<{ namespace: string; key: string; value: string }>(sql`select k.namespace, k.key, t.value
      from i18n_translations t join i18n_keys k on k.id = t.key_id
      where t.approved and t.locale_code = ${locale}`),
  );
  return new Map(rows.map((row) => [addressOf(row), row.value]));
}

/** What the product says where the company says nothing, by form. */
export function productSays(
  text: ProductText,
  locale: Locale,
  platform: ReadonlyMap<string, string>,
): Record<string, string> {
  const { namespace, values } = text;
  return Object.fromEntries(
    formsOf(text, locale).map((key) => [
      key,
      platform.get(addressOf({ namespace, key })) ?? values[locale]?.[key] ?? '',
    ]),
  );
}

/** A text as its company reads it. */
export function wordOf(text: ProductText, product: Readonly<Record<string, string>>, own?: OwnRow): Word {
  const { namespace, key, names } = text;
  return {
    namespace,
    key,
    names: [...names],
    forms: Object.entries(product).map(([form, said]) => ({
      key: form,
      product: said,
      own: own?.value?.[form] ?? null,
    })),
    version: own?.version ?? 0,
    changed_at: own?.changed_at ?? null,
    changed_by: own?.changed_by ?? null,
  };
}

const atOnce = 1000;

/** Keeps changes of texts, each over the version it was typed over, and how many were kept; the company's mark is another. */
export async function keepWords({ tx, actor, now }: TimedWork, changes: readonly Change[]): Promise<number> {
  let kept = 0;
  for (let at = 0; at < changes.length; at += atOnce) {
    const rows = changes
      .slice(at, at + atOnce)
      .toSorted((one, other) => (addressOf(one.text) < addressOf(other.text) ? -1 : 1))
      .map(
        ({ locale, text: { namespace, key }, value, version }) =>
          sql`(${actor.tenantId}::uuid, ${locale}::text, ${namespace}::text, ${key}::text,
            ${value === null ? null : JSON.stringify(value)}::jsonb, ${version + 1}::integer,
            ${now.toString()}::timestamptz, ${actor.userId}::uuid)`,
      );
    kept += await tx.change(
      statement(sql`insert into i18n_overrides as o
          (tenant_id, locale_code, namespace, key, value, version, changed_at, changed_by)
        values ${sql.join(rows)}
        on conflict (tenant_id, locale_code, namespace, key) do update set value = excluded.value,
          version = excluded.version, changed_at = excluded.changed_at, changed_by = excluded.changed_by
        where o.version = excluded.version - 1`),
    );
  }
  const mark = (await saysAnything(tx, actor.tenantId)) ? newId() : null;
  await tx.change(
    statement(
      sql`update company_settings set words_mark = ${mark}::uuid where tenant_id = ${actor.tenantId}`,
    ),
  );
  return kept;
}

async function saysAnything(tx: Tx, tenantId: string): Promise<boolean> {
  const row = await tx.first(
    statement<{ one: number }>(
      sql`select 1 as one from i18n_overrides o where o.tenant_id = ${tenantId} and o.value is not null limit 1`,
    ),
  );
  return row !== undefined;
}
