import { dayIn } from '@leme/contract/kit/values/days';
import { companyList } from '@leme/contract/tenancy/companies/company-list';
import {
  endsWithin,
  isSilentFor,
  looksOf,
  type SilentSpan,
  type TrialSpan,
} from '@leme/contract/tenancy/companies/company-looks';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Served } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { serveView } from '#kit/resource/view/serve-view';
import { moduleNames, modulesOf } from '../platform/modules-of.ts';
import { factsOf, type WatchedCompany, watchedCompanies } from '../platform/watch-companies.ts';
import type { CompanyNeeds } from './needs.ts';

type Needs = Pick<CompanyNeeds, 'authTx' | 'platformTx' | 'clock'>;

const megabyte = 1_000_000;

/** By these companies are found that have it in no column of their row. */
const soughtBy = ['plan', 'look', 'module', 'trial', 'silent'];

/** All companies, read as the role that may; what each has bought is asked company by company, so that each has its own node. */
export function servesCompanyList(needs: Needs): Served[] {
  const { platformTx, clock } = needs;
  return serveView(companyList, {
    reads: { read: (_tenant, work) => platformTx.read(work) },
    base: () => sql`select t.id, t.created_at, t.name, t.subdomain, t.status, t.status_since, t.legal_name, t.tax_id,
        t.contact_name, t.contact_phone, t.contact_email, t.coastal_city_id, t.search
      from saas_tenants t
      where t.id <> ${platformTenantId} and t.status <> 'erased'`,
    soughtFirst: async (asked) =>
      soughtBy.some((name) => asked[name] !== undefined) ? await soughtCompanies(needs, asked) : {},
    computesToo: (tx, actor, ids) => Promise.all(ids.map((id) => shown(tx, actor, { id, now: clock.now() }))),
  });
}

async function shown(tx: Tx, { timezone }: Actor, { id, now }: { id: string; now: Temporal.Instant }) {
  const [company, facts] = await Promise.all([
    tx.first(db.selectFrom('saas_tenants').select(['status', 'created_at']).where('id', '=', id)),
    factsOf(tx, id, { now, today: dayIn(timezone, now) }),
  ]);
  const { storage_bytes, plan, trial_ends_at, people, bookings, last_active_at } = facts;
  return {
    id,
    plan,
    trial_ends_at,
    people,
    bookings,
    last_active_at,
    storage_mb: Math.round(storage_bytes / megabyte),
    looks: company ? looksOf({ ...company, ...facts }, now) : [],
  };
}

/** What finds companies by what they bought and did: asked of all of them first, once for all filters there are. */
async function soughtCompanies(
  { authTx, platformTx, clock }: Needs,
  asked: Readonly<Record<string, unknown>>,
) {
  const now = clock.now();
  const companies = await watchedCompanies(platformTx, { now, today: now.toString().slice(0, 10) });
  const having =
    asked.module === undefined ? null : await modulesByCompany({ authTx, platformTx }, companies);
  const whose = (meets: (company: WatchedCompany) => boolean) =>
    sql`t.id = any(${companies.filter(meets).map(({ id }) => id)}::uuid[])`;
  const finds =
    <Value extends string>(meets: (company: WatchedCompany, value: Value) => boolean) =>
    (_actor: Actor, values: readonly string[]) =>
      whose((company) => values.some((value) => meets(company, value as Value)));
  return {
    plan: finds(({ plan }, value) => plan === value),
    look: finds((company, value) => looksOf(company, now).some((look) => look === value)),
    module: finds(({ id }, value) => having?.get(id)?.has(value) === true),
    trial: finds<TrialSpan>((company, value) => endsWithin(company, value, now)),
    silent: finds<SilentSpan>((company, value) => isSilentFor(company, value, now)),
  };
}

async function modulesByCompany(
  { authTx, platformTx }: Pick<Needs, 'authTx' | 'platformTx'>,
  companies: readonly WatchedCompany[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const nameOf = await moduleNames(authTx);
  const slugs = async (tx: Tx, id: string) =>
    new Set((await modulesOf(tx, id)).flatMap((module) => nameOf.get(module) ?? []));
  return await platformTx.read(
    async (tx) =>
      new Map(await Promise.all(companies.map(async ({ id }) => [id, await slugs(tx, id)] as const))),
  );
}
