import type { RefusalReason } from '@leme/contract/manifest/issue-endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import type { Work } from '#kit/work';
import { visibleBookings } from '#modules/bookings/public';
import type { SentEvent } from './sent-event.ts';

export type Known = {
  id: string;
  manifest_passenger_id: string;
  status: AttendanceState;
  bases: readonly string[];
};

export function bookingStates(tx: Tx, actor: Actor, ids: readonly string[]) {
  return tx.rows(
    visibleBookings(actor).select(['id', 'status']).where('id', '=', sql<string>`any(${ids}::uuid[])`),
  );
}

/** Events already stored: those sent again, and all of the passengers concerned. */
export function knownEvents(tx: Tx, actor: Actor, events: readonly SentEvent[]): Promise<Known[]> {
  const ids = events.map(({ id }) => id);
  const passengers = events.map((event) => event.manifest_passenger_id);
  const wanted = sql<boolean>`(id = any(${ids}::uuid[]) or manifest_passenger_id = any(${passengers}::uuid[]))`;
  const query = db
    .selectFrom('attendance_events')
    .select(['id', 'manifest_passenger_id', 'status', 'bases'])
    .where('tenant_id', '=', actor.tenantId)
    .where(wanted);
  return tx.rows(query) as Promise<Known[]>;
}

/** What was refused before; whoever missed the answer gets it again. */
export function knownRefusals(
  tx: Tx,
  actor: Actor,
  events: readonly SentEvent[],
): Promise<{ id: string; reason: RefusalReason }[]> {
  const query = db
    .selectFrom('attendance_refusals')
    .select(['id', 'reason'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', sql<string>`any(${events.map(({ id }) => id)}::uuid[])`);
  return tx.rows(query) as Promise<{ id: string; reason: RefusalReason }[]>;
}

type Stamp = { device_id: string | null };

export function saveEvent(
  { tx, actor }: Work,
  { id, booking_id, manifest_passenger_id, status, client_time }: Omit<SentEvent, 'bases'>,
  { bases, device_id }: Stamp & { bases: readonly string[] },
): void {
  const own = { tenant_id: actor.tenantId, user_id: actor.userId, device_id };
  tx.send(
    db
      .insertInto('attendance_events')
      .values({ ...own, id, booking_id, manifest_passenger_id, status, bases: [...bases], client_time }),
  );
}
