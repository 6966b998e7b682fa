import { sessionInterval } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { readSailings } from '../facts/departures.ts';
import { isLivingSql, lockPeople, readAssigned, readShifts } from '../facts/people.ts';
import { rulesOf } from '../facts/rules-of.ts';
import type { Assigned, Shift } from '../facts/shapes.ts';
import { changeWeeks } from '../week/hold-week.ts';
import { type Moved, moveAll, movedOf } from './follow-sailings.ts';

/**
 * The clock on the wall is another one: shifts to come get the instants it says, departures have them already, and all
 * duties go along at once, so that none is in the way of another. Whoever could not work there is freed.
 */
export async function followClock(work: TimedWork): Promise<void> {
  const { actor, now } = work;
  const shifts = await moveShifts(work);
  const which = sql`a.starts_at > ${now.toString()}::timestamptz and ${isLivingSql} and a.status <> 'done'`;
  const named = await readAssigned(work, which);
  if (named.length === 0) return;
  await lockPeople(
    work,
    named.map(({ crew_id }) => crew_id),
  );
  const held = await readAssigned(work, which);
  const rules = await rulesOf(work);
  const ids = [...new Set(held.flatMap(({ session_id }) => session_id ?? []))];
  const sailings = new Map(
    (await readSailings(work, rules, sql`s.id = any(${ids}::uuid[])`)).map((each) => [each.session_id, each]),
  );
  const sailingOf = ({ session_id }: Assigned) => sailings.get(session_id ?? '');
  const moved = held.flatMap((each) => [...movedOf(each, sailingOf(each)), ...movedTo(each, shifts)]);
  if (moved.length === 0) return;
  const dates = moved.flatMap(({ held: { date }, duty }) => [date, duty.date]);
  await changeWeeks(work, dates, { reason: actor.timezone });
  await moveAll(work, rules, moved, { frees: true, sailingOf });
}

/** Shifts to come at the instants of the company's clock; answers those that moved. */
async function moveShifts(work: TimedWork): Promise<ReadonlyMap<string, Shift>> {
  const { tx, actor, now } = work;
  const ahead = await readShifts(work, sql`h.starts_at > ${now.toString()}::timestamptz and not h.cancelled`);
  const moved = ahead
    .map((shift) => ({ ...shift, ...sessionInterval(shift, actor.timezone) }))
    .filter(({ starts_at }, at) => Date.parse(starts_at) !== Date.parse(ahead[at]?.starts_at ?? ''));
  for (const { id, starts_at, ends_at } of moved)
    await tx.change(
      statement(sql`update crew_shifts set starts_at = ${starts_at}::timestamptz, ends_at = ${ends_at}::timestamptz
        where tenant_id = ${actor.tenantId} and id = ${id}`),
    );
  return new Map(moved.map((shift) => [shift.id, shift]));
}

function movedTo(held: Assigned, shifts: ReadonlyMap<string, Shift>): Moved[] {
  const shift = shifts.get(held.shift_id ?? '');
  if (!shift) return [];
  const instant = (at: string) => new Date(Date.parse(at)).toISOString();
  const duty = {
    id: shift.id,
    date: shift.date,
    starts_at: instant(shift.starts_at),
    ends_at: instant(shift.ends_at),
  };
  return [{ held, duty, boat_id: held.boat_id }];
}
