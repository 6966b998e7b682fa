import { methodRoles, revenueLine } from '@leme/contract/finance/accounts';
import type { Agreement } from '@leme/contract/finance/facts/agreements';
import type { PaymentFact } from '@leme/contract/finance/facts/postings-of-booking';
import { dayIn } from '@leme/contract/kit/values/days';
import { toCents } from '@leme/contract/kit/values/money';
import { shareOf } from '@leme/contract/prices/effects';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Books, Keeping } from './open-books.ts';

type Row = {
  id: string;
  status: string;
  total_price: number;
  agent_id: string | null;
  customer_id: string | null;
  session_id: string;
  product_id: string | null;
  cancelled_at: string | null;
  completed_at: string | null;
  day: string;
  minutes: number;
  type: string;
};

/** Where money of a method goes, and what that costs. */
type Method = { account_id: string; fee_bp: number; fee: number };

/** What the books know of some bookings before they post them. */
export type Facts = Awaited<ReturnType<typeof readFacts>>;

/** Bookings as far as they are posted, with their departures, payments and lines. */
export async function readFacts(keeping: Keeping, books: Books, ids: readonly string[], timezone: string) {
  const { tx, tenantId } = keeping;
  const those = sql`any(${[...ids]}::uuid[])`;
  const [bookings, payments, adjustments, boats, methods] = await Promise.all([
    tx.rows(
      statement<Row>(sql`select b.id, b.status, b.total_price, b.agent_id, b.customer_id, b.session_id, b.product_id,
          b.cancelled_at, b.completed_at, s.date as day, extract(epoch from s.ends_at - s.starts_at)::int / 60 as minutes, p.type
        from bookings b join sessions s on s.tenant_id = b.tenant_id and s.id = b.session_id
        join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
        where b.tenant_id = ${tenantId} and b.id = ${those} order by b.id`),
    ),
    tx.rows(
      statement<{
        id: string;
        booking_id: string;
        amount: number;
        method: string;
        paid_at: string;
        received_on: string | null;
      }>(sql`select p.id, p.booking_id, p.amount, p.method, p.paid_at, p.received_on from booking_payments p
        where p.tenant_id = ${tenantId} and p.booking_id = ${those} order by p.paid_at, p.id`),
    ),
    tx.rows(
      statement<{ booking_id: string; kind: string; amount: number }>(
        sql`select a.booking_id, a.kind, a.amount from booking_adjustments a
          where a.tenant_id = ${tenantId} and a.booking_id = ${those}`,
      ),
    ),
    tx.rows(
      statement<{ session_id: string; boat_id: string; owner_supplier_id: string | null }>(
        sql`select b.session_id, b.boat_id, t.owner_supplier_id from session_boats b
          join boats t on t.tenant_id = b.tenant_id and t.id = b.boat_id
          where b.tenant_id = ${tenantId} and b.session_id in
            (select k.session_id from bookings k where k.tenant_id = ${tenantId} and k.id = ${those})
          order by b.cancelled desc, b.position desc`,
      ),
    ),
    methodsOf(keeping, books),
  ]);
  const boatOf = new Map(boats.map((boat) => [boat.session_id, boat]));
  const linesOf = Map.groupBy(adjustments, ({ booking_id }) => booking_id);
  const paidOf = Map.groupBy(payments, ({ booking_id }) => booking_id);
  return bookings.map((row) => {
    const paid = (paidOf.get(row.id) ?? []).map(
      ({ id, amount, method, paid_at, received_on }): PaymentFact => {
        const cents = toCents(amount);
        const rate = methods(method);
        return {
          id,
          cents,
          method,
          day: received_on ?? dayIn(timezone, Temporal.Instant.from(paid_at)),
          isLate: isAfter(paid_at, row.completed_at),
          fee: cents > 0 ? shareOf(cents, rate.fee_bp) + rate.fee : 0,
        };
      },
    );
    return {
      id: row.id,
      status: row.status,
      total: toCents(row.total_price),
      day: row.day,
      cancelled_on: row.cancelled_at && dayIn(timezone, Temporal.Instant.from(row.cancelled_at)),
      line: revenueLine(row.type),
      adjustments: (linesOf.get(row.id) ?? []).map(({ kind, amount }) => ({ kind, cents: toCents(amount) })),
      payments: paid,
      agent_id: row.agent_id,
      customer_id: row.customer_id,
      session_id: row.session_id,
      product_id: row.product_id,
      minutes: row.minutes,
      boat_id: boatOf.get(row.session_id)?.boat_id ?? null,
      accountOf: (method: string) => methods(method).account_id,
    };
  });
}

function isAfter(at: string, other: string | null): boolean {
  if (other === null) return false;
  return Temporal.Instant.compare(Temporal.Instant.from(at), Temporal.Instant.from(other)) > 0;
}

async function methodsOf({ tx, tenantId }: Keeping, { account }: Books): Promise<(method: string) => Method> {
  const rows = await tx.rows(
    statement<{ method: string; account_id: string; fee_bp: number; fee_amount: number }>(
      sql`select m.method, m.account_id, m.fee_bp, m.fee_amount from finance_methods m where m.tenant_id = ${tenantId}`,
    ),
  );
  const decided = new Map(
    rows.map(({ method, fee_amount, ...row }) => [method, { ...row, fee: toCents(fee_amount) }]),
  );
  return (method) => decided.get(method) ?? { account_id: account(roleOfMethod(method)), fee_bp: 0, fee: 0 };
}

/** Where money of one method goes. */
export async function accountOfMethod(keeping: Keeping, books: Books, method: string): Promise<string> {
  return (await methodsOf(keeping, books))(method).account_id;
}

const roleOfMethod = (method: string) =>
  Object.entries(methodRoles).find(([name]) => name === method)?.[1] ?? 'cash';

/** All that was ever agreed; what a booking follows is chosen by its day. */
export async function agreementsOf({ tx, tenantId }: Keeping): Promise<Agreement[]> {
  const rows = await tx.rows(
    statement<Omit<Agreement, 'cents'> & { amount: number | null }>(
      sql`select g.id, g.kind, g.agent_id, g.supplier_id, g.product_id, g.boat_id, g.bp, g.amount, g.base, g.valid_from,
          g.valid_to from finance_agreements g where g.tenant_id = ${tenantId}`,
    ),
  );
  return rows.map(({ amount, ...row }) => ({ ...row, cents: amount === null ? null : toCents(amount) }));
}
