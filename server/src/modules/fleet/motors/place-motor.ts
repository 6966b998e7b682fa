import { boats } from '@leme/contract/fleet/boats';
import { postPlacement } from '@leme/contract/fleet/motors/endpoints';
import {
  type MotorPosition,
  type MotorStatus,
  motorPlacements,
  placementsFrom,
} from '@leme/contract/fleet/motors/motor-placements';
import type { Standing } from '@leme/contract/fleet/problems';
import { faults, Problem } from '@leme/contract/kit/problem';
import { ruleFaults } from '@leme/contract/kit/resource/rules';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { isBefore } from './dials.ts';
import { type LockedMotor, lockMotor, writeMotor } from './lock-motors.ts';
import { requireMotor } from './read-motors.ts';
import { momentFaults, takeReading, tellReadings } from './take-readings.ts';

type Place = {
  status: MotorStatus;
  boat_id: string | null;
  position: MotorPosition | null;
  at: string;
  note: string | null;
};

/** An engine goes somewhere, and its dial is read. The constraints of the table keep apart who does so at once. */
export const servesPlacement = serve(postPlacement, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  await requireMotor(work, input.id);
  const { status, boat_id, position, at, hours, note, confirmed } = input;
  const place = { status, boat_id, position, at, note };
  const boat = boat_id === null ? undefined : await holdRows(boats, work, [boat_id]);
  const motor = await lockMotor(work, input.id);
  const wrong = [...ruleFaults(motorPlacements, place), ...momentFaults(at, work.now, '/at')];
  if (boat_id !== null && !boat?.has(boat_id)) wrong.push({ pointer: '/boat_id', code: 'unknown' });
  if (wrong.length > 0) throw faults(wrong);
  await refuseMove(work, motor, place);
  await refuseHeld(work, motor, place);
  const reading = await takeReading(
    work,
    motor,
    { hours, taken_at: at, source: 'manual', confirmed },
    '/hours',
  );
  const id = await writePlacement(work, motor, place);
  writeMotor(work, motor);
  await tellReadings(work, hooks, [motor]);
  return { id, status, reading: { ...reading, hours_current: motor.hours } };
});

/** It goes on from where it is, after it came there. */
async function refuseMove({ tx, actor }: Work, motor: LockedMotor, { status, at }: Place): Promise<void> {
  if (!placementsFrom(motor.status).includes(status)) {
    const params: Standing & { allowed: readonly string[] } = {
      ...(await standingOf({ tx, actor }, motor)),
      allowed: placementsFrom(motor.status),
    };
    const isInstalledTwice = motor.status === 'installed' && status === 'installed';
    throw new Problem(isInstalledTwice ? 'motor-elsewhere' : 'placement-forbidden', { params });
  }
  const last = await tx.first(
    statement<{ began_at: string }>(sql`select p.began_at from motor_placements p
      where p.tenant_id = ${actor.tenantId} and p.motor_id = ${motor.id} order by p.began_at desc, p.id desc limit 1`),
  );
  if (last && isBefore(at, last.began_at)) throw faults([{ pointer: '/at', code: 'before-last' }]);
}

async function standingOf({ tx, actor }: Work, motor: LockedMotor): Promise<Standing> {
  const boat = await tx.first(
    statement<{ name: string }>(sql`select b.boat_name as name from boats b
      where b.tenant_id = ${actor.tenantId} and b.id = ${motor.boat_id}`),
  );
  return { motor: motor.name, boat: boat?.name ?? null, position: motor.position };
}

/** A position is held by one: who has it then is named. */
async function refuseHeld(
  { tx, actor }: Work,
  motor: LockedMotor,
  { boat_id, position, at }: Place,
): Promise<void> {
  if (boat_id === null) return;
  const held = await tx.first(
    statement<Standing>(sql`select m.name as motor, b.boat_name as boat, p."position"
      from motor_placements p join motors m on m.tenant_id = p.tenant_id and m.id = p.motor_id
        join boats b on b.tenant_id = p.tenant_id and b.id = p.boat_id
      where p.tenant_id = ${actor.tenantId} and p.boat_id = ${boat_id} and p."position" = ${position}
        and p.motor_id <> ${motor.id} and (p.ended_at is null or p.ended_at > ${at}::timestamptz)
      order by p.began_at limit 1`),
  );
  if (held) throw new Problem('position-held', { params: held });
}

async function writePlacement(work: TimedWork, motor: LockedMotor, place: Place): Promise<string> {
  const { tx, actor } = work;
  const { status, boat_id, position, at, note } = place;
  const before = await standingOf(work, motor);
  const was = motor.status;
  Object.assign(motor, { status, boat_id, position });
  const after = await standingOf(work, motor);
  await tx.change(
    statement(sql`update motor_placements t set ended_at = ${at}::timestamptz
      where t.tenant_id = ${actor.tenantId} and t.motor_id = ${motor.id} and t.ended_at is null`),
  );
  const id = newId();
  const row = { tenant_id: actor.tenantId, id, motor_id: motor.id, status, boat_id, position };
  const then = { began_at: at, hours: motor.hours, note, user_id: actor.userId };
  // Awaited, because a constraint it breaks is a problem somebody can act on.
  for (const insert of insertRows('motor_placements', [{ ...row, ...then }])) await tx.change(insert);
  record(work, motorPlacements, {
    id,
    of: motor.id,
    tells: [motor.id],
    action: 'updated',
    before: { status: was, boat_id: before.boat, position: before.position },
    after: { status, boat_id: after.boat, position: after.position, at, note },
  });
  return id;
}
