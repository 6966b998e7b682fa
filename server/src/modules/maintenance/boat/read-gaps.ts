import { Problem } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { gapsOf, type Sailing } from '@leme/contract/maintenance/boat/gaps';
import { gapDays, readBoatGaps } from '@leme/contract/maintenance/boat/gaps-endpoint';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { requireStaff } from '../alerts/require-staff.ts';

/** When a boat may stay ashore for so long, the fewest sold seats first. */
export const servesBoatGaps = serve(readBoatGaps, async ({ input, tx, actor, clock }) => {
  requireStaff(actor, 'work-orders');
  const { tenantId, timezone } = actor;
  const now = clock.now();
  const today = dayIn(timezone, now);
  const first = input.from && input.from > today ? input.from : today;
  const wallNow = now.toZonedDateTimeISO(timezone).toPlainDateTime().toString().slice(0, 16);
  const boat = await tx.first(
    statement<{
      id: string;
    }>(sql`select b.id from boats b where b.tenant_id = ${tenantId} and b.id = ${input.id}
      and b.deleted_at is null`),
  );
  if (!boat) throw new Problem('not-found');
  const last = addDays(first, gapDays);
  const wall = sql.lit('YYYY-MM-DD"T"HH24:MI');
  const sailings = await tx.rows(
    statement<Sailing>(sql`select to_char(x.blocked_from at time zone ${timezone}, ${wall}) as starts,
        to_char(x.blocked_until at time zone ${timezone}, ${wall}) as stops,
        (select coalesce(sum(b.people), 0)::int from bookings b where b.tenant_id = ${tenantId}
          and b.session_id = x.session_id and b.status in ('on_hold', 'confirmed')) as people
      from session_boats x
      where x.tenant_id = ${tenantId} and x.boat_id = ${input.id} and not x.cancelled
        and x.blocked_until > (${first}::date - 1)::timestamptz and x.blocked_from < (${last}::date + 1)::timestamptz
      order by x.blocked_from`),
  );
  const from = first === today ? wallNow : `${first}T00:00`;
  return { data: gapsOf(sailings, { from, to: `${last}T00:00`, minutes: input.minutes }) };
});
