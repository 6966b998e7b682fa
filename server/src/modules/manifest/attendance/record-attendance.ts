import type { InputOf } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import { recordAttendance } from '@leme/contract/manifest/endpoints';
import type { RefusalReason } from '@leme/contract/manifest/issue-endpoints';
import { type AttendanceState, headsOf, rollUp, visibleState } from '@leme/contract/manifest/rules';
import { contractVersion } from '@leme/contract/tenancy/rules';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { announce } from '#kit/realtime/announce';
import { redactionFor, saveFlags, savePerson } from '#modules/bookings/public';
import { lockPeople, type Person } from '../manifest-queries.ts';
import { personRow } from '../person-row.ts';
import { bookingStates, type Known, knownEvents, knownRefusals, saveEvent } from './attendance-queries.ts';
import { keepRefusals, type RefusedEvent } from './keep-refusals.ts';
import type { SentEvent } from './sent-event.ts';

type Input = InputOf<typeof recordAttendance>;
type Result = { id: string; outcome: 'stored' | 'known' | 'refused'; reason: string | null };

const kindOf = { checked_in: 'checked_in', pending: 'checkin_cancelled', no_show: 'no_show' } as const;

/**
 * Appends attendance. Sending an event again changes nothing and gets the same answer; an event that may not count
 * (right lost, booking cancelled, person removed) is kept apart with its reason. The passengers' visible state and the
 * booking's flags are written with it.
 */
export const servesAttendance = serve(recordAttendance, async ({ input, tx, actor, clock }) => {
  requireSender(input, actor);
  const bookingIds = [...new Set(input.events.map(({ booking_id }) => booking_id))].sort();
  const [people, bookings, known, refused] = await Promise.all([
    lockPeople(tx, actor, bookingIds),
    bookingStates(tx, actor, bookingIds),
    knownEvents(tx, actor, input.events),
    knownRefusals(tx, actor, input.events),
  ]);
  const log = new Map(known.map((event) => [event.id, event]));
  const refusals = new Map(refused.map(({ id, reason }) => [id, reason]));
  const statusOf = new Map(bookings.map(({ id, status }) => [id, status]));
  const [stored, late]: [SentEvent[], RefusedEvent[]] = [[], []];
  const results = input.events.map((event): Result => {
    if (log.has(event.id)) return { id: event.id, outcome: 'known', reason: null };
    const before = refusals.get(event.id);
    const reason = before ?? whyNotCounted(event, { actor, status: statusOf.get(event.booking_id), people });
    if (reason !== null) {
      if (before === undefined) late.push({ ...event, reason, device_id: input.device_id });
      refusals.set(event.id, reason);
      return { id: event.id, outcome: 'refused', reason };
    }
    const bases = event.bases ?? headsOf(eventsOf(log, event.manifest_passenger_id)).map(({ id }) => id);
    log.set(event.id, { ...event, bases });
    saveEvent({ tx, actor }, event, { bases, device_id: input.device_id });
    stored.push(event);
    return { id: event.id, outcome: 'stored', reason: null };
  });
  const parties = advanceParties(tx, actor, { people, stored, log, now: clock.now().toString() });
  tell(tx, actor, stored);
  const { kept, unheard } = await keepRefusals(tx, actor, late);
  if (results.every(({ id }) => unheard.has(id)))
    throw new Problem('too-many-requests', { params: { retry_after: 900 } });
  tellRefused(tx, actor, kept);
  const mayRead = ['passenger-manifest:read', 'sessions-manifest:read'].some((key) =>
    actor.permissions.has(key),
  );
  // What is not answered stays with its device and comes again.
  return { results: results.filter(({ id }) => !unheard.has(id)), bookings: mayRead ? parties : [] };
});

/** Nothing is applied in another's name, by rights nobody could look up, or by rules this server does not know. */
function requireSender({ user_id, contract_version }: Input, actor: Actor): void {
  if (user_id !== null && user_id !== actor.userId) throw new Problem('user-changed');
  if (contract_version > contractVersion) throw new Problem('contract-too-new');
  if (!actor.rightsKnown) throw new Problem('unavailable', { params: { retry_after: 1 } });
  // The office reads what was refused: nobody writes there who never stood at a pier.
  if (!actor.isCrew)
    throw new Problem('forbidden', {
      params: { resource: 'attendance', role: actor.role, permissions: actor.permissions.size },
    });
}

type Circumstances = { actor: Actor; status: string | undefined; people: readonly Person[] };

function whyNotCounted(event: SentEvent, { actor, status, people }: Circumstances): RefusalReason | null {
  if (!actor.permissions.has('attendance:create')) return 'not-allowed';
  if (status === undefined) return 'unknown-booking';
  if (status !== 'confirmed' && status !== 'completed') return 'booking-cancelled';
  const isAboard = people.some(
    ({ id, booking_id }) => id === event.manifest_passenger_id && booking_id === event.booking_id,
  );
  return isAboard ? null : 'passenger-removed';
}

function eventsOf(log: ReadonlyMap<string, Known>, passengerId: string): Known[] {
  return [...log.values()].filter((event) => event.manifest_passenger_id === passengerId);
}

type Advance = {
  people: readonly Person[];
  stored: readonly SentEvent[];
  log: ReadonlyMap<string, Known>;
  now: string;
};

/** Writes where the people and bookings of the stored events stand now; answers all bookings asked about. */
function advanceParties(tx: Tx, actor: Actor, { people, stored, log, now }: Advance) {
  const touched = new Set(stored.map((event) => event.manifest_passenger_id));
  const after = people.map((person): Person => {
    if (!touched.has(person.id)) return person;
    const events = eventsOf(log, person.id);
    const heads = headsOf(events);
    return {
      ...person,
      status: visibleState(events),
      heads: heads.map(({ id }) => id),
      head_states: heads.map(({ status }) => status),
      status_at: now,
      status_by: actor.fullName,
    };
  });
  for (const person of after) if (touched.has(person.id)) savePerson(tx, actor, person);
  return [...Map.groupBy(after, (person) => person.booking_id)].map(([id, party]) => {
    const flags = rollUp(party.map((person) => person.status as AttendanceState));
    if (party.some((person) => touched.has(person.id))) saveFlags({ tx, actor }, id, flags);
    return {
      id,
      ...flags,
      passengers: party.map((person) => personRow(person, redactionFor(actor).identity)),
    };
  });
}

function tell(tx: Tx, actor: Actor, stored: readonly SentEvent[]): void {
  for (const [status, events] of Map.groupBy(stored, (event) => event.status))
    announce({ tx, actor }, 'bookings', kindOf[status], [
      ...new Set(events.map(({ booking_id }) => booking_id)),
    ]);
}

/** Whoever has the lists of refused marks open sees them come and go. */
export function tellRefused(tx: Tx, actor: Actor, refused: readonly { id: string }[]): void {
  announce(
    { tx, actor },
    'booking_passengers',
    'updated',
    refused.map(({ id }) => id),
  );
}
