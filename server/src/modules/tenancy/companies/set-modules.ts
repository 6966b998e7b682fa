import type { ModuleSlug } from '@leme/contract/access/plans/module-slug';
import { Problem } from '@leme/contract/kit/problem';
import { type CompanyRow, setCompanyModules } from '@leme/contract/tenancy/companies/company-endpoints';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import { type Served, serveOpen } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { changing } from './change-company.ts';
import { tellCompany, tellPlatform } from './company-log.ts';
import { insertModules, requireSound } from './company-modules.ts';
import { companyOf, whyUnchanged } from './company-queries.ts';
import type { CompanyNeeds } from './needs.ts';

type Needs = Pick<CompanyNeeds, 'authTx' | 'accounts'>;

export type ModuleChange = {
  id: string;
  version: number;
  modules: readonly ModuleSlug[];
  by: { actor: Actor; request: FastifyRequest; now: Temporal.Instant };
};

/** Which modules a company has. What it recorded stays; every process and every open browser hears of it with the commit. */
export function servesModules(needs: Needs): Served {
  return serveOpen(setCompanyModules, async ({ input, actor, clock, request }) => {
    if (!actor) throw new Problem('signed-out');
    const { id, version, modules } = input;
    requireSound(modules);
    return await writeModules(needs, { id, version, modules, by: { actor, request, now: clock.now() } });
  });
}

/** Gives a company exactly these modules, if nobody changed it since it was read. */
export async function writeModules({ authTx, accounts }: Needs, change: ModuleChange): Promise<CompanyRow> {
  const { id, version, modules } = change;
  const { actor, request, now } = change.by;
  return await authTx.writeAcross(id, async (tx, enter) => {
    const before = await companyOf(tx, id);
    const changed = await tx.change(
      changing(id, version).set({ version: version + 1, updated_at: now.toString() }),
    );
    if (changed === 0) throw await whyUnchanged(tx, { id, version, yours: { modules } });
    await tx.change(db.deleteFrom('tenant_modules').where('tenant_id', '=', id));
    await insertModules(tx, id, modules);
    const details = {
      added: modules.filter((slug) => !before.modules.includes(slug)),
      removed: before.modules.filter((slug) => !modules.includes(slug)),
    };
    const line = { actor, request, company: id, action: 'MODULOS_ALTERADOS', details };
    tellCompany(tx, line);
    accounts.tell(tx, id);
    const company = await companyOf(tx, id);
    enter(platformTenantId);
    tellPlatform(tx, line);
    return company;
  });
}
