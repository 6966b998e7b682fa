import { Problem } from '@leme/contract/kit/problem';
import type { CompanyRow } from '@leme/contract/tenancy/companies/company-endpoints';
import type { Actor } from '#kit/actor';
import { operatorName } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { platformTenantId } from '#kit/ids';

/** Of a company what its operators read, in its own transaction. */
export async function companyOf(tx: Tx, id: string): Promise<CompanyRow> {
  const [company, settings, subscription, modules] = await Promise.all([
    tx.first(companyColumns().where('id', '=', id)),
    tx.first(db.selectFrom('company_settings').select('timezone').where('tenant_id', '=', id)),
    tx.first(
      db
        .selectFrom('tenant_subscriptions')
        .select(['plan', 'status', 'trial_ends_at'])
        .where('tenant_id', '=', id)
        .orderBy('id', 'desc')
        .limit(1),
    ),
    tx.rows(
      db
        .selectFrom('tenant_modules as m')
        .innerJoin('saas_modules as s', 's.id', 'm.module_id')
        .select('s.slug')
        .where('m.tenant_id', '=', id)
        .where('m.is_enabled', '=', true)
        .orderBy('s.id'),
    ),
  ]);
  // The platform is a tenant and no company: nobody opens, stops or changes it here.
  if (!company || id === platformTenantId) throw new Problem('not-found');
  const row = {
    ...company,
    timezone: settings?.timezone ?? 'America/Sao_Paulo',
    plan: subscription?.plan ?? null,
    subscription: subscription?.status ?? null,
    trial_ends_at: subscription?.trial_ends_at ?? null,
    modules: modules.map(({ slug }) => slug),
  };
  return row as CompanyRow;
}

function companyColumns() {
  return db
    .selectFrom('saas_tenants')
    .select([
      'id',
      'name',
      'subdomain',
      'legal_name',
      'tax_id',
      'contact_name',
      'contact_phone',
      'contact_email',
      'coastal_city_id',
      'locale',
      'logo_url',
      'primary_color',
      'secondary_color',
      'status',
      'status_since',
      'status_kind',
      'status_reason',
      'opened_at',
      'created_at',
      'version',
    ]);
}

/** Refuses what a change that met no row was stopped by: there is none, somebody else was first, or it stands elsewhere. */
export async function whyUnchanged(
  tx: Tx,
  { id, version, yours }: { id: string; version: number | null; yours: object },
): Promise<Problem> {
  const current = await companyOf(tx, id);
  if (version !== null && current.version !== version)
    return new Problem('stale-version', { params: { current, yours } });
  return new Problem('move-forbidden');
}

/** The operator as the company reads of it. */
export function actingIn(actor: Actor, tenantId: string): Actor {
  if (actor.tenantId !== actor.homeTenantId) return { ...actor, tenantId };
  return { ...actor, tenantId, fullName: operatorName(actor.fullName) };
}
