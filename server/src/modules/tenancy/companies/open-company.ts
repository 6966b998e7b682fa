import type { InputOf } from '@leme/contract/kit/endpoint';
import { locales } from '@leme/contract/kit/language/locale';
import { Problem } from '@leme/contract/kit/problem';
import { type CompanyRow, openCompany } from '@leme/contract/tenancy/companies/company-endpoints';
import { trialEnds } from '@leme/contract/tenancy/companies/trial';
import { insertRows } from '#kit/database/insert-rows';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { keyIn, once } from '#kit/http/idempotency';
import { type Served, serveOpen } from '#kit/http/serve';
import { newId, platformTenantId } from '#kit/ids';
import { keepLogo } from '../brand/keep-logo.ts';
import { type DrawnLogo, soundLogo } from '../brand/sound-logo.ts';
import { askForPackage } from '../starter/lay-package.ts';
import { tellCompany, tellPlatform } from './company-log.ts';
import { insertModules, requireSound } from './company-modules.ts';
import { actingIn, companyOf } from './company-queries.ts';
import type { CompanyNeeds } from './needs.ts';
import { slugTaken, soundSlug, takeSlug } from './slugs.ts';

type Input = InputOf<typeof openCompany>;
type Opening = {
  input: Input;
  id: string;
  logo: DrawnLogo | null;
  openedBy: string;
  now: Temporal.Instant;
};

/**
 * Opens a company in one transaction, all or nothing: what belongs to nobody's tenant first, because of two who ask for
 * one address the second is refused there, then what the company has, its first administrator and the letter. The key
 * stands with the operator, so a press repeated gets the same answer.
 */
export function servesOpening({ authTx, accounts }: Pick<CompanyNeeds, 'authTx' | 'accounts'>): Served {
  return serveOpen(openCompany, async ({ input, actor, clock, request }) => {
    if (!actor) throw new Problem('signed-out');
    const subdomain = soundSlug(input.subdomain);
    requireSound(input.modules);
    const key = keyIn(request.headers);
    const sent = { method: request.method, path: request.url, body: request.body };
    const operator = { ...actor, tenantId: platformTenantId };
    const id = newId();
    const logo = await soundLogo(input.logo, platformTenantId);
    const now = clock.now();
    const { body } = await authTx.writeAcross(platformTenantId, (tx, enter) =>
      once({ tx, actor: operator }, { key, request: sent }, async () => {
        enter(id);
        await insertCompany(tx, { input: { ...input, subdomain }, id, logo, openedBy: actor.userId, now });
        await accounts.begin({ tx, actor: actingIn(actor, id), now }, input.administrator);
        if (input.starter === 'package') askForPackage(tx, { tenant_id: id, operator: actor.userId });
        const line = { actor, request, company: id, action: 'EMPRESA_ABERTA', details: { plan: input.plan } };
        tellCompany(tx, line);
        const company = await companyOf(tx, id);
        enter(platformTenantId);
        tellPlatform(tx, line);
        return { status: 201, body: company };
      }),
    );
    return body as CompanyRow;
  });
}

async function insertCompany(tx: Tx, opening: Opening): Promise<void> {
  const { input, id, now } = opening;
  await insertTenant(tx, opening);
  const logo_url = await keepLogo(tx, { tenant_id: id, logo: opening.logo, now });
  if (logo_url) tx.send(db.updateTable('saas_tenants').set({ logo_url }).where('id', '=', id));
  const tenant_id = id;
  await insertModules(tx, id, input.modules);
  tx.send(db.insertInto('company_settings').values({ tenant_id, id: newId(), timezone: input.timezone }));
  const spoken = locales.map((locale_code) => ({
    tenant_id,
    locale_code,
    is_default: locale_code === input.locale,
  }));
  for (const insert of insertRows('i18n_tenant_locales', spoken)) tx.send(insert);
  const ends = trialEnds(now, { days: input.trial_days, zone: input.timezone });
  tx.send(
    db.insertInto('tenant_subscriptions').values({
      tenant_id,
      id: newId(),
      plan: input.plan,
      status: ends ? 'trialing' : 'active',
      trial_ends_at: ends?.toString() ?? null,
    }),
  );
}

async function insertTenant(tx: Tx, { input, id, openedBy, now }: Opening): Promise<void> {
  const at = now.toString();
  const made = await tx.change(
    db
      .insertInto('saas_tenants')
      .values({
        id,
        name: input.name,
        subdomain: input.subdomain,
        legal_name: input.legal_name,
        tax_id: input.tax_id,
        contact_name: input.contact_name,
        contact_phone: input.contact_phone,
        contact_email: input.contact_email,
        coastal_city_id: input.coastal_city_id,
        primary_color: input.primary_color,
        secondary_color: input.secondary_color,
        locale: input.locale,
        status: 'opening',
        status_since: at,
        opened_at: at,
        opened_by: openedBy,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.column('subdomain').doNothing()),
  );
  if (made === 0) throw slugTaken();
  await takeSlug(tx, { slug: input.subdomain, company: id });
}
