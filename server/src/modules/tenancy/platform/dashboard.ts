import { Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { companyLooks, looksOf } from '@leme/contract/tenancy/companies/company-looks';
import { listedStates } from '@leme/contract/tenancy/companies/listed-states';
import { monthsDrawn, readPlatformDashboard } from '@leme/contract/tenancy/platform/dashboard-endpoints';
import { sql } from 'kysely';
import type { AuthTx } from '#kit/database/auth-tx';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import { type Served, serveOpen } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import { watchedCompanies } from './watch-companies.ts';

type Needs = { authTx: AuthTx; platformTx: PlatformTx; tenantTx: TenantTx };

/** What operators see first: counts of companies alone, each of which a list stands behind. */
export function servesPlatformDashboard({ authTx, platformTx, tenantTx }: Needs): Served {
  return serveOpen(readPlatformDashboard, async ({ actor, clock }) => {
    if (!actor) throw new Problem('signed-out');
    const now = clock.now();
    const zone = actor.timezone;
    const today = dayIn(zone, now);
    const months = monthsUntil(today);
    const [companies, stopped, new_requests] = await Promise.all([
      watchedCompanies(platformTx, { now, today }),
      stopsByMonth(authTx, { from: `${months[0]}-01`, zone }),
      newRequests(tenantTx),
    ]);
    const looked = companies.map((company) => ({ ...company, looks: looksOf(company, now) }));
    const opened = Map.groupBy(companies, ({ created_at }) => monthOf(created_at, zone));
    return {
      states: listedStates.map((status) => ({
        status,
        companies: companies.filter((company) => company.status === status).length,
      })),
      looks: companyLooks.map((look) => ({
        look,
        companies: looked.filter(({ looks }) => looks.includes(look)).length,
      })),
      check_ins: companies.reduce((sum, { check_ins }) => sum + check_ins, 0),
      mails_failed: companies.reduce((sum, { mails_failed }) => sum + mails_failed, 0),
      new_requests,
      months: months.map((month) => ({
        month,
        opened: opened.get(month)?.length ?? 0,
        stopped: stopped.get(month) ?? 0,
      })),
    };
  });
}

/** The last months up to that of a day, the first first. */
function monthsUntil(today: string): string[] {
  const last = Temporal.PlainDate.from(today).toPlainYearMonth();
  return Array.from({ length: monthsDrawn }, (_, at) =>
    last.subtract({ months: monthsDrawn - 1 - at }).toString(),
  );
}

function monthOf(at: string, zone: string): string {
  return dayIn(zone, Temporal.Instant.from(at)).slice(0, 7);
}

/** How often a company was stopped, as the platform’s own log tells; one that goes on again was stopped all the same. */
async function stopsByMonth(
  authTx: AuthTx,
  { from, zone }: { from: string; zone: string },
): Promise<ReadonlyMap<string, number>> {
  const month = sql`to_char(l.created_at at time zone ${zone}::text, 'YYYY-MM')`;
  const rows = await authTx.read(platformTenantId, (tx) =>
    tx.rows(
      statement(sql<{ month: string; stops: string }>`select s.month, count(*) as stops from (
          select ${month} as month from system_logs l
          where l.tenant_id = ${platformTenantId} and l.action = 'EMPRESA_SUSPENSA'
            and l.created_at >= ${from}::date) s
        group by s.month`),
    ),
  );
  return new Map(rows.map(({ month: name, stops }) => [name, Number(stops)]));
}

async function newRequests(tenantTx: TenantTx): Promise<number> {
  const found = await tenantTx.read(platformTenantId, (tx) =>
    tx.first(
      db
        .selectFrom('company_requests')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('tenant_id', '=', platformTenantId)
        .where('status', '=', 'new'),
    ),
  );
  return Number(found?.count ?? 0);
}
