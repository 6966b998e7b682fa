import { bareTaxId, isTaxId } from '@leme/contract/kit/values/tax-id';
import { getCompany, judgeSlug, sameTaxId } from '@leme/contract/tenancy/companies/company-endpoints';
import { db } from '#kit/database/sql';
import { type Served, serveOpen } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { companyOf } from './company-queries.ts';
import type { CompanyNeeds } from './needs.ts';
import { judged } from './slugs.ts';

const mostSame = 10;

/** One company, and what is said of an address and a tax id while they are typed. */
export function servesLooks({ authTx }: Pick<CompanyNeeds, 'authTx'>): Served[] {
  return [
    serveOpen(getCompany, ({ input }) => authTx.read(input.id, (tx) => companyOf(tx, input.id))),
    serveOpen(judgeSlug, ({ input }) => authTx.lookUp((tx) => judged(tx, input.slug))),
    serveOpen(sameTaxId, async ({ input }) => {
      const tax_id = bareTaxId(input.tax_id);
      if (!isTaxId(tax_id)) return { data: [] };
      const data = await authTx.lookUp((tx) =>
        tx.rows(
          db
            .selectFrom('saas_tenants')
            .select(['id', 'name'])
            .where('tax_id', '=', tax_id)
            .where('id', '<>', platformTenantId)
            .where('status', '<>', 'erased')
            .orderBy('name')
            .limit(mostSame),
        ),
      );
      return { data };
    }),
  ];
}
