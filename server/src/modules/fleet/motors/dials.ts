import type { Dialled } from '@leme/contract/fleet/motors/fold-readings';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import type { LockedMotor } from './lock-motors.ts';

/** One dial of an engine: since when, from which number on, and what the engine had run in all by then. */
export type Dial = { dial: number; began_at: string | null; first_hours: number; hours_before: number };

const first: Dial = { dial: 1, began_at: null, first_hours: 0, hours_before: 0 };

export const currentDial = (motor: LockedMotor): Dial => ({
  dial: motor.dial,
  began_at: motor.dial_began_at,
  first_hours: motor.dial_first_hours,
  hours_before: motor.dial_hours_before,
});

/** What a dial began with; of the first one nobody knows. */
export const startOf = ({ dial, first_hours }: Dial): number | null => (dial > 1 ? first_hours : null);

const msOf = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds;

/** Whether one moment lies before another. */
export const isBefore = (moment: string, other: string): boolean => msOf(moment) < msOf(other);

/** The dial an engine had at a moment. */
export async function dialAt(work: Work, motor: LockedMotor, moment: string): Promise<Dial> {
  const current = currentDial(motor);
  if (current.began_at === null || !isBefore(moment, current.began_at)) return current;
  const earlier = await earlierDial(work, motor, sql`r.at <= ${moment}::timestamptz`);
  return earlier ?? first;
}

/** Tells the dial of any moment, asked once for all of them. */
export async function dialFinder({ tx, actor }: Work, motor: LockedMotor): Promise<(moment: string) => Dial> {
  const current = currentDial(motor);
  if (current.began_at === null) return () => current;
  const later = await tx.rows(
    statement<Dial & { began_at: string }>(sql`select r.dial, r.at as began_at, r.first_hours, r.hours_before
      from meter_replacements r where r.tenant_id = ${actor.tenantId} and r.motor_id = ${motor.id} order by r.dial desc`),
  );
  return (moment) => later.find(({ began_at }) => !isBefore(moment, began_at)) ?? first;
}

/** A dial by its number. */
export async function dialNumbered(work: Work, motor: LockedMotor, number: number): Promise<Dial> {
  if (number === motor.dial) return currentDial(motor);
  return (await earlierDial(work, motor, sql`r.dial = ${number}`)) ?? first;
}

function earlierDial({ tx, actor }: Work, { id }: LockedMotor, which: ReturnType<typeof sql>) {
  return tx.first(
    statement<Dial>(sql`select r.dial, r.at as began_at, r.first_hours, r.hours_before from meter_replacements r
      where r.tenant_id = ${actor.tenantId} and r.motor_id = ${id} and ${which} order by r.dial desc limit 1`),
  );
}

type Row = { id: string; hours: number; taken_at: string; jumps: boolean; state: string };
/** A reading that counts or may come to count, with what it is worth until now. */
export type Windowed = Dialled & { state: string };

/**
 * The readings of a dial that another one at this moment may change: those from the last accepted before it to the end.
 * What lies before cannot change.
 */
export async function windowOf(
  { tx, actor }: Work,
  { id }: LockedMotor,
  { dial }: Dial,
  moment: string,
): Promise<Windowed[]> {
  const own = sql`r.tenant_id = ${actor.tenantId} and r.motor_id = ${id} and r.dial = ${dial}`;
  const from = await tx.first(
    statement<{ at: string | null }>(sql`select max(r.taken_at)::text as at from meter_readings r
      where ${own} and r.state = 'accepted' and r.taken_at < ${moment}::timestamptz`),
  );
  const since = from?.at ? sql`and r.taken_at >= ${from.at}::timestamptz` : sql``;
  const rows = await tx.rows(
    statement<Row>(sql`select r.id, r.hours, r.taken_at, r.jumps, r.state from meter_readings r
      where ${own} and r.state <> 'rejected' ${since} order by r.taken_at, r.id`),
  );
  return rows.map((row) => ({ ...row, isRejected: false }));
}
