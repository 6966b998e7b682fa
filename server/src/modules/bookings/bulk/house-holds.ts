import type { BulkQuestion } from '@leme/contract/bookings/availability/bulk-endpoints';
import { bookings } from '@leme/contract/bookings/bookings';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { db } from '#kit/database/sql';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { newBookingCode } from '../booking/booking-code.ts';
import type { BulkPlanned } from './bulk-rows.ts';
import { refuseTooMany } from './plan-bulk.ts';

/** People a change of many keeps places for at once: each has a row. */
const mostHeld = 10_000;
const tries = 5;

/**
 * Keeps seats and places for people of each departure for the house, as holds without an end: so the ledger knows them, and
 * they are sold or let go as any hold. Answers the hold of each departure.
 */
export async function holdSeats(
  work: TimedWork,
  { seats, reason }: BulkQuestion,
  rows: readonly BulkPlanned[],
): Promise<Map<string, string>> {
  const { tx, actor } = work;
  const { tenantId: tenant_id } = actor;
  const people = seats ?? 0;
  refuseTooMany(people * rows.length, mostHeld);
  const ids = rows.map(({ made }) => made.session_id);
  const claimed = await tx.change(
    statement(sql`update session_seats q set taken = q.taken + ${people}::int, people = q.people + ${people}::int
      where q.tenant_id = ${tenant_id} and q.session_id = any(${ids}::uuid[])`),
  );
  if (claimed !== ids.length) throw new Problem('unavailable', { params: { retry_after: 1 } });
  const holds = rows.map(({ made: { session_id, product_id, starts_at } }) => ({
    tenant_id,
    id: newId(),
    session_id,
    product_id,
    starts_at,
    customer_name: reason ?? '',
    seats: people,
    people,
    status: 'on_hold',
    hold_kind: 'house',
    total_price: 0,
    created_by: actor.userId,
  }));
  await insertHolds(work, holds);
  const aboard = holds.flatMap(({ id: booking_id }) =>
    Array.from({ length: people }, (_, at) => ({ tenant_id, id: newId(), booking_id, position: at + 1 })),
  );
  for (const insert of insertRows('manifest_passengers', aboard)) await tx.change(insert);
  record(
    work,
    bookings,
    holds.map(({ id, customer_name, status, hold_kind }) => {
      return { id, action: 'created', after: { customer_name, status, hold_kind } };
    }),
  );
  return new Map(holds.map(({ id, session_id }) => [session_id, id]));
}

type Hold = { id: string; status: string };

/** A code that is somebody else's is drawn again. */
async function insertHolds({ tx }: TimedWork, holds: readonly (Hold & Record<string, unknown>)[]) {
  let left = holds;
  for (let attempt = 0; attempt < tries && left.length > 0; attempt += 1) {
    const rows = left.map((hold) => ({ ...hold, code: newBookingCode() }));
    const query = db.insertInto('bookings').values(rows as never);
    const inserted = await tx.rows(
      query.onConflict((conflict) => conflict.columns(['tenant_id', 'code']).doNothing()).returning('id'),
    );
    const there = new Set(inserted.map(({ id }) => id));
    left = left.filter(({ id }) => !there.has(id));
  }
  if (left.length > 0) throw new Problem('unavailable', { params: { retry_after: 1 } });
}

/** Lets holds of the house go that are as they were made; answers which. */
export async function letGo(work: TimedWork, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { tx, actor, now } = work;
  if (ids.length === 0) return new Set();
  const gone = await tx.rows(
    statement<{
      id: string;
      session_id: string;
      people: number;
    }>(sql`update bookings b set status = 'cancelled',
        cancel_kind = 'company', cancelled_at = ${now.toString()}::timestamptz, version = b.version + 1, updated_at = now()
      where b.tenant_id = ${actor.tenantId} and b.id = any(${[...ids]}::uuid[]) and b.status = 'on_hold' and b.version = 1
      returning b.id, b.session_id, b.people`),
  );
  for (const [people, held] of Map.groupBy(gone, (each) => each.people))
    await tx.change(
      statement(sql`update session_seats q set taken = q.taken - ${people}::int, people = q.people - ${people}::int,
          people_allowed = case when q.people_limit is not null
            then least(q.people_allowed, greatest(q.people_limit, q.people - ${people}::int)) end
        where q.tenant_id = ${actor.tenantId} and q.session_id = any(${held.map(({ session_id }) => session_id)}::uuid[])`),
    );
  record(
    work,
    bookings,
    gone.map(({ id }) => ({
      id,
      action: 'updated',
      kind: 'removed',
      before: { status: 'on_hold' },
      after: { status: 'cancelled', cancel_kind: 'company' },
    })),
  );
  return new Set(gone.map(({ id }) => id));
}
