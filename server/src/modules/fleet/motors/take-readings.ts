import type { TakenReading } from '@leme/contract/fleet/motors/endpoints';
import { foldReadings, inOrderTaken, jumpsFrom, totalHours } from '@leme/contract/fleet/motors/fold-readings';
import { meterReadings, type ReadingSource } from '@leme/contract/fleet/motors/meter-readings';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { AllHooks } from '#kit/hooks';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { type Dial, dialAt, isBefore, startOf, type Windowed, windowOf } from './dials.ts';
import { foldWindow } from './fold-window.ts';
import type { LockedMotor } from './lock-motors.ts';

/** What a dial said. */
export type Read = {
  id?: string | undefined;
  hours: number;
  taken_at: string;
  source: ReadingSource;
  confirmed: boolean;
  photo?: string | null | undefined;
};
export type StoredReading = Omit<TakenReading, 'hours_current'>;

/** A clock of a phone may go ahead so far. */
const skew = { minutes: 5 };
const firstYear = '2000-01-01T00:00:00Z';

/** What is wrong with the moment of something that has happened. */
export function momentFaults(moment: string, now: Temporal.Instant, pointer: string): Fault[] {
  if (isBefore(now.add(skew).toString(), moment)) return [{ pointer, code: 'future' }];
  return isBefore(moment, firstYear) ? [{ pointer, code: 'too-early' }] : [];
}

/**
 * Keeps what a dial said, and looks again at those taken later: accepted, or in review, where it changes nothing. The engine
 * is held, and written by whoever holds it. One that stands already is answered as it is.
 */
export async function takeReading(
  work: TimedWork,
  motor: LockedMotor,
  read: Read,
  pointer = '',
): Promise<StoredReading> {
  const known = read.id === undefined ? undefined : await findReading(work, read.id);
  if (known && known.motor_id !== motor.id) throw faults([{ pointer, code: 'taken' }]);
  if (known) return known;
  const { tx, actor } = work;
  const { hours, taken_at, source, photo = null } = read;
  const dial = await dialAt(work, motor, taken_at);
  const window = await windowOf(work, motor, dial, taken_at);
  const jumps = !read.confirmed && jumpsFrom(acceptedBefore(window, dial, taken_at), read);
  const id = read.id ?? newId();
  const fresh = { id, hours, taken_at, jumps, isRejected: false, state: null };
  const state = foldWindow(work, motor, dial, [...window, fresh]).get(id);
  if (!state) throw new Problem('internal');
  const row = {
    id,
    motor_id: motor.id,
    dial: dial.dial,
    hours,
    total: totalHours(dial, hours),
    taken_at,
    source,
    state,
    photo,
  };
  const stored = { tenant_id: actor.tenantId, ...row, jumps, user_id: actor.userId };
  for (const insert of insertRows('meter_readings', [stored])) tx.send(insert);
  record(work, meterReadings, {
    id,
    of: motor.id,
    tells: [motor.id],
    action: 'created',
    after: { hours, taken_at, source, state },
  });
  return { ...row, reason: null };
}

/** The accepted reading before a moment, or what the dial began with then. */
function acceptedBefore(window: readonly Windowed[], dial: Dial, moment: string) {
  const { states } = foldReadings(window, startOf(dial));
  const earlier = inOrderTaken(window).filter(
    ({ id, taken_at }) => states.get(id) === 'accepted' && !isBefore(moment, taken_at),
  );
  const began =
    dial.dial > 1 && dial.began_at !== null ? { hours: dial.first_hours, taken_at: dial.began_at } : null;
  return earlier.at(-1) ?? began;
}

/** A reading of the company, as it is answered. */
export function findReading({ tx, actor }: Work, id: string): Promise<StoredReading | undefined> {
  return tx.first(
    statement<StoredReading>(sql`select r.id, r.motor_id, r.dial, r.hours, r.total, r.taken_at, r.source, r.state, r.reason,
        r.photo
      from meter_readings r where r.tenant_id = ${actor.tenantId} and r.id = ${id}`),
  );
}

/** Tells those above that engines were read. */
export async function tellReadings(
  work: TimedWork,
  hooks: Pick<AllHooks, 'readingTaken'>,
  motors: readonly LockedMotor[],
): Promise<void> {
  const changed = motors.filter(({ isChanged }) => isChanged);
  if (changed.length === 0) return;
  await hooks.readingTaken(
    work,
    changed.map(({ id, hours, last_reading_at, in_review }) => ({
      motor_id: id,
      hours,
      at: last_reading_at,
      in_review,
    })),
  );
}
