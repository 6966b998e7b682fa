import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { TimedWork } from '#kit/work';
import { allBookings } from '../partner-scope.ts';
import { type Ledger, lackOf, type Room } from './seats.ts';

/** Refuses a crowd by reading alone: what is lacking, how much of it others only keep, and until when the first of them. */
export async function refuseCrowdNow(
  work: TimedWork,
  session: Ledger & { id: string },
  room: Room,
): Promise<void> {
  const lack = lackOf(session, room);
  if (!lack) return;
  throw new Problem(lack.problem, { params: { ...lack.params, ...(await heldIn(work, session.id)) } });
}

async function heldIn({ tx, actor, now }: TimedWork, session_id: string) {
  const row = await tx.first(
    allBookings(actor.tenantId)
      .select([
        sql<number>`coalesce(sum(seats), 0)::int`.as('held'),
        sql<string | null>`min(hold_expires_at)`.as('held_until'),
      ])
      .where('session_id', '=', session_id)
      .where('status', '=', 'on_hold')
      .where(sql<boolean>`(hold_expires_at is null or hold_expires_at > ${now.toString()}::timestamptz)`),
  );
  return row && row.held > 0 ? row : {};
}
