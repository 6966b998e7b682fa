import { acceptReading, rejectReading } from '@leme/contract/fleet/motors/endpoints';
import { meterReadings, type ReadingState } from '@leme/contract/fleet/motors/meter-readings';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { type Dial, dialNumbered, type Windowed, windowOf } from './dials.ts';
import { foldWindow } from './fold-window.ts';
import { type LockedMotor, lockMotor, requireStaff, writeMotor } from './lock-motors.ts';
import { findReading, type StoredReading, tellReadings } from './take-readings.ts';

/** A reading with its engine held, and those it holds back or is held back by. */
type Deciding = { reading: StoredReading; motor: LockedMotor; dial: Dial; window: Windowed[] };

/** The reading is read again once its engine is held: who came before may have decided it. */
async function takeForDecision(work: TimedWork, id: string): Promise<Deciding> {
  requireStaff(work.actor);
  const asked = await findReading(work, id);
  if (!asked) throw new Problem('not-found');
  const motor = await lockMotor(work, asked.motor_id);
  const reading = (await findReading(work, id)) ?? asked;
  const dial = await dialNumbered(work, motor, reading.dial);
  return { reading, motor, dial, window: await windowOf(work, motor, dial, reading.taken_at) };
}

function decided(
  work: TimedWork,
  { reading, motor }: Deciding,
  { state, reason }: { state: ReadingState; reason: string | null },
): StoredReading {
  const { tx, actor, now } = work;
  tx.send(
    statement(sql`update meter_readings t set state = ${state}, jumps = false, reason = ${reason},
        decided_at = ${now.toString()}, decided_by = ${actor.userId}
      where t.tenant_id = ${actor.tenantId} and t.id = ${reading.id}`),
  );
  writeMotor(work, motor);
  record(work, meterReadings, {
    id: reading.id,
    of: motor.id,
    tells: [motor.id],
    action: 'updated',
    changes: {
      state: [reading.state, state],
      ...(reason && { reason: [null, reason] }),
    },
  });
  return { ...reading, state, reason };
}

/** It is right: the engine did run so long. One that is below another says nothing by being right, too. */
export const servesAcceptance = serve(acceptReading, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const deciding = await takeForDecision(work, input.id);
  const { reading, motor, dial, window } = deciding;
  if (reading.state === 'rejected') throw new Problem('reading-decided');
  if (reading.state === 'accepted') return { ...reading, hours_current: motor.hours };
  const readings = window.map((each) => (each.id === reading.id ? { ...each, jumps: false } : each));
  const state = foldWindow(work, motor, dial, readings).get(reading.id);
  if (state !== 'accepted') throw new Problem('reading-below');
  const kept = decided(work, deciding, { state, reason: null });
  await tellReadings(work, hooks, [motor]);
  return { ...kept, hours_current: motor.hours };
});

/** It is wrong, and those it held back count again. */
export const servesRejection = serve(rejectReading, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const deciding = await takeForDecision(work, input.id);
  const { reading, motor, dial, window } = deciding;
  if (reading.state === 'rejected') throw new Problem('reading-decided');
  const readings = window.map((each) => (each.id === reading.id ? { ...each, isRejected: true } : each));
  foldWindow(work, motor, dial, readings);
  const kept = decided(work, deciding, { state: 'rejected', reason: input.reason });
  await tellReadings(work, hooks, [motor]);
  return { ...kept, hours_current: motor.hours };
});
