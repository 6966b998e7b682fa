import { importReadings, type ReadingHistory } from '@leme/contract/fleet/motors/endpoints';
import {
  type Dialled,
  foldReadings,
  inOrderTaken,
  jumpsFrom,
  totalHours,
} from '@leme/contract/fleet/motors/fold-readings';
import { meterReadings } from '@leme/contract/fleet/motors/meter-readings';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { type Dial, dialFinder, startOf, type Windowed, windowOf } from './dials.ts';
import { foldWindow } from './fold-window.ts';
import { type LockedMotor, lockMotor, writeMotor } from './lock-motors.ts';
import { momentFaults, tellReadings } from './take-readings.ts';

type Line = InputOf<typeof importReadings>['readings'][number];
type Fresh = Dialled & { line: number; state: null };
/** What comes to one dial, with those there that it may change. */
type Coming = { dial: Dial; window: Windowed[]; fresh: Fresh[] };

/** A history out of a file: one fold a dial, whatever the number of lines. */
export const servesHistory = serve(importReadings, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const motor = await lockMotor(work, input.id);
  const wrong = input.readings.flatMap(({ taken_at }, at) =>
    momentFaults(taken_at, work.now, `/readings/${at}/taken_at`),
  );
  if (wrong.length > 0) throw faults(wrong.slice(0, 20));
  const lines = await unknownOf(work, motor, input.readings);
  const coming = await byDial(work, motor, lines);
  const told = tell(coming, input.readings.length - lines.length);
  if (input.dry_run || lines.length === 0) return { ...told, hours_current: motor.hours };
  for (const each of coming) writeReadings(work, motor, each);
  writeMotor(work, motor);
  await tellReadings(work, hooks, [motor]);
  return { ...told, hours_current: motor.hours };
});

const keyOf = ({ hours, taken_at }: Pick<Line, 'hours' | 'taken_at'>) =>
  `${Temporal.Instant.from(taken_at).epochMilliseconds} ${hours}`;

/** What is there already, whatever it is worth, comes no second time; nor does what the file says twice. */
async function unknownOf(
  { tx, actor }: TimedWork,
  motor: LockedMotor,
  lines: readonly Line[],
): Promise<Line[]> {
  const moments = lines.map(({ taken_at }) => taken_at);
  const there = await tx.rows(
    statement<Pick<Line, 'hours' | 'taken_at'>>(sql`select r.hours, r.taken_at from meter_readings r
      where r.tenant_id = ${actor.tenantId} and r.motor_id = ${motor.id} and r.taken_at = any(${moments}::timestamptz[])`),
  );
  const known = new Set(there.map(keyOf));
  return lines.filter((line) => {
    const key = keyOf(line);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** Each line goes to the dial of its moment, and is judged against the accepted one before it, those of the file too. */
async function byDial(work: TimedWork, motor: LockedMotor, lines: readonly Line[]): Promise<Coming[]> {
  const dials = new Map<number, { dial: Dial; lines: Line[] }>();
  const dialOf = await dialFinder(work, motor);
  for (const line of lines) {
    const dial = dialOf(line.taken_at);
    const own = dials.get(dial.dial) ?? { dial, lines: [] };
    own.lines.push(line);
    dials.set(dial.dial, own);
  }
  const coming: Coming[] = [];
  for (const { dial, lines: own } of dials.values()) {
    const fresh = inOrderTaken(
      own.map((line): Fresh => ({ ...line, id: newId(), jumps: false, isRejected: false, state: null })),
    );
    const window = await windowOf(work, motor, dial, fresh[0]?.taken_at ?? '');
    coming.push({ dial, window, fresh: judged(dial, window, fresh) });
  }
  return coming;
}

function judged(dial: Dial, window: readonly Windowed[], fresh: readonly Fresh[]): Fresh[] {
  const jumping = new Set<string>();
  const isFresh = new Set(fresh.map(({ id }) => id));
  let hours = startOf(dial);
  let last: Pick<Dialled, 'hours' | 'taken_at'> | null =
    hours !== null && dial.began_at !== null ? { hours, taken_at: dial.began_at } : null;
  for (const reading of inOrderTaken<Dialled>([...window, ...fresh])) {
    const isBelow = hours !== null && reading.hours < hours;
    const jumps = isFresh.has(reading.id) ? !isBelow && jumpsFrom(last, reading) : reading.jumps;
    if (jumps && isFresh.has(reading.id)) jumping.add(reading.id);
    if (jumps || isBelow || reading.isRejected) continue;
    hours = reading.hours;
    last = reading;
  }
  return fresh.map((reading) => ({ ...reading, jumps: jumping.has(reading.id) }));
}

/** What becomes of the file: how many count, and which wait for a person. */
function tell(coming: readonly Coming[], repeated: number): Omit<ReadingHistory, 'hours_current'> {
  const review = coming.flatMap(({ dial, window, fresh }) => {
    const { states } = foldReadings([...window, ...fresh], startOf(dial));
    return fresh.filter(({ id }) => states.get(id) === 'review');
  });
  const all = coming.reduce((sum, { fresh }) => sum + fresh.length, 0);
  return {
    accepted: all - review.length,
    repeated,
    review: review
      .map(({ line, hours, taken_at }) => ({ line, hours, taken_at }))
      .toSorted((one, other) => one.line - other.line),
  };
}

function writeReadings(work: TimedWork, motor: LockedMotor, { dial, window, fresh }: Coming): void {
  const { tx, actor } = work;
  const states = foldWindow(work, motor, dial, [...window, ...fresh]);
  const rows = fresh.map(({ id, hours, taken_at, jumps }) => ({
    tenant_id: actor.tenantId,
    id,
    motor_id: motor.id,
    dial: dial.dial,
    hours,
    total: totalHours(dial, hours),
    taken_at,
    source: 'import',
    state: states.get(id),
    jumps,
    user_id: actor.userId,
  }));
  for (const insert of insertRows('meter_readings', rows)) tx.send(insert);
  record(
    work,
    meterReadings,
    rows.map(({ id, hours, taken_at, source, state }) => ({
      id,
      of: motor.id,
      tells: [motor.id],
      action: 'created' as const,
      after: { hours, taken_at, source, state },
    })),
  );
}
