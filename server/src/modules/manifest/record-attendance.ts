import type { InputOf } from '@leme/contract/kit/endpoint';
import { recordAttendance } from '@leme/contract/manifest/endpoints';
import { type AttendanceState, headsOf, rollUp, visibleState } from '@leme/contract/manifest/rules';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { announce } from '#kit/realtime/announce';
import { serve } from '#kit/serve';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import { veil } from '#modules/bookings/public';
import { lockPeople, type Person } from './manifest-queries.ts';
import { personRow } from './person-row.ts';

type Sent = InputOf<typeof recordAttendance>['events'][number];
type Known = {
  id: string;
  manifest_passenger_id: string;
  status: AttendanceState;
  bases: string[];
  refused_reason: string | null;
};
const kindOf = { checked_in: 'checked_in', pending: 'checkin_cancelled', no_show: 'updated' } as const;
type Result = { id: string; outcome: 'stored' | 'known' | 'refused'; reason: string | null };

/**
 * Appends attendance. Sending an event again changes nothing; an event that may not count (booking cancelled, person
 * removed) is kept with its reason. The passengers' visible state and the booking's flags are written with it.
 */
export const servesAttendance = serve(recordAttendance, async ({ input, tx, actor, clock }) => {
  const bookingIds = [...new Set(input.events.map(({ booking_id }) => booking_id))].sort();
  const [people, bookings, known] = await Promise.all([
    lockPeople(tx, actor, bookingIds),
    bookingStates(tx, actor, bookingIds),
    knownEvents(tx, actor, input.events),
  ]);
  const log = new Map(known.map((event) => [event.id, event]));
  const statusOf = new Map(bookings.map(({ id, status }) => [id, status]));
  const touched = new Set<string>();
  const results = input.events.map((event): Result => {
    if (log.has(event.id)) return { id: event.id, outcome: 'known', reason: null };
    const status = statusOf.get(event.booking_id);
    if (status === undefined) return { id: event.id, outcome: 'refused', reason: 'unknown-booking' };
    const reason = whyNotCounted(status, event, people);
    const bases = event.bases ?? headsIn(log, event.manifest_passenger_id).map(({ id }) => id);
    log.set(event.id, { ...event, bases, refused_reason: reason });
    insertEvent(tx, actor, event, { bases, reason, device_id: input.device_id });
    if (!reason) touched.add(event.manifest_passenger_id);
    return { id: event.id, outcome: reason ? 'refused' : 'stored', reason };
  });
  const now = clock.now().toString();
  const after = people.map((person) => (touched.has(person.id) ? advance(person, log, actor, now) : person));
  for (const person of after) if (touched.has(person.id)) savePerson(tx, actor, person);
  const groups = [...Map.groupBy(after, (person) => person.booking_id)];
  const flags = new Map(
    groups.map(([id, party]) => [id, rollUp(party.map((person) => person.status as AttendanceState))]),
  );
  for (const [id, party] of groups)
    if (party.some((person) => touched.has(person.id))) saveFlags(tx, actor, id, flags.get(id));
  const counted = input.events.filter(({ id }) =>
    results.some((row) => row.id === id && row.outcome === 'stored'),
  );
  for (const [status, events] of Map.groupBy(counted, (event) => event.status)) {
    const ids = new Set(events.map(({ booking_id }) => booking_id));
    announce(tx, actor, 'bookings', kindOf[status], [...ids]);
  }
  return {
    results,
    bookings: groups.map(([id, party]) => ({
      id,
      checkin: false,
      no_show: false,
      ...flags.get(id),
      passengers: party.map((person) => personRow(person, veil(actor).identity)),
    })),
  };
});

function bookingStates(tx: Tx, actor: Actor, ids: readonly string[]) {
  return tx.rows(
    db
      .selectFrom('bookings')
      .select(['id', 'status'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`),
  );
}

/** Events already stored: those sent again, and all of the passengers concerned. */
function knownEvents(tx: Tx, actor: Actor, events: readonly Sent[]): Promise<Known[]> {
  const ids = events.map(({ id }) => id);
  const passengers = events.map((event) => event.manifest_passenger_id);
  const wanted = sql<boolean>`(id = any(${ids}::uuid[]) or manifest_passenger_id = any(${passengers}::uuid[]))`;
  const query = db
    .selectFrom('attendance_events')
    .select(['id', 'manifest_passenger_id', 'status', 'bases', 'refused_reason'])
    .where('tenant_id', '=', actor.tenantId)
    .where(wanted);
  return tx.rows(query) as Promise<Known[]>;
}

function whyNotCounted(status: string, event: Sent, people: readonly Person[]): string | null {
  if (status !== 'confirmed' && status !== 'completed') return 'booking-cancelled';
  const isAboard = people.some(
    ({ id, booking_id }) => id === event.manifest_passenger_id && booking_id === event.booking_id,
  );
  return isAboard ? null : 'passenger-removed';
}

function countedEvents(log: ReadonlyMap<string, Known>, passengerId: string): Known[] {
  return [...log.values()].filter(
    (event) => event.manifest_passenger_id === passengerId && !event.refused_reason,
  );
}

function headsIn(log: ReadonlyMap<string, Known>, passengerId: string): Known[] {
  return headsOf(countedEvents(log, passengerId));
}

function advance(person: Person, log: ReadonlyMap<string, Known>, actor: Actor, now: string): Person {
  const events = countedEvents(log, person.id);
  return {
    ...person,
    status: visibleState(events),
    heads: headsOf(events).map(({ id }) => id),
    status_at: now,
    status_by: actor.fullName,
  };
}

function insertEvent(
  tx: Tx,
  actor: Actor,
  event: Sent,
  { bases, reason, device_id }: { bases: string[]; reason: string | null; device_id: string | null },
): void {
  const { id, booking_id, manifest_passenger_id, status, client_time } = event;
  tx.send(
    db.insertInto('attendance_events').values({
      tenant_id: actor.tenantId,
      id,
      booking_id,
      manifest_passenger_id,
      status,
      bases,
      device_id,
      user_id: actor.userId,
      client_time,
      refused_reason: reason,
    }),
  );
}

function savePerson(tx: Tx, actor: Actor, { id, status, heads, status_at }: Person): void {
  tx.send(
    db
      .updateTable('manifest_passengers')
      .set({ status, heads, status_at, status_by: actor.userId })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id),
  );
}

function saveFlags(
  tx: Tx,
  actor: Actor,
  id: string,
  flags: { checkin: boolean; no_show: boolean } | undefined,
): void {
  if (!flags) return;
  tx.send(db.updateTable('bookings').set(flags).where('tenant_id', '=', actor.tenantId).where('id', '=', id));
}
