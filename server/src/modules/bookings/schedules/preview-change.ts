import { previewChange } from '@leme/contract/bookings/availability/calendar-endpoints';
import { addDays, sessionInterval } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { readSession } from '../sessions/session-queries.ts';
import { inTheWay, readFleet } from './boats-free.ts';
import { partiesOf } from './read-made.ts';

/** What moving a departure would meet, before anything is written. */
export const servesChangePreview = serve(previewChange, async ({ input, tx, actor, clock }) => {
  const { id, date, start_time, end_time, boat_ids } = input;
  const session = await readSession(tx, actor, id);
  const buffers = await buffersOf({ tx, actor }, session.product_id);
  const interval = sessionInterval(input, actor.timezone);
  const fleet = await readFleet(tx, actor.tenantId, { from: date, until: date, holds: false });
  const wanted = {
    date,
    begins: `${date}T${start_time}`,
    ends: `${end_time <= start_time ? addDays(date, 1) : date}T${end_time}`,
    from: Date.parse(interval.starts_at) - buffers.before * 60_000,
    until: Date.parse(interval.ends_at) + buffers.after * 60_000,
    session_id: id,
  };
  const places = boat_ids.reduce((sum, boat) => sum + (fleet.boats.get(boat)?.places ?? 0), 0);
  const isPast = Date.parse(interval.starts_at) <= clock.now().epochMilliseconds;
  const isSmall = boat_ids.length > 0 && session.people > places;
  const inWay = boat_ids.flatMap((boat_id) => {
    const found = inTheWay(fleet, boat_id, wanted);
    return found ? [{ ...found, boat_id }] : [];
  });
  const parties = (await partiesOf(tx, actor.tenantId, [id])).get(id) ?? [];
  return {
    conflicts: [
      ...(isPast ? [{ code: 'past' as const, boat_id: null, name: '' }] : []),
      ...inWay,
      ...(isSmall
        ? [{ code: 'too-small' as const, boat_id: null, name: String(session.people - places) }]
        : []),
    ],
    is_moved: date !== session.date || start_time !== session.start_time.slice(0, 5),
    people: session.people,
    people_limit: boat_ids.length > 0 ? places : null,
    told: await reachable({ tx, actor }, id),
    parties: parties.map(({ session_id: _, ...party }) => party),
  };
});

async function buffersOf({ tx, actor }: Work, product_id: string) {
  const found = await tx.first(
    statement<{
      before: number;
      after: number;
    }>(sql`select p.buffer_before_min as before, p.buffer_after_min as after
      from products p where p.tenant_id = ${actor.tenantId} and p.id = ${product_id}`),
  );
  return found ?? { before: 0, after: 0 };
}

/** Those a letter reaches: with an address, and no agent who tells them himself. */
async function reachable({ tx, actor }: Work, session_id: string): Promise<number> {
  const found = await tx.first(
    statement<{ count: number }>(sql`select count(*)::int as count from bookings b
      where b.tenant_id = ${actor.tenantId} and b.session_id = ${session_id} and b.status in ('on_hold', 'confirmed')
        and b.customer_email is not null and b.agent_id is null`),
  );
  return found?.count ?? 0;
}
