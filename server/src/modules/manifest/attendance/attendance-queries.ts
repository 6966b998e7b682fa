import type { RefusalReason } from '@leme/contract/manifest/issue-endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { type Insertable, sql } from 'kysely';
import { type Actor, type Scope, scopeOf } from '#kit/actor';
import { kept } from '#kit/database/kept-statement';
import type { DB } from '#kit/database/schema.types';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Work } from '#kit/work';
import { visibleBookings } from '#modules/bookings/public';
import type { SentEvent } from './sent-event.ts';

export type Known = {
  id: string;
  manifest_passenger_id: string;
  status: AttendanceState;
  bases: readonly string[];
};

type Ids = { ids: readonly string[] };

const statesOf = kept(({ ids, ...scope }: Scope & Ids) =>
  visibleBookings(scope).select(['id', 'status']).where('id', '=', sql<string>`any(${ids}::uuid[])`),
);

export function bookingStates(tx: Tx, actor: Actor, ids: readonly string[]) {
  return tx.rows(statesOf({ ...scopeOf(actor), ids }));
}

const eventsOf = kept(
  ({ tenantId, ids, passengers }: Ids & Record<'tenantId', string> & { passengers: readonly string[] }) =>
    db
      .selectFrom('attendance_events')
      .select(['id', 'manifest_passenger_id', 'status', 'bases'])
      .where('tenant_id', '=', tenantId)
      .where(sql<boolean>`(id = any(${ids}::uuid[]) or manifest_passenger_id = any(${passengers}::uuid[]))`),
);

/** Events already stored: those sent again, and all of the passengers concerned. */
export function knownEvents(tx: Tx, { tenantId }: Actor, events: readonly SentEvent[]): Promise<Known[]> {
  const ids = events.map(({ id }) => id);
  const passengers = events.map((event) => event.manifest_passenger_id);
  return tx.rows(eventsOf({ tenantId, ids, passengers })) as Promise<Known[]>;
}

const refusalsOf = kept(({ tenantId, ids }: Ids & { tenantId: string }) =>
  db
    .selectFrom('attendance_refusals')
    .select(['id', 'reason'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`),
);

/** What was refused before; whoever missed the answer gets it again. */
export function knownRefusals(
  tx: Tx,
  { tenantId }: Actor,
  events: readonly SentEvent[],
): Promise<{ id: string; reason: RefusalReason }[]> {
  const known = tx.rows(refusalsOf({ tenantId, ids: events.map(({ id }) => id) }));
  return known as Promise<{ id: string; reason: RefusalReason }[]>;
}

type Stamp = { device_id: string | null };

const insertEvent = kept((row: Insertable<DB['attendance_events']> & Record<string, unknown>) =>
  db.insertInto('attendance_events').values(row),
);

export function saveEvent(
  { tx, actor }: Work,
  { id, booking_id, manifest_passenger_id, status, client_time }: Omit<SentEvent, 'bases'>,
  { bases, device_id }: Stamp & { bases: readonly string[] },
): void {
  const own = { tenant_id: actor.tenantId, user_id: actor.userId, device_id };
  tx.send(
    insertEvent({ ...own, id, booking_id, manifest_passenger_id, status, bases: [...bases], client_time }),
  );
}
