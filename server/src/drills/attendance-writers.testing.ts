import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type {
  listAttendance,
  ManifestBooking,
  PassengerManifest,
  recordAttendance,
} from '@leme/contract/manifest/endpoints';
import { basesOf, type Head, replicaState } from '@leme/contract/manifest/replica';
import { type AttendanceEvent, attendanceStates, visibleState } from '@leme/contract/manifest/rules';
import { makeSession } from '../testing/companies/booking-writers.ts';
import type { Ask, Round, Running } from '../testing/programs/kill-run.ts';

type Marked = AttendanceEvent & { booking_id: string; manifest_passenger_id: string; client_time: string };

export type AttendanceCounts = {
  acknowledged: number;
  lost: number;
  doubled: number;
  refused: number;
  /** Stored already when they were sent again: their answer had been lost. */
  known: number;
  disagreeing: number;
};

const partySizes = [1, 2, 3, 1, 2, 3];
const wholeBatch = 100;
const timeoutMs = 60_000;

/** Devices that mark the parties of one session, each with a queue of its own. */
export async function markParties(ask: Ask, round: number): Promise<Round<AttendanceCounts>> {
  const date = Temporal.PlainDate.from('2030-01-01').add({ days: round }).toString();
  const { session, fare } = await makeSession(ask, date);
  for (const quantity of partySizes) {
    const passengers = [{ fare_type_id: fare, quantity }];
    await ask('POST', '/bookings', { session_id: session, customer_name: 'Cais', passengers }, randomUUID());
  }
  const parties = await partiesOf(ask, date);
  const ledger: Ledger = { made: [], refused: new Set(), known: new Set() };
  return {
    write: (askAgain, running) => markOn(askAgain, running, parties, ledger),
    async compare(askAgain) {
      const { made, refused, known } = ledger;
      const log = (await Promise.all(parties.map(({ id }) => logOf(askAgain, id)))).flat();
      const stored = new Set(log.map(({ id }) => id));
      const now = await partiesOf(askAgain, date);
      return {
        acknowledged: made.length - refused.size,
        lost: made.filter(({ id }) => !refused.has(id) && !stored.has(id)).length,
        // What nobody made, or what is there twice.
        doubled: log.length - made.filter(({ id }) => stored.has(id)).length,
        refused: refused.size,
        known: known.size,
        disagreeing: now
          .flatMap(({ passengers }) => passengers)
          .filter((person) => {
            const own = log.filter(({ manifest_passenger_id }) => manifest_passenger_id === person.id);
            return person.status !== visibleState(own);
          }).length,
      };
    },
  };
}

type Ledger = { made: Marked[]; refused: Set<string>; known: Set<string> };

/**
 * One device: a mark is queued before it is sent, keeps its name however often it goes out, and leaves the queue when the
 * server has said what became of it. What comes meanwhile goes with the next sending.
 */
async function markOn(
  ask: Ask,
  running: Running,
  parties: readonly ManifestBooking[],
  ledger: Ledger,
): Promise<void> {
  const device_id = randomUUID();
  const heads = new Map<string, readonly Head[]>();
  let queue: Marked[] = [];
  let answeredAt = Date.now();
  while (running.on || queue.length > 0) {
    if (running.on) {
      const marks = press(parties, heads, queue);
      ledger.made.push(...marks);
      queue.push(...marks);
    }
    if (queue.length === 0) continue;
    try {
      const events = queue.slice(0, wholeBatch);
      const { status, body } = await ask('POST', '/attendance-events', { device_id, events });
      if (status !== 200) throw new Error(`answered ${status}`);
      const { results, bookings } = body as ReplyOf<typeof recordAttendance>;
      for (const { id, outcome } of results) if (outcome !== 'stored') ledger[outcome].add(id);
      for (const person of bookings.flatMap(({ passengers }) => passengers))
        heads.set(person.id, person.heads);
      const answered = new Set(results.map(({ id }) => id));
      queue = queue.filter(({ id }) => !answered.has(id));
      answeredAt = Date.now();
    } catch (error) {
      if (Date.now() - answeredAt > timeoutMs) throw error;
      await sleep(20);
    }
  }
}

/** A tap on one party: everybody of it becomes what they are not. */
function press(
  parties: readonly ManifestBooking[],
  heads: ReadonlyMap<string, readonly Head[]>,
  queue: readonly Marked[],
): Marked[] {
  const party = parties[Math.floor(Math.random() * parties.length)];
  const status = attendanceStates[Math.floor(Math.random() * attendanceStates.length)] ?? 'pending';
  const client_time = new Date().toISOString();
  return (party?.passengers ?? []).flatMap(({ id }) => {
    const queued = queue.filter(({ manifest_passenger_id }) => manifest_passenger_id === id);
    const replica = { heads: heads.get(id) ?? [], queued };
    if (replicaState(replica) === status) return [];
    const bases = basesOf(replica);
    const booking_id = party?.id ?? '';
    return [{ id: randomUUID(), booking_id, manifest_passenger_id: id, status, bases, client_time }];
  });
}

async function partiesOf(ask: Ask, date: string): Promise<ManifestBooking[]> {
  const { body } = await ask('GET', `/passenger-manifest?date=${date}`);
  return (body as PassengerManifest).data.flatMap(({ bookings }) => bookings);
}

async function logOf(ask: Ask, booking: string): Promise<ReplyOf<typeof listAttendance>['data']> {
  const { body } = await ask('GET', `/bookings/${booking}/attendance-events`);
  return (body as ReplyOf<typeof listAttendance>).data;
}
