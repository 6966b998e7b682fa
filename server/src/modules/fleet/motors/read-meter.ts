import type { AllHooks } from '#kit/hooks';
import type { TimedWork } from '#kit/work';
import { lockMotor, writeMotor } from './lock-motors.ts';
import { type Read, type StoredReading, takeReading, tellReadings } from './take-readings.ts';

export type MeterRead = StoredReading & { hours_current: number; tell: () => Promise<void> };

/**
 * What a dial said when something else was noted, such as a service: kept like any reading. Whoever notes it tells the others
 * once its own is written.
 */
export async function readMeter(
  work: TimedWork,
  hooks: Pick<AllHooks, 'readingTaken'>,
  motor_id: string,
  read: Read,
): Promise<MeterRead> {
  const motor = await lockMotor(work, motor_id);
  const reading = await takeReading(work, motor, read, '/hours');
  writeMotor(work, motor);
  return { ...reading, hours_current: motor.hours, tell: () => tellReadings(work, hooks, [motor]) };
}
