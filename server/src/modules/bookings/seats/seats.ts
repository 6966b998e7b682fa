import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { holdsThen } from '../availability/blackout-of.ts';

/** What a party takes of a departure: seats, and people aboard. A baby in arms is one of the people and has no seat. */
export type Room = { seats: number; people: number };

/** What is asked for of a departure; `inSpite` of a boat that a work order keeps ashore. */
type Wanted = Room & { inSpite?: boolean };

/** Whether a boat of departure `s` stays ashore for an order while it sails. */
const isAshore = (tenantId: string) => sql<boolean>`exists (select 1 from blackouts k join session_boats x
    on x.tenant_id = k.tenant_id and x.boat_id = k.boat_id
  where k.tenant_id = ${tenantId} and k.source = 'work_order' and k.deleted_at is null and x.session_id = s.id
    and not x.cancelled and ${holdsThen})`;

/**
 * Takes room in one conditional update, so that of two parties after the last of it exactly one gets it. What is
 * negative is given back by it: a party that swaps babies for an adult needs a seat and leaves places for people.
 */
export async function claim(tx: Tx, tenantId: string, sessionId: string, wanted: Wanted): Promise<void> {
  const { seats, people, inSpite = false } = wanted;
  // The second statement sees what a cancellation, or a boat's stop, that held the seats meanwhile has written.
  const [claimed, session] = await Promise.all([
    tx.change(
      change(tenantId, sessionId, wanted)
        .$if(seats > 0, (query) => query.where(sql<boolean>`taken + ${seats}::int <= total_capacity`))
        .$if(people > 0, (query) =>
          query.where(sql<boolean>`(people_limit is null or people + ${people}::int <= people_limit)`),
        ),
    ),
    tx.first(
      db
        .selectFrom('sessions as s')
        .select(['s.status', isAshore(tenantId).as('is_ashore')])
        .where('s.tenant_id', '=', tenantId)
        .where('s.id', '=', sessionId),
    ),
  ]);
  const refused =
    session?.status === 'cancelled'
      ? new Problem('session-cancelled')
      : !inSpite && session?.is_ashore && new Problem('boat-stopped', { params: { reason: null } });
  if (refused) {
    // Whoever goes on without the room has taken none.
    if (claimed > 0) release(tx, tenantId, sessionId, wanted);
    throw refused;
  }
  if (claimed > 0) return;
  const row = await tx.first(
    db
      .selectFrom('session_seats')
      .select(['taken', 'total_capacity', 'people', 'people_limit'])
      .where('tenant_id', '=', tenantId)
      .where('session_id', '=', sessionId),
  );
  refuseCrowd(row, wanted);
  throw new Problem('unavailable', { params: { retry_after: 1 } });
}

/** Gives room back. */
export function release(tx: Tx, tenantId: string, sessionId: string, { seats, people }: Room): void {
  tx.send(change(tenantId, sessionId, { seats: -seats, people: -people }));
}

/** Whoever leaves a departure that is above its limit leaves no place behind: what it may keep shrinks with it. */
function change(tenantId: string, sessionId: string, { seats, people }: Room) {
  return db
    .updateTable('session_seats')
    .set({
      taken: sql`taken + ${seats}::int`,
      people: sql`people + ${people}::int`,
      people_allowed: sql`case when people_limit is not null
        then least(people_allowed, greatest(people_limit, people + ${people}::int)) end`,
    })
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', sessionId);
}

export type Ledger = Record<'taken' | 'total_capacity' | 'people', number> & { people_limit: number | null };

/** What is lacking for a party: seats, or places for people; undefined where there is room. */
export function lackOf(ledger: Ledger | undefined, { seats, people }: Room): Problem | undefined {
  const { taken, total_capacity, people: aboard, people_limit } = ledger ?? nothing;
  const free = total_capacity - taken;
  if (seats > 0 && seats > free) return new Problem('seats-sold-out', { params: { free, wanted: seats } });
  if (people_limit === null || people <= 0 || aboard + people <= people_limit) return undefined;
  const params = { free: Math.max(0, people_limit - aboard), wanted: people, people: aboard, people_limit };
  return new Problem('people-full', { params });
}

/** Refuses a party there is no room for, with what is lacking. */
export function refuseCrowd(ledger: Ledger | undefined, room: Room): void {
  const lack = lackOf(ledger, room);
  if (lack) throw lack;
}

const nothing: Ledger = { taken: 0, total_capacity: 0, people: 0, people_limit: null };
