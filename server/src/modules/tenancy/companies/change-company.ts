import { Problem } from '@leme/contract/kit/problem';
import { changeSlug, updateCompany } from '@leme/contract/tenancy/companies/company-endpoints';
import { sql } from 'kysely';
import { brokenConstraint } from '#kit/database/database-fault';
import { db } from '#kit/database/sql';
import { type Served, serveOpen } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { differences } from '#kit/resource/history/record';
import { tellCompany, tellPlatform } from './company-log.ts';
import { companyOf, whyUnchanged } from './company-queries.ts';
import type { CompanyNeeds } from './needs.ts';
import { leaveSlug, slugTaken, soundSlug, takeSlug } from './slugs.ts';

/** What is known of a company and where it is found; of two at once the second is told both. */
export function servesChanges({ authTx }: Pick<CompanyNeeds, 'authTx'>): Served[] {
  return [
    serveOpen(updateCompany, async ({ input, actor, clock, request }) => {
      if (!actor) throw new Problem('signed-out');
      const { id, version, ...given } = input;
      return await authTx.writeAcross(id, async (tx, enter) => {
        const before = await companyOf(tx, id);
        const changed = await tx.change(
          changing(id, version).set({ ...given, version: version + 1, updated_at: clock.now().toString() }),
        );
        if (changed === 0) throw await whyUnchanged(tx, { id, version, yours: given });
        const company = await companyOf(tx, id);
        const fields = Object.keys(differences(pick(before, given), pick(company, given)));
        const line = { actor, request, company: id, action: 'EMPRESA_ALTERADA', details: { fields } };
        tellCompany(tx, line);
        enter(platformTenantId);
        tellPlatform(tx, line);
        return company;
      });
    }),

    serveOpen(changeSlug, async ({ input, actor, clock, request }) => {
      if (!actor) throw new Problem('signed-out');
      const { id, version } = input;
      const subdomain = soundSlug(input.subdomain);
      const now = clock.now();
      return await authTx.writeAcross(id, async (tx, enter) => {
        const before = await companyOf(tx, id);
        if (before.subdomain === subdomain) return before;
        const changed = await tx
          .change(changing(id, version).set({ subdomain, version: version + 1, updated_at: now.toString() }))
          .catch((error: unknown) => {
            throw brokenConstraint(error) === 'saas_tenants_subdomain_key' ? slugTaken() : error;
          });
        if (changed === 0) throw await whyUnchanged(tx, { id, version, yours: { subdomain } });
        await leaveSlug(tx, id, now);
        await takeSlug(tx, { slug: subdomain, company: id });
        const details = { subdomain, before: before.subdomain };
        const line = { actor, request, company: id, action: 'ENDERECO_DA_EMPRESA_ALTERADO', details };
        tellCompany(tx, line);
        const company = await companyOf(tx, id);
        enter(platformTenantId);
        tellPlatform(tx, line);
        return company;
      });
    }),
  ];
}

/** The update of a company at the version whoever changes it has seen. */
export function changing(id: string, version: number) {
  return db
    .updateTable('saas_tenants')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '<>', 'erased')
    .where('id', '<>', sql<string>`${platformTenantId}::uuid`);
}

function pick(row: object, names: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(names, name)));
}
