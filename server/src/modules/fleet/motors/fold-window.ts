import { type Dialled, foldReadings, totalHours } from '@leme/contract/fleet/motors/fold-readings';
import type { ReadingState } from '@leme/contract/fleet/motors/meter-readings';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { type Dial, startOf } from './dials.ts';
import type { LockedMotor } from './lock-motors.ts';

/** A reading and what it was worth; one that just came was worth nothing yet. */
type Standing = Dialled & { state: string | null };

/**
 * Folds the readings of a dial, writes of those that were there what they are worth now, and sets what the engine ran: of
 * the dial it has alone. Answers what each is worth.
 */
export function foldWindow(
  { tx, actor }: Work,
  motor: LockedMotor,
  dial: Dial,
  readings: readonly Standing[],
): ReadonlyMap<string, ReadingState> {
  motor.isChanged = true;
  const { states, last } = foldReadings(readings, startOf(dial));
  const changed = readings.filter(({ id, state }) => state !== null && state !== states.get(id));
  for (const [state, rows] of Map.groupBy(changed, ({ id }) => states.get(id)))
    tx.send(
      statement(sql`update meter_readings t set state = ${state}
        where t.tenant_id = ${actor.tenantId} and t.id = any(${rows.map(({ id }) => id)}::uuid[])`),
    );
  const inReview = (state: string | null | undefined) => Number(state === 'review');
  for (const { id, state } of readings) motor.in_review += inReview(states.get(id)) - inReview(state);
  if (dial.dial === motor.dial) {
    const said = last?.hours ?? startOf(dial);
    motor.dial_hours = said;
    motor.hours = totalHours(dial, said ?? dial.first_hours);
    motor.last_reading_at = last?.taken_at ?? dial.began_at;
  }
  return states;
}
