import { mostHits, previewBlackout } from '@leme/contract/bookings/availability/blackout-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { blockRow, hitsOfBlock } from './hits-of-block.ts';

type Asked = InputOf<typeof previewBlackout>;

/** What a block would hit, while somebody types it: departures that are still to come, with people and money. */
export const servesBlackoutPreview = serve(previewBlackout, async ({ input, tx, actor, clock }) => {
  const { tenantId } = actor;
  refuseHalf(input);
  const hits = await hitsOfBlock({ tx, actor, now: clock.now() }, input);
  const overlaps = await tx.rows(
    statement<{ id: string; reason: string; days_from: string | null; days_to: string | null }>(sql`
      select o.id, o.reason, o.days_from, o.days_to
      from blackouts o
      cross join (values ${blockRow(input)}) as k (scope, product_id, boat_id, city_id, days_from, days_to, from_time, until_time)
      where o.tenant_id = ${tenantId} and o.deleted_at is null and o.id is distinct from ${input.id}::uuid
        and o.scope = k.scope and o.product_id is not distinct from k.product_id
        and o.boat_id is not distinct from k.boat_id and o.city_id is not distinct from k.city_id
        and (o.days_from is null or k.days_to is null or o.days_from <= k.days_to)
        and (o.days_to is null or k.days_from is null or k.days_from <= o.days_to)
      order by o.days_from, o.id limit 50`),
  );
  const sum = (of: 'people' | 'paid') => hits.reduce((total, hit) => total + hit[of], 0);
  return {
    departures: hits.length,
    people: sum('people'),
    paid: Math.round(sum('paid') * 100) / 100,
    hits: hits.slice(0, mostHits),
    overlaps: overlaps.map(({ id, reason, days_from, days_to }) => {
      return { id, reason, days: { from: days_from, to: days_to } };
    }),
  };
});

/** A block that ends before it begins hits nothing, and is told so as the form tells it. */
function refuseHalf({ days, from_time, until_time }: Asked): void {
  if (days.from === null && days.to === null) throw faults([{ pointer: '/days', code: 'required' }]);
  if (days.from !== null && days.to !== null && days.to < days.from)
    throw faults([{ pointer: '/days', code: 'backwards' }]);
  const isOneDay = days.from !== null && days.from === days.to;
  if (isOneDay && from_time !== null && until_time !== null && until_time <= from_time)
    throw faults([{ pointer: '/until_time', code: 'backwards' }]);
}
