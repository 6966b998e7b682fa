import { type Locale, locales } from '@leme/contract/kit/language/locale';
import { faults, Problem } from '@leme/contract/kit/problem';
import { ruleFaults } from '@leme/contract/kit/resource/rules';
import { companyLanguages, languagesMark } from '@leme/contract/tenancy/settings/company-languages';
import {
  changeLanguages,
  type Languages,
  readLanguages,
} from '@leme/contract/tenancy/settings/language-endpoints';
import { insertRows } from '#kit/database/insert-rows';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';

type Needs = {
  /** Lets every process read anew in which languages the people of a company work. */
  tell: (tx: Tx, tenantId: string) => void;
};

/** In which languages a company is used; those that go are taken from the menus of everybody at once. */
export function servesLanguages({ tell }: Needs): Served[] {
  return [
    serve(readLanguages, async ({ tx, actor }) => await languagesOf(tx, actor.tenantId)),
    serve(changeLanguages, async ({ input, tx, actor }) => {
      const { version, ...yours } = input;
      const wrong = ruleFaults(companyLanguages, yours);
      if (wrong.length > 0) throw faults(wrong);
      const before = await languagesOf(tx, actor.tenantId, 'held');
      if (before.version !== version)
        throw new Problem('stale-version', { params: { current: before, yours } });
      if (languagesMark(yours.offered, yours.default_locale) === version) return before;
      await write(tx, actor.tenantId, yours);
      const after = await languagesOf(tx, actor.tenantId);
      // First, so that a page that asks because it heard is told what is new.
      tell(tx, actor.tenantId);
      record({ tx, actor }, companyLanguages, {
        id: actor.tenantId,
        action: 'updated',
        before: told(before),
        after: told(after),
      });
      return after;
    }),
  ];
}

async function write(
  tx: Tx,
  tenant_id: string,
  { offered, default_locale }: Pick<Languages, 'offered' | 'default_locale'>,
): Promise<void> {
  await tx.change(db.deleteFrom('i18n_tenant_locales').where('tenant_id', '=', tenant_id));
  const rows = locales
    .filter((locale) => offered.includes(locale))
    .map((locale_code) => ({ tenant_id, locale_code, is_default: locale_code === default_locale }));
  for (const insert of insertRows('i18n_tenant_locales', rows)) await tx.change(insert);
}

/** A company without a row is spoken to in Portuguese alone. Held, two who change it come one after the other. */
async function languagesOf(tx: Tx, tenant_id: string, held?: 'held'): Promise<Languages> {
  // The row of the company is there always, those of its languages come and go.
  if (held)
    await tx.first(
      db.selectFrom('company_settings').select('id').where('tenant_id', '=', tenant_id).forUpdate(),
    );
  const rows = await tx.rows(
    db
      .selectFrom('i18n_tenant_locales')
      .select(['locale_code', 'is_default'])
      .where('tenant_id', '=', tenant_id),
  );
  const spoken = locales.filter((locale) => rows.some(({ locale_code }) => locale_code === locale));
  const offered: Locale[] = spoken.length > 0 ? spoken : locales.slice(0, 1);
  const chosen = rows.find(({ is_default }) => is_default)?.locale_code;
  const default_locale = offered.find((locale) => locale === chosen) ?? offered[0] ?? 'pt-BR';
  return { offered, default_locale, version: languagesMark(offered, default_locale) };
}

const told = ({ offered, default_locale }: Languages) => ({ offered, default_locale });
