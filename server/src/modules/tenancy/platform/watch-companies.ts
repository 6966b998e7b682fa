import { type KnownCompany, mailDays } from '@leme/contract/tenancy/companies/company-looks';
import { sql } from 'kysely';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { platformTenantId } from '#kit/ids';
import { statement } from '#kit/resource/statement';

/** Of how many days bookings, and people at work, are counted. */
const bookingDays = 30;

type Counted = {
  people: string | null;
  bookings: string | null;
  check_ins: string | null;
  mails_failed: string | null;
  storage_bytes: string | null;
  last_active_at: string | null;
};

/** When the figures are asked for, and which day that is to whoever asks. */
type Asked = { now: Temporal.Instant; today: string };

/** What operators know of a company beside its row: what it bought, and what it counted of itself. */
type WatchedFacts = Awaited<ReturnType<typeof factsOf>>;
export type WatchedCompany = KnownCompany & WatchedFacts & { id: string; status_since: string };

/** Of one company, named in each statement so that its own node answers. */
export async function factsOf(tx: Tx, tenant_id: string, { now, today }: Asked) {
  const since = (days: number) =>
    now
      .subtract({ hours: 24 * days })
      .toString()
      .slice(0, 10);
  const [bought, did] = await Promise.all([
    tx.first(
      db
        .selectFrom('tenant_subscriptions')
        .select(['plan', 'status', 'trial_ends_at'])
        .where('tenant_id', '=', tenant_id)
        .orderBy('id', 'desc')
        .limit(1),
    ),
    tx.first(
      statement(sql<Counted>`select max(d.last_active_at) as last_active_at,
          (array_agg(d.storage_bytes order by d.day desc))[1] as storage_bytes,
          max(d.active_users) filter (where d.day > ${since(bookingDays)}::date) as people,
          sum(d.bookings) filter (where d.day > ${since(bookingDays)}::date) as bookings,
          sum(d.mails_failed) filter (where d.day > ${since(mailDays)}::date) as mails_failed,
          sum(d.check_ins) filter (where d.day = ${today}::date) as check_ins
        from tenant_daily d where d.tenant_id = ${tenant_id}`),
    ),
  ]);
  return {
    plan: bought?.plan ?? null,
    trial_ends_at: bought?.status === 'trialing' ? bought.trial_ends_at : null,
    people: Number(did?.people ?? 0),
    bookings: Number(did?.bookings ?? 0),
    check_ins: Number(did?.check_ins ?? 0),
    mails_failed: Number(did?.mails_failed ?? 0),
    storage_bytes: Number(did?.storage_bytes ?? 0),
    last_active_at: did?.last_active_at ?? null,
  };
}

/** All companies there are, in one flight, company by company. */
export async function watchedCompanies(platformTx: PlatformTx, asked: Asked): Promise<WatchedCompany[]> {
  return await platformTx.read(async (tx) => {
    const companies = await tx.rows(
      db
        .selectFrom('saas_tenants')
        .select(['id', 'status', 'status_since', 'created_at'])
        .where('id', '<>', platformTenantId)
        .where('status', '<>', 'erased')
        .orderBy('id'),
    );
    return await Promise.all(
      companies.map(async (company) => ({ ...company, ...(await factsOf(tx, company.id, asked)) })),
    );
  });
}
