import { isAllowed, may, read } from '@leme/contract/access/permission';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { SettingsPage } from '@leme/contract/kit/settings/section';
import { settingsSections } from '@leme/contract/settings';
import type { readCompanySettings } from '@leme/contract/tenancy/settings/setting-endpoints';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import { fits, holds } from '#kit/settings/decided';
import type { Work } from '#kit/work';

export type Settings = ReplyOf<typeof readCompanySettings>['data'];

type Kept = {
  key: string;
  value: unknown;
  version: number;
  changed_at: string;
  changed_by: string | null;
};

/** What a company keeps, by key, with who decided it last. */
export async function keptSettings(
  tx: Tx,
  tenantId: string,
  lock = sql``,
): Promise<ReadonlyMap<string, Kept>> {
  const rows = await tx.rows(
    statement<Kept>(sql`select s.key, s.value, s.version, s.changed_at, p.full_name as changed_by
      from tenant_settings s left join profiles p on p.tenant_id = s.tenant_id and p.id = s.changed_by
      where s.tenant_id = ${tenantId} order by s.key ${lock}`),
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** Every key the person may read, as it holds now. */
export async function settingsFor({ tx, actor }: Work): Promise<Settings> {
  const kept = await keptSettings(tx, actor.tenantId);
  return settingsSections
    .filter(({ page }) => mayRead(actor, page))
    .flatMap(({ entity }) =>
      Object.entries(entity.fields).map(([key, field]) => {
        const own = kept.get(key);
        const isOwn = own !== undefined && fits(field, own.value);
        return {
          key,
          value: holds(key, field, own?.value),
          default: field.fallback ?? null,
          source: isOwn ? ('company' as const) : ('default' as const),
          version: own?.version ?? 0,
          changed_at: own?.changed_at ?? null,
          changed_by: own?.changed_by ?? null,
        };
      }),
    );
}

/** Whether the person reads what stands on a page. */
export const mayRead = ({ permissions }: Actor, page: SettingsPage) => isAllowed(permissions, read(page));

/** Whether the person decides what stands on a page. */
export const mayDecide = ({ permissions }: Actor, page: SettingsPage) =>
  isAllowed(permissions, may(page, 'update'));
