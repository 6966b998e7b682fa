import { type AccountRole, chart } from '@leme/contract/finance/accounts';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { Tx } from '#kit/database/transaction';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import { lookForCredits } from './expired-credits.ts';
import { lookForCrew, lookForFuel, lookForServices } from './look-for-facts.ts';

/** Whose books, in the transaction that holds them, and when. */
export type Keeping = { tx: Tx; tenantId: string; userId: string; now: Temporal.Instant };

export type Books = {
  /** The account of a role, and the role of an account. */
  account(role: AccountRole): string;
  roleOf(account_id: string): string;
  /** When they were taken: whoever had them before wrote earlier, who comes after writes later. */
  at: string;
  /** The months that are closed, each by its first day. */
  closed: ReadonlySet<string>;
};

/**
 * Takes a company's books until the transaction ends: nobody posts or closes a month beside it. Where there are none they
 * are opened, with the chart of accounts, and all that moved money before is due.
 */
export async function openBooks({ tx, tenantId, now }: Keeping): Promise<Books> {
  const opened = await tx.change(
    statement(sql`insert into finance_books (tenant_id, opened_at) values (${tenantId}, ${now.toString()})
      on conflict (tenant_id) do nothing`),
  );
  await tx.rows(
    statement(sql`select b.tenant_id from finance_books b where b.tenant_id = ${tenantId} for update`),
  );
  const taken = await tx.first(statement<{ at: string }>(sql`select clock_timestamp() as at`));
  if (opened > 0) await findFacts(tx, tenantId);
  const periods = await tx.rows(
    statement<{ month: string }>(
      sql`select p.month from finance_periods p where p.tenant_id = ${tenantId} and p.reopened_at is null`,
    ),
  );
  const accounts = await completeChart(tx, tenantId);
  const byRole = new Map<string | null, string>(accounts.map(({ id, role }) => [role, id]));
  const byId = new Map<string, string>(accounts.map(({ id, role }) => [id, role ?? id]));
  return {
    account(role) {
      const found = byRole.get(role);
      if (!found) throw new Error(`No account is ${role}`);
      return found;
    },
    roleOf: (account_id) => byId.get(account_id) ?? account_id,
    at: taken?.at ?? now.toString(),
    closed: new Set(periods.map(({ month }) => month)),
  };
}

/** The accounts of a company, of the chart those too that were not there. */
async function completeChart(tx: Tx, tenant_id: string) {
  const accounts = await tx.rows(
    statement<{ id: string; role: string | null }>(
      sql`select a.id, a.role from finance_accounts a where a.tenant_id = ${tenant_id}`,
    ),
  );
  const there = new Set(accounts.map(({ role }) => role));
  const missing = chart
    .filter(({ role }) => !there.has(role))
    .map((account) => ({ tenant_id, id: newId(), ...account }));
  for (const insert of insertRows('finance_accounts', missing)) await tx.change(insert);
  return [...accounts, ...missing];
}

/** All that moved money before there were books is due. */
async function findFacts(tx: Tx, tenantId: string): Promise<void> {
  await tx.change(
    statement(sql`insert into finance_due (tenant_id, id, booking_id, created_at)
      select b.tenant_id, b.id, b.id, b.created_at from bookings b
      where b.tenant_id = ${tenantId} and (b.status = 'completed' or (b.status = 'cancelled' and b.total_price > 0)
        or exists (select 1 from booking_payments p where p.tenant_id = ${tenantId} and p.booking_id = b.id))`),
  );
  await lookForServices(tx, tenantId);
  await lookForFuel(tx, tenantId);
  await lookForCrew(tx, tenantId);
  await lookForCredits(tx, tenantId);
}
