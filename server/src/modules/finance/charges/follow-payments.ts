import { chargeOfPayment, type OpenCharge, tooMany } from '@leme/contract/finance/charges/charge-rules';
import { charges } from '@leme/contract/finance/charges/charges';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { type RawBuilder, sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { Tx } from '#kit/database/transaction';
import { nobodyId } from '#kit/ids';
import { record, type State } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';

type In = { tx: Tx; tenantId: string };
type Column = 'booking_id' | 'invoice_id' | 'entry_id';
type Row = {
  id: string;
  of: string;
  amount: number;
  paid_amount: number;
  status: string;
};
/** Money that came for something, by the id of its payment. */
type Came = { of: string; payment_id: string; cents: number; isPix: boolean };
/** What is charged, with what is still owed of it and what was paid in all. */
type Stands = { id: string; left: number; paid: number };

/** Charges of bookings follow the payments that were stored in this very transaction, and what is owed since. */
export async function followBookings({ tx, tenantId }: In, bookings: readonly string[]): Promise<void> {
  const ids = sql`any(${[...bookings]}::uuid[])`;
  const rows = await livingCharges({ tx, tenantId }, 'booking_id', ids);
  if (rows.length === 0) return;
  const [came, stands] = await Promise.all([
    tx.rows(
      statement<{
        id: string;
        booking_id: string;
        amount: number;
        method: string;
      }>(sql`select p.id, p.booking_id,
          p.amount, p.method from booking_payments p
        left join charge_payments k on k.tenant_id = p.tenant_id and k.payment_id = p.id
        where p.tenant_id = ${tenantId} and p.booking_id = ${ids} and p.paid_at = now() and p.amount > 0
          and k.payment_id is null and p.method not in ('credito', 'parceiro')
          -- What came above what was owed and became credit at once paid nothing.
          and not exists (select 1 from booking_payments g where g.tenant_id = ${tenantId}
            and g.booking_id = p.booking_id and g.paid_at = now() and g.method = 'credito' and g.amount = -p.amount)
        order by p.id`),
    ),
    tx.rows(
      statement<{ id: string; left: number; paid: number }>(sql`select b.id, b.paid_amount as paid,
          case when b.status in ('cancelled', 'expired') then 0 else b.remaining_amount end as left
        from bookings b where b.tenant_id = ${tenantId} and b.id = ${ids}`),
    ),
  ]);
  await follow({ tx, tenantId }, rows, {
    came: came.map(({ id, booking_id, amount, method }) => ({
      of: booking_id,
      payment_id: id,
      cents: toCents(amount),
      isPix: method === 'pix',
    })),
    stands: stands.map(({ id, left, paid }) => ({ id, left: toCents(left), paid: toCents(paid) })),
  });
}

/** The same of one entry or invoice, whose verb knows both. */
export async function followOne(
  work: In,
  column: Exclude<Column, 'booking_id'>,
  stands: Stands,
  came?: Omit<Came, 'of'>,
): Promise<void> {
  const rows = await livingCharges(work, column, sql`${stands.id}`);
  if (rows.length === 0) return;
  await follow(work, rows, { came: came ? [{ of: stands.id, ...came }] : [], stands: [stands] });
}

/** Charges that payments still change, oldest first, held until the transaction ends. */
async function livingCharges({ tx, tenantId }: In, column: Column, of: RawBuilder<unknown>): Promise<Row[]> {
  const subject = sql.ref(`c.${column}`);
  return await tx.rows(
    statement<Row>(sql`select c.id, ${subject} as of, c.amount, c.paid_amount, c.status from charges c
      where c.tenant_id = ${tenantId} and ${subject} = ${of} and c.status in ('open', 'partial', 'paid')
      order by c.created_at, c.id for update`),
  );
}

async function follow(
  { tx, tenantId }: In,
  rows: readonly Row[],
  { came, stands }: { came: readonly Came[]; stands: readonly Stands[] },
): Promise<void> {
  for (const one of stands) {
    const own = rows.filter(({ of }) => of === one.id);
    let open = own.filter(({ status }) => status !== 'paid').map(openOf);
    for (const { payment_id, cents, isPix } of came.filter(({ of }) => of === one.id)) {
      const charge = chargeOfPayment(open, { cents, isPix });
      if (!charge) continue;
      const taken = Math.min(cents, charge.cents - charge.paid);
      await payOf({ tx, tenantId }, charge.id, { payment_id, taken, surplus: 0 });
      const paid = charge.paid + taken;
      const before = { paid_amount: toReais(charge.paid) };
      tell({ tx, tenantId }, charge.id, before, {
        paid_amount: toReais(paid),
        status: paid < charge.cents ? 'partial' : 'paid',
      });
      open = open.map((each) => (each.id === charge.id ? { ...each, paid } : each));
      open = open.filter((each) => each.paid < each.cents);
    }
    for (const { id } of tooMany(open, one.left)) await leave({ tx, tenantId }, id, 'cancelled');
    await takeBack({ tx, tenantId }, own, one);
  }
}

const openOf = ({ id, amount, paid_amount }: Row): OpenCharge => ({
  id,
  cents: toCents(amount),
  paid: toCents(paid_amount),
});

/** What went back is no longer paid by a charge: the youngest gives first. */
async function takeBack(work: In, own: readonly Row[], { paid }: Stands): Promise<void> {
  const done = own.filter(({ status }) => status === 'paid').map(openOf);
  let sum = done.reduce((total, each) => total + each.paid, 0);
  for (const each of done.toReversed()) {
    if (sum <= paid) break;
    sum -= each.paid;
    await leave(work, each.id, 'refunded');
  }
}

/** Notes what a payment paid of a charge. */
export async function payOf(
  { tx, tenantId }: In,
  charge_id: string,
  { payment_id, taken, surplus }: { payment_id: string; taken: number; surplus: number },
): Promise<void> {
  const [amount, above] = [toReais(taken), toReais(surplus)];
  const row = { tenant_id: tenantId, charge_id, payment_id, amount, surplus: above };
  for (const insert of insertRows('charge_payments', [{ ...row, created_at: new Date().toISOString() }]))
    await tx.change(insert);
  await tx.change(
    statement(sql`update charges set paid_amount = paid_amount + ${amount}::numeric, surplus = surplus + ${above}::numeric,
        status = case when paid_amount + ${amount}::numeric >= amount or ${above}::numeric > 0 then 'paid' else 'partial' end,
        version = version + 1, updated_at = now() where tenant_id = ${tenantId} and id = ${charge_id}`),
  );
}

async function leave({ tx, tenantId }: In, id: string, status: 'cancelled' | 'refunded'): Promise<void> {
  await tx.change(
    statement(sql`update charges set status = ${status}, version = version + 1, updated_at = now()
      where tenant_id = ${tenantId} and id = ${id}`),
  );
  tell({ tx, tenantId }, id, {}, { status });
}

/** What became of a charge by itself stands in its trail as the clock’s doing. */
export function tell({ tx, tenantId }: In, id: string, before: State, after: State): void {
  const actor = { tenantId, userId: nobodyId, fullName: '' };
  record({ tx, actor }, charges, { id, action: 'updated', before, after });
}
