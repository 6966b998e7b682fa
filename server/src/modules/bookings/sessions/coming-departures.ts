import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import type { Coming } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

type Found = { id: string; date: string; start_time: string; bookings: string };

/** The departures of a product that are neither past nor cancelled, with the bookings that stand in them. */
export async function comes(
  { tx, actor: { tenantId }, now }: TimedWork,
  product: string,
  most: number,
): Promise<Coming> {
  const from = now.toString();
  const ahead = sql`s.tenant_id = ${tenantId} and s.product_id = ${product}
    and s.status <> 'cancelled' and s.starts_at >= ${from}::timestamptz`;
  const standing = sql`b.tenant_id = s.tenant_id and b.session_id = s.id and b.status in ('on_hold', 'confirmed', 'completed')`;
  const next = await tx.rows(
    statement<Found>(sql`select s.id, s.date, s.start_time,
        (select count(*) from bookings b where b.tenant_id = ${tenantId} and ${standing}) as bookings
      from sessions s where ${ahead} order by s.date, s.start_time, s.id limit ${most}`),
  );
  const [all] = await tx.rows(
    statement<{
      departures: string;
      bookings: string;
    }>(sql`select count(distinct s.id) as departures, count(b.id) as bookings
      from sessions s left join bookings b on ${standing} where ${ahead}`),
  );
  return {
    next: next.map(({ bookings, ...session }) => ({ ...session, bookings: Number(bookings) })),
    departures: Number(all?.departures),
    bookings: Number(all?.bookings),
  };
}

/** How many departures of a company are neither past nor cancelled. */
export async function ahead({
  tx,
  tenantId,
  now,
}: {
  tx: Tx;
  tenantId: string;
  now: Temporal.Instant;
}): Promise<number> {
  const found = await tx.first(
    statement<{ departures: string }>(sql`select count(*) as departures from sessions s
      where s.tenant_id = ${tenantId} and s.status <> 'cancelled' and s.starts_at >= ${now.toString()}::timestamptz`),
  );
  return Number(found?.departures ?? 0);
}
