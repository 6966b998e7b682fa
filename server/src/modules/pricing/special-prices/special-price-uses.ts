import { Problem } from '@leme/contract/kit/problem';
import { specialPrices } from '@leme/contract/pricing/special-prices';
import { sql } from 'kysely';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

/** Whoever gives back may be nobody: the clock. */
type Giving = Pick<TimedWork, 'tx' | 'now'> & {
  actor: Pick<TimedWork['actor'], 'tenantId' | 'userId' | 'fullName'>;
};

/**
 * Takes one use of a special price for a booking, in its transaction: one conditional update, so that of two who are after
 * the last one exactly one gets it. Taking it again for the same booking takes nothing.
 */
export async function takeSpecialPrice(
  { tx, actor, now }: TimedWork,
  { special_price_id, booking_id }: { special_price_id: string; booking_id: string },
): Promise<void> {
  const { tenantId } = actor;
  const taken_at = now.toString();
  const taken = await tx.change(
    statement(sql`insert into special_price_uses as u (tenant_id, special_price_id, booking_id, taken_at)
      values (${tenantId}, ${special_price_id}, ${booking_id}, ${taken_at})
      on conflict (tenant_id, special_price_id, booking_id)
        do update set taken_at = excluded.taken_at, returned_at = null where u.returned_at is not null`),
  );
  if (taken === 0) return;
  const counted = await tx.first(
    statement<{ used: number }>(sql`update special_prices set used = used + 1
      where tenant_id = ${tenantId} and id = ${special_price_id} and deleted_at is null
        and (quota is null or used < quota)
      returning used`),
  );
  if (!counted) throw new Problem('quota-used-up', { params: { special_price_id } });
  const { used } = counted;
  const changes = { used: [used - 1, used] } as const;
  record({ tx, actor }, specialPrices, { id: special_price_id, action: 'updated', changes });
}

/**
 * Gives back what bookings took, once however often it is asked: by cancellation, release, or when their hold expires. The
 * special prices are gone through in the order of their ids, so that two who give back never wait for each other.
 */
export async function returnSpecialPrices(
  { tx, actor, now }: Giving,
  bookingIds: readonly string[],
): Promise<void> {
  const { tenantId } = actor;
  const returned = await tx.rows(
    statement<{ special_price_id: string }>(sql`update special_price_uses set returned_at = ${now.toString()}
      where tenant_id = ${tenantId} and booking_id = any(${bookingIds}::uuid[]) and returned_at is null
      returning special_price_id`),
  );
  const counts = Map.groupBy(returned, ({ special_price_id }) => special_price_id);
  for (const [special_price_id, { length }] of [...counts].sort()) {
    const counted = await tx.first(
      statement<{ used: number }>(sql`update special_prices set used = used - ${length}::int
        where tenant_id = ${tenantId} and id = ${special_price_id} returning used`),
    );
    const used = counted?.used ?? 0;
    const changes = { used: [used + length, used] } as const;
    record({ tx, actor }, specialPrices, { id: special_price_id, action: 'updated', changes });
  }
}
