import { postFleetReadings, postReading } from '@leme/contract/fleet/motors/endpoints';
import { meterReadings } from '@leme/contract/fleet/motors/meter-readings';
import { faults } from '@leme/contract/kit/problem';
import { serve } from '#kit/http/serve';
import { claimFiles } from '#kit/resource/files/claim-files';
import { lockMotor, lockMotors, writeMotor } from './lock-motors.ts';
import { momentFaults, type StoredReading, takeReading, tellReadings } from './take-readings.ts';

/** What the dial of one engine says. */
export const servesReading = serve(postReading, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, reading_id, hours, taken_at, source, confirmed, photo } = input;
  const motor = await lockMotor(work, id);
  const wrong = momentFaults(taken_at, work.now, '/taken_at');
  wrong.push(...(await claimFiles(meterReadings, { changed: { photo }, tx, actor })));
  if (wrong.length > 0) throw faults(wrong);
  const read = { id: reading_id, hours, taken_at, source, confirmed, photo };
  const reading = await takeReading(work, motor, read, '/reading_id');
  writeMotor(work, motor);
  await tellReadings(work, hooks, [motor]);
  return { ...reading, hours_current: motor.hours };
});

/** What the dials of a fleet say: engines are taken in one order, readings kept in the order they were typed. */
export const servesFleetReadings = serve(
  postFleetReadings,
  async ({ input: { readings }, tx, actor, clock, hooks }) => {
    const work = { tx, actor, now: clock.now() };
    const wrong = readings.flatMap(({ taken_at }, at) =>
      momentFaults(taken_at, work.now, `/readings/${at}/taken_at`),
    );
    if (wrong.length > 0) throw faults(wrong);
    const motors = await lockMotors(
      work,
      readings.map(({ motor_id }) => motor_id),
    );
    const unknown = readings.flatMap(({ motor_id }, at) =>
      motors.has(motor_id) ? [] : [{ pointer: `/readings/${at}/motor_id`, code: 'unknown' }],
    );
    if (unknown.length > 0) throw faults(unknown);
    const taken: StoredReading[] = [];
    for (const [at, { motor_id, ...read }] of readings.entries()) {
      const motor = motors.get(motor_id);
      if (motor) taken.push(await takeReading(work, motor, read, `/readings/${at}/id`));
    }
    for (const motor of motors.values()) writeMotor(work, motor);
    await tellReadings(work, hooks, [...motors.values()]);
    const data = taken.map((reading) => ({
      ...reading,
      hours_current: motors.get(reading.motor_id)?.hours ?? reading.total,
    }));
    return { data };
  },
);
