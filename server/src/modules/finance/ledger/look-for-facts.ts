import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import { lookForCredits } from './expired-credits.ts';

/** Bookings with money, services, fuel and crew that cost some and credit that ran out, that nobody posted, for whatever reason, are due again; answers how many. */
export async function lookForFacts(tx: Tx, tenantId: string): Promise<number> {
  const bookings = await tx.change(
    statement(sql`insert into finance_due (tenant_id, id, booking_id, created_at)
      select b.tenant_id, b.id, b.id, b.created_at from bookings b where b.tenant_id = ${tenantId} and (
        (b.status = 'completed' and b.total_price > 0 and not exists (select 1 from finance_postings p
          where p.tenant_id = ${tenantId} and p.fact_kind = 'booking' and p.fact_id = b.id))
        or exists (select 1 from booking_payments m where m.tenant_id = ${tenantId} and m.booking_id = b.id
          and not exists (select 1 from finance_postings p
            where p.tenant_id = ${tenantId} and p.fact_kind = 'payment' and p.fact_id = m.id)))
      on conflict (tenant_id, id) do nothing`),
  );
  const costs =
    (await lookForServices(tx, tenantId)) +
    (await lookForFuel(tx, tenantId)) +
    (await lookForCrew(tx, tenantId));
  return bookings + costs + (await lookForCredits(tx, tenantId));
}

/** Services that cost something and are not posted are due. */
export async function lookForServices(tx: Tx, tenantId: string): Promise<number> {
  return await tx.change(
    statement(sql`insert into finance_due (tenant_id, id, log_id, created_at)
      select l.tenant_id, l.id, l.id, l.created_at from maintenance_logs l
      where l.tenant_id = ${tenantId} and l.cost <> 0 and not exists (select 1 from finance_postings p
        where p.tenant_id = ${tenantId} and p.fact_kind = 'service' and p.fact_id = l.id)
      on conflict (tenant_id, id) do nothing`),
  );
}

/** Likewise fuel. */
export async function lookForFuel(tx: Tx, tenantId: string): Promise<number> {
  return await tx.change(
    statement(sql`insert into finance_due (tenant_id, id, log_id, created_at)
      select e.tenant_id, e.id, e.id, e.created_at from fuel_entries e
      where e.tenant_id = ${tenantId} and e.total <> 0 and e.is_cost and not exists (select 1 from finance_postings p
        where p.tenant_id = ${tenantId} and p.fact_kind = 'service' and p.fact_id = e.id)
      on conflict (tenant_id, id) do nothing`),
  );
}

/** Likewise duties that were done and are paid. */
export async function lookForCrew(tx: Tx, tenantId: string): Promise<number> {
  return await tx.change(
    statement(sql`insert into finance_due (tenant_id, id, log_id, created_at)
      select a.tenant_id, a.id, a.id, a.created_at from crew_assignments a
      where a.tenant_id = ${tenantId} and a.status = 'done' and a.pay_amount > 0 and not exists (
        select 1 from finance_postings p
        where p.tenant_id = ${tenantId} and p.fact_kind = 'service' and p.fact_id = a.id)
      on conflict (tenant_id, id) do nothing`),
  );
}
