import { postMeterReplacement } from '@leme/contract/fleet/motors/endpoints';
import { jumpsFrom, totalHours } from '@leme/contract/fleet/motors/fold-readings';
import { meterReplacements } from '@leme/contract/fleet/motors/meter-replacements';
import { type Fault, faults } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { currentDial, type Dial, isBefore } from './dials.ts';
import { foldWindow } from './fold-window.ts';
import { type LockedMotor, lockMotor, writeMotor } from './lock-motors.ts';
import { momentFaults, takeReading, tellReadings } from './take-readings.ts';

type Asked = { at: string; last_hours: number | null; first_hours: number; reason: string };

/** A dial ends with the last that was read of it: not earlier, and with no less. */
function replacementFaults(motor: LockedMotor, { at, last_hours }: Asked, now: Temporal.Instant): Fault[] {
  const wrong = momentFaults(at, now, '/at');
  const isAfter = motor.last_reading_at !== null && isBefore(at, motor.last_reading_at);
  const minimum = motor.dial_hours ?? motor.dial_first_hours;
  return [
    ...wrong,
    ...(wrong.length === 0 && isAfter ? [{ pointer: '/at', code: 'before-last' }] : []),
    ...(last_hours !== null && last_hours < minimum
      ? [{ pointer: '/last_hours', code: 'too-small', params: { minimum } }]
      : []),
  ];
}

/** Another dial: the old one ends, and what could not be right on it is looked at on the new one. */
export const servesReplacement = serve(postMeterReplacement, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const motor = await lockMotor(work, input.id);
  const { at, last_hours, first_hours, reason } = input;
  const wrong = replacementFaults(motor, input, work.now);
  if (wrong.length > 0) throw faults(wrong);
  const said = motor.dial_hours ?? motor.dial_first_hours;
  if (last_hours !== null && last_hours !== said)
    await takeReading(work, motor, { hours: last_hours, taken_at: at, source: 'manual', confirmed: true });
  const old = currentDial(motor);
  const dial = { dial: old.dial + 1, began_at: at, first_hours, hours_before: motor.hours };
  const id = newId();
  const row = {
    tenant_id: actor.tenantId,
    id,
    motor_id: motor.id,
    dial: dial.dial,
    at,
    last_hours: last_hours ?? said,
    first_hours,
    hours_before: dial.hours_before,
    reason,
    user_id: actor.userId,
  };
  for (const insert of insertRows('meter_replacements', [row])) tx.send(insert);
  beginDial(motor, dial);
  await moveReviewed(work, motor, old, dial);
  writeMotor(work, motor);
  record(work, meterReplacements, {
    id,
    of: motor.id,
    tells: [motor.id],
    action: 'created',
    after: { at, last_hours: row.last_hours, first_hours, reason },
  });
  await tellReadings(work, hooks, [motor]);
  return { id, dial: dial.dial, hours_current: motor.hours };
});

function beginDial(motor: LockedMotor, { dial, began_at, first_hours, hours_before }: Dial): void {
  motor.dial = dial;
  motor.dial_began_at = began_at;
  motor.dial_first_hours = first_hours;
  motor.dial_hours_before = hours_before;
}

type Reviewed = { id: string; hours: number; taken_at: string };

/** What was read since and waits for a person was read of the new dial. */
async function moveReviewed(
  { tx, actor }: TimedWork,
  motor: LockedMotor,
  old: Dial,
  dial: Dial,
): Promise<void> {
  const since = dial.began_at ?? '';
  const rows = await tx.rows(
    statement<Reviewed>(sql`select r.id, r.hours, r.taken_at from meter_readings r
      where r.tenant_id = ${actor.tenantId} and r.motor_id = ${motor.id} and r.dial = ${old.dial}
        and r.state = 'review' and r.taken_at >= ${since}::timestamptz order by r.taken_at, r.id`),
  );
  const began = { hours: dial.first_hours, taken_at: since };
  const moved = rows.map((row) => ({
    ...row,
    jumps: jumpsFrom(began, row),
    isRejected: false,
    state: 'review',
  }));
  for (const { id, hours, jumps } of moved)
    tx.send(
      statement(sql`update meter_readings t set dial = ${dial.dial}, total = ${totalHours(dial, hours)}, jumps = ${jumps}
        where t.tenant_id = ${actor.tenantId} and t.id = ${id}`),
    );
  foldWindow({ tx, actor }, motor, dial, moved);
}
