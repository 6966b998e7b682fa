import { neededBy, unmetNeeds, withNeeds } from '@leme/contract/access/plans/module-needs';
import { coreModule, type ModuleSlug } from '@leme/contract/access/plans/module-slug';
import { planModules } from '@leme/contract/access/plans/modules';
import { fold } from '@leme/contract/kit/language/fold';
import { faults, Problem } from '@leme/contract/kit/problem';
import {
  listModuleCompanies,
  listSoldModules,
  type SwitchResult,
  switchModule,
} from '@leme/contract/tenancy/platform/module-endpoints';
import { sql } from 'kysely';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import { type Served, serveOpen } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { companyOf } from '../companies/company-queries.ts';
import type { CompanyNeeds } from '../companies/needs.ts';
import { type ModuleChange, writeModules } from '../companies/set-modules.ts';
import { moduleNames, modulesOf } from './modules-of.ts';

const mostListed = 100;

type Needs = Pick<CompanyNeeds, 'authTx' | 'platformTx' | 'accounts'>;

/** The modules that are sold, who has them, and one given to many companies or taken from them. */
export function servesSoldModules({ authTx, platformTx, accounts }: Needs): Served[] {
  return [
    serveOpen(listSoldModules, async () => {
      const nameOf = await moduleNames(authTx);
      const had = await modulesByCompany(platformTx);
      const routes = await authTx.lookUp((tx) =>
        tx.rows(
          db
            .selectFrom('module_routes as r')
            .innerJoin('saas_modules as m', 'm.id', 'r.module_id')
            .select(['m.slug', 'r.route_path', 'r.is_active'])
            .orderBy('r.route_path'),
        ),
      );
      const data = planModules.map((slug) => ({
        slug,
        companies: had.filter((ids) => ids.some((id) => nameOf.get(id) === slug)).length,
        routes: routes
          .filter((route) => route.slug === slug)
          .map(({ route_path: path, is_active }) => ({ path, is_active })),
      }));
      return { data };
    }),

    serveOpen(listModuleCompanies, async ({ input: { slug, q } }) => {
      const nameOf = await moduleNames(authTx);
      const wanted = `%${fold(q).replace(/[\\%_]/g, '\\$&')}%`;
      return await platformTx.read(async (tx) => {
        const companies = await tx.rows(
          listed()
            .select('name')
            .where('search', 'like', wanted)
            .orderBy(sql`name collate "und-x-icu"`)
            .orderBy('id')
            .limit(mostListed),
        );
        const data = companies.map(async ({ id, name }) => ({
          id,
          name,
          has: (await modulesOf(tx, id)).some((module) => nameOf.get(module) === slug),
        }));
        return { data: await Promise.all(data) };
      });
    }),

    serveOpen(switchModule, async ({ input, actor, clock, request }) => {
      if (!actor) throw new Problem('signed-out');
      if (input.slug === coreModule) throw faults([{ pointer: '/slug', code: 'core-missing' }]);
      const data: { id: string; result: SwitchResult; modules: ModuleSlug[] }[] = [];
      for (const id of new Set(input.company_ids)) {
        const by = { actor, request, now: clock.now() };
        data.push({ id, ...(await switched({ authTx, accounts }, { id, input, by })) });
      }
      return { data };
    }),
  ];
}

type Switch = {
  id: string;
  input: { slug: ModuleSlug; on: boolean; with_needs: boolean };
  by: ModuleChange['by'];
};

/** One company in a transaction of its own; what stands in the way is named instead of done. */
async function switched(needs: Pick<Needs, 'authTx' | 'accounts'>, { id, input, by }: Switch) {
  const { slug, on, with_needs } = input;
  const before = await needs.authTx
    .read(id, (tx) => companyOf(tx, id))
    .catch((error: unknown) => {
      if (error instanceof Problem && error.problem === 'not-found') return null;
      throw error;
    });
  if (!before || before.status === 'erased') return { result: 'gone' as const, modules: [] };
  const had = before.modules;
  if (had.includes(slug) === on) return { result: 'unchanged' as const, modules: had };
  const given = on ? [...had, ...(with_needs ? withNeeds(slug) : [slug])] : [];
  const next = planModules.filter((each) =>
    on ? given.includes(each) : had.includes(each) && each !== slug,
  );
  if (on && unmetNeeds(next).length > 0)
    return { result: 'needs' as const, modules: withNeeds(slug).filter((each) => !had.includes(each)) };
  if (!on && neededBy(slug, next).length > 0)
    return { result: 'needed' as const, modules: [...neededBy(slug, next)] };
  await writeModules(needs, { id, version: before.version, modules: next, by });
  return { result: 'done' as const, modules: next };
}

const listed = () =>
  db
    .selectFrom('saas_tenants')
    .select('id')
    .where('id', '<>', platformTenantId)
    .where('status', '<>', 'erased');

/** Company by company in one flight, so that each statement has its own node. */
async function modulesByCompany(platformTx: PlatformTx): Promise<string[][]> {
  return await platformTx.read(async (tx) => {
    const companies = await tx.rows(listed());
    return await Promise.all(companies.map(({ id }) => modulesOf(tx, id)));
  });
}
