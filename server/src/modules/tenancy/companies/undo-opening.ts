import { Problem } from '@leme/contract/kit/problem';
import { undoOpening } from '@leme/contract/tenancy/companies/company-endpoints';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { keepLogo } from '../brand/keep-logo.ts';
import { tellCompany, tellPlatform } from './company-log.ts';
import { actingIn, companyOf } from './company-queries.ts';
import type { CompanyNeeds } from './needs.ts';

/** What an opening that was undone is found at: nothing anybody types, and free of what others may want. */
const nowhere = (id: string) => `desfeita-${id.slice(-12)}`;

/**
 * Undoes an opening nobody came into yet: both addresses are free again, and letters on their way find nobody. A row without
 * address stays, because the trail that tells of it only grows. Against the first access one update decides.
 */
export function servesUndoing({ authTx, accounts }: Pick<CompanyNeeds, 'authTx' | 'accounts'>): Served {
  return serveOpen(undoOpening, async ({ input: { id }, actor, clock, request }) => {
    if (!actor) throw new Problem('signed-out');
    const now = clock.now();
    return await authTx.writeAcross(id, async (tx, enter) => {
      const company = await companyOf(tx, id);
      await leaveNothing(tx, id, now);
      await accounts.forget({ tx, actor: actingIn(actor, id), now }, company.locale);
      const details = { subdomain: company.subdomain };
      const line = { actor, request, company: id, action: 'ABERTURA_DESFEITA', details };
      tellCompany(tx, line);
      enter(platformTenantId);
      tellPlatform(tx, line);
      return null;
    });
  });
}

async function leaveNothing(tx: Tx, id: string, now: Temporal.Instant): Promise<void> {
  const at = now.toString();
  const undone = await tx.change(
    db
      .updateTable('saas_tenants')
      .set({
        status: 'erased',
        status_since: at,
        subdomain: nowhere(id),
        logo_url: null,
        contact_name: null,
        contact_phone: null,
        contact_email: null,
        updated_at: at,
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .where('status', '=', 'opening'),
  );
  if (undone === 0) throw new Problem('move-forbidden');
  await keepLogo(tx, { tenant_id: id, logo: null, now });
  await tx.change(db.deleteFrom('tenant_slugs').where('company_id', '=', id));
}
