import { sessions } from '@leme/contract/bookings/sessions';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { insertRows } from '#kit/database/insert-rows';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { newId } from '#kit/ids';
import { record, type State } from '#kit/resource/history/record';
import type { Planned } from './plan-rows.ts';

/** Who makes departures: a person, or the clock of the night. */
export type Making = { tx: Tx; actor: Pick<Actor, 'tenantId' | 'userId' | 'fullName'> };

/**
 * Makes departures with their seats and boats in a few statements; one whose slot is there already is left out, so that
 * making them again makes none. Answers the departure of each row that was made.
 */
export async function writeNew(
  { tx, actor }: Making,
  rows: readonly Planned[],
): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  if (rows.length === 0) return made;
  const { tenantId: tenant_id } = actor;
  const wanted = rows.flatMap((planned) =>
    planned.slot ? [{ planned, slot: planned.slot, id: newId() }] : [],
  );
  const values = wanted.map(({ planned, slot, id }) => ({
    tenant_id,
    id,
    product_id: planned.schedule.product_id,
    date: slot.date,
    start_time: slot.start_time,
    end_time: slot.end_time,
    starts_at: planned.starts_at,
    ends_at: planned.ends_at,
    guide_name: slot.guide_name,
    schedule_id: planned.schedule.id,
    slot_date: slot.date,
    slot_time: slot.slot_time,
  }));
  const inserted = await tx.rows(
    db
      .insertInto('sessions')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );
  const there = new Set(inserted.map(({ id }) => id));
  const fresh = wanted.filter(({ id }) => there.has(id));
  const seats = fresh.map(({ planned, id }) => ({
    tenant_id,
    session_id: id,
    total_capacity: planned.capacity,
    people_limit: planned.people_limit,
    people_allowed: planned.people_limit,
  }));
  for (const insert of insertRows('session_seats', seats)) await tx.change(insert);
  await writeBoats(
    tx,
    tenant_id,
    fresh.map(({ planned, id }) => ({ planned, session_id: id })),
  );
  record(
    { tx, actor },
    sessions,
    fresh.map(({ planned, id }) => ({ id, action: 'created', after: inWords(planned) })),
  );
  for (const { planned, id } of fresh) made.set(planned.row.key, id);
  return made;
}

type Sailing = { planned: Planned; session_id: string };

/** Puts the boats of rows into their departures, which have none. */
export async function writeBoats(tx: Tx, tenant_id: string, sailings: readonly Sailing[]): Promise<void> {
  const boats = sailings.flatMap(({ planned, session_id }) =>
    planned.boat_ids.map((boat_id, at) => ({
      tenant_id,
      id: newId(),
      session_id,
      boat_id,
      position: at + 1,
      blocked_from: planned.blocked_from,
      blocked_until: planned.blocked_until,
    })),
  );
  for (const insert of insertRows('session_boats', boats)) await tx.change(insert);
}

/** What a history tells of a departure as its row says it is. */
export function inWords({ row, schedule }: Planned): State {
  const { after } = row;
  return {
    product_id: schedule.product,
    date: after?.date,
    start_time: after?.start_time,
    end_time: after?.end_time,
    guide_name: after?.guide_name,
    total_capacity: after?.capacity,
    boat_ids: after?.boats.map(({ boat_name }) => boat_name),
    status: 'available',
  };
}

/** The rows of an update, as values that say their types. */
export function rowsOf(rows: readonly Planned[]) {
  return rows.flatMap((planned) => {
    const { slot, made, starts_at, ends_at } = planned;
    if (!slot || !made) return [];
    return [
      sql`(${made.session_id}::uuid, ${slot.slot_time}::time, ${slot.start_time}::time, ${slot.end_time}::time,
        ${starts_at}::timestamptz, ${ends_at}::timestamptz, ${slot.guide_name}::text, ${planned.capacity}::int)`,
    ];
  });
}
