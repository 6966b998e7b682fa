import { sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { nobodyId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import { openBooks } from './open-books.ts';
import { postBookings } from './post-bookings.ts';
import { postCredits } from './post-credits.ts';
import { postCrew } from './post-crew.ts';
import { postFuel } from './post-fuel.ts';
import { postServices } from './post-services.ts';

/** So many of them in one transaction; the rest comes in the next. */
const atOnce = 300;

type Times = { now: Temporal.Instant };

/** Posts what is due of a company, in as many transactions as it takes; without anything due it only looks. */
export async function postAllDue(
  tenantTx: Pick<TenantTx, 'read' | 'write'>,
  tenantId: string,
  { now }: Times,
): Promise<void> {
  if (!(await tenantTx.read(tenantId, (tx) => isDue(tx, tenantId)))) return;
  let posted: number;
  do posted = await tenantTx.write(tenantId, (tx) => postDue(tx, tenantId, now));
  while (posted >= atOnce);
}

/** Whether something waits, or the books were never opened. */
async function isDue(tx: Tx, tenantId: string): Promise<boolean> {
  const rows = await tx.rows(
    statement<{ isOpen: boolean; waits: boolean }>(sql`select
      exists (select 1 from finance_books b where b.tenant_id = ${tenantId}) as "isOpen",
      exists (select 1 from finance_due d where d.tenant_id = ${tenantId}) as waits`),
  );
  const [row] = rows;
  return !row?.isOpen || row.waits;
}

/** Posts some of what is due; answers how many rows that were. */
export async function postDue(tx: Tx, tenantId: string, now: Temporal.Instant): Promise<number> {
  const keeping = { tx, tenantId, userId: nobodyId, now };
  const books = await openBooks(keeping);
  const due = await tx.rows(
    statement<{
      id: string;
      booking_id: string | null;
      log_id: string | null;
      credit_id: string | null;
      timezone: string | null;
    }>(sql`select d.id, d.booking_id, d.log_id, d.credit_id, c.timezone
      from finance_due d left join company_settings c on c.tenant_id = d.tenant_id
      where d.tenant_id = ${tenantId} order by d.id limit ${atOnce}`),
  );
  if (due.length === 0) return 0;
  const timezone = due[0]?.timezone ?? 'America/Sao_Paulo';
  const bookings = [...new Set(due.flatMap(({ booking_id }) => booking_id ?? []))];
  if (bookings.length > 0) await postBookings(keeping, books, bookings, timezone);
  const costs = [...new Set(due.flatMap(({ log_id }) => log_id ?? []))];
  await postServices(keeping, books, costs);
  await postFuel(keeping, books, costs, timezone);
  await postCrew(keeping, books, costs);
  await postCredits(keeping, books, [...new Set(due.flatMap(({ credit_id }) => credit_id ?? []))]);
  // Those that were read and no others: what came meanwhile is posted the next time.
  await tx.change(
    statement(sql`delete from finance_due d
      where d.tenant_id = ${tenantId} and d.id = any(${due.map(({ id }) => id)}::uuid[])`),
  );
  return due.length;
}
