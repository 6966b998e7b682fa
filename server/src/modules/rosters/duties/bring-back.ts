import type { Explanation } from '@leme/contract/rosters/shapes';
import { isLiving } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import type { TimedWork } from '#kit/work';
import { readAssigned } from '../facts/people.ts';
import { assign, holdGround, type Wanted } from './assign.ts';

/** A change that freed people was taken back: they have their duties again, where they may and nobody else has them by now. */
export async function bringBack(
  work: TimedWork,
  sessions: readonly string[],
  freedAt: string,
): Promise<void> {
  const there = await readAssigned(work, sql`a.session_id = any(${[...sessions]}::uuid[])`);
  const freed = await readAssigned(
    work,
    sql`a.session_id = any(${[...sessions]}::uuid[]) and a.status = 'cancelled'
      and date_trunc('milliseconds', a.updated_at) = date_trunc('milliseconds', ${freedAt}::timestamptz)`,
  );
  const wanted = freed
    .filter((one) => !there.some((other) => isLiving(other.status) && isAlike(one, other)))
    .map(
      ({ crew_id, session_id, boat_id, position, source, explanation }): Wanted => ({
        crew_id,
        session_id,
        shift_id: null,
        boat_id,
        position,
        source,
        explanation: explanation as Explanation | null,
        reason: null,
      }),
    );
  if (wanted.length === 0) return;
  await assign(work, wanted, { reason: null }, await holdGround(work, wanted));
}

type Place = { session_id: string | null; boat_id: string | null; position: string };
const isAlike = (one: Place, other: Place) =>
  one.session_id === other.session_id && one.boat_id === other.boat_id && one.position === other.position;
