import type { CompanyWays } from '@leme/contract/access/company-ways-shape';
import { sessionSettings } from '@leme/contract/access/sign-in/session-settings';
import { type Locale, locales } from '@leme/contract/kit/language/locale';
import { companyAddress } from '@leme/contract/tenancy/settings/company-address';
import { companyWays } from '@leme/contract/tenancy/settings/company-ways';
import { maintenanceNotice } from '@leme/contract/tenancy/settings/maintenance-notice';
import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import { holds } from '#kit/settings/decided';
import { type Networks, networksOf } from '../sign-in/allowed-networks.ts';

export type Languages = { offered: Locale[]; default_locale: Locale };
type House = {
  timezone: string;
  idle_minutes: number;
  /** The roles that must have a second factor. */
  code_roles: readonly string[];
  languages: Languages | null;
  /** Another one whenever words were said otherwise; null where all is said as the build says it. */
  words: string | null;
  /** From which networks its people come in; null is from all. */
  networks: Networks | null;
  ways: CompanyWays;
};
type Row = {
  timezone: string | null;
  decided: Readonly<Record<string, unknown>> | null;
  offered: string[] | null;
  spoken: string | null;
  said: number | null;
  says: boolean | null;
  mark: string | null;
};

const ways = { ...companyWays.fields, ...companyAddress.fields, ...maintenanceNotice.fields };
const wayKeys = Object.keys(ways) as (keyof typeof ways)[];
const { idle_minutes, second_factor_roles, networks } = sessionSettings.fields;
const fields = { ...ways, idle_minutes, second_factor_roles, networks };

/** By which clock a company lives, how long its people may be still and what they speak, in one statement. */
export async function houseOf(tx: Tx, tenantId: string): Promise<House> {
  const row = await tx.first(
    statement<Row>(sql`select
      (select c.timezone from company_settings c where c.tenant_id = ${tenantId}) as timezone,
      (select jsonb_object_agg(s.key, s.value) from tenant_settings s
        where s.tenant_id = ${tenantId} and s.key = any(${Object.keys(fields)}::text[])) as decided,
      (select array_agg(l.locale_code) from i18n_tenant_locales l where l.tenant_id = ${tenantId}) as offered,
      (select l.locale_code from i18n_tenant_locales l where l.tenant_id = ${tenantId} and l.is_default limit 1)
        as spoken,
      (select m.version from i18n_marks m where m.name = 'platform') as said,
      (select m.says from i18n_marks m where m.name = 'platform') as says,
      (select c.words_mark::text from company_settings c where c.tenant_id = ${tenantId} limit 1) as mark`),
  );
  const decided = (key: keyof typeof fields) => holds(key, fields[key], row?.decided?.[key]);
  return {
    timezone: row?.timezone ?? 'America/Sao_Paulo',
    idle_minutes: Number(decided('idle_minutes')),
    code_roles: decided('second_factor_roles') as string[],
    languages: row ? languagesIn(row) : null,
    words: row && (row.says || row.mark) ? `${row.said}.${row.mark ?? '0'}` : null,
    networks: networksOf(decided('networks')),
    ways: Object.fromEntries(wayKeys.map((key) => [key, decided(key)])) as CompanyWays,
  };
}

/** Null where nobody said: all are offered then. */
function languagesIn({ offered, spoken }: Row): Languages | null {
  const known = locales.filter((locale) => offered?.includes(locale));
  const default_locale = known.find((locale) => locale === spoken) ?? known[0];
  return default_locale ? { offered: known, default_locale } : null;
}
