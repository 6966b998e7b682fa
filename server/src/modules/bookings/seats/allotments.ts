import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import { lockSeats } from './people-limit.ts';
import { claim, type Room, release } from './seats.ts';

type NewAllotment = {
  id: string;
  partner_id: string;
  session_id: string;
  seats: number;
  release_hours: number;
  note: string | null;
  created_by: string;
};

/** Keeps seats and as many places for people of a departure; refused where they are not free. */
export async function keepSeats(tx: Tx, tenantId: string, made: NewAllotment): Promise<void> {
  const { seats, session_id } = made;
  await claim(tx, tenantId, session_id, { seats, people: seats });
  await tx.change(db.insertInto('seat_allotments').values({ tenant_id: tenantId, ...made }));
}

/** Keeps more or fewer; never fewer than are used, which the table refuses by itself. */
export async function resizeAllotment(
  tx: Tx,
  tenantId: string,
  { id, session_id, seats }: { id: string; session_id: string; seats: number },
): Promise<number> {
  await lockSeats(tx, tenantId, [session_id]);
  const before = await tx.first(
    db
      .selectFrom('seat_allotments')
      .select(['seats', 'used_seats', 'used_people'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('released_at', 'is', null)
      .forUpdate(),
  );
  if (!before || seats < Math.max(before.used_seats, before.used_people)) return 0;
  const more = seats - before.seats;
  if (more > 0) await claim(tx, tenantId, session_id, { seats: more, people: more });
  else if (more < 0) release(tx, tenantId, session_id, { seats: -more, people: -more });
  return await tx.change(
    db.updateTable('seat_allotments').set({ seats }).where('tenant_id', '=', tenantId).where('id', '=', id),
  );
}

/**
 * Lets a party go into what is kept for it: as much of it becomes free for a moment that nobody else can use, because the
 * departure is held until the booking took it. Answers what was drawn.
 */
export async function drawSeats(
  tx: Tx,
  tenantId: string,
  asked: { session_id: string; partner_id: string; room: Room },
): Promise<{ allotment_id: string; seats: number; people: number } | null> {
  const { session_id, partner_id, room } = asked;
  await lockSeats(tx, tenantId, [session_id]);
  const kept = await tx.first(
    db
      .selectFrom('seat_allotments')
      .select(['id', 'seats', 'used_seats', 'used_people'])
      .where('tenant_id', '=', tenantId)
      .where('session_id', '=', session_id)
      .where('partner_id', '=', partner_id)
      .where('released_at', 'is', null)
      .forUpdate(),
  );
  if (!kept) return null;
  const seats = Math.min(room.seats, kept.seats - kept.used_seats);
  const people = Math.min(room.people, kept.seats - kept.used_people);
  if (seats + people === 0) return null;
  const drawn = await tx.change(
    db
      .updateTable('seat_allotments')
      .set({ used_seats: sql`used_seats + ${seats}::int`, used_people: sql`used_people + ${people}::int` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', kept.id)
      .where('released_at', 'is', null)
      .where(sql<boolean>`used_seats + ${seats}::int <= seats and used_people + ${people}::int <= seats`),
  );
  if (drawn === 0) return null;
  release(tx, tenantId, session_id, { seats, people });
  return { allotment_id: kept.id, seats, people };
}

/** Notes what of its room a booking has from an allotment; more of the same adds up. */
export function noteDrawn(
  tx: Tx,
  tenantId: string,
  booking_id: string,
  drawn: { allotment_id: string; seats: number; people: number },
): void {
  tx.send(
    db
      .insertInto('allotment_uses')
      .values({ tenant_id: tenantId, booking_id, ...drawn })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'booking_id', 'allotment_id']).doUpdateSet({
          seats: sql`allotment_uses.seats + excluded.seats`,
          people: sql`allotment_uses.people + excluded.people`,
        }),
      ),
  );
}

type Use = {
  booking_id: string;
  allotment_id: string;
  session_id: string;
  /** Seats of the allotment in all. */
  kept: number;
  seats: number;
  people: number;
  keeps_seats: number;
  keeps_people: number;
};

/**
 * What bookings no longer take of an allotment that still lives goes back to it; asked behind every change of their room,
 * while their departure is held.
 */
export async function settleAllotments(
  tx: Tx,
  tenantId: string,
  bookingIds: readonly string[],
): Promise<void> {
  if (bookingIds.length === 0) return;
  const uses = await tx.rows(
    statement<Use>(sql`select u.booking_id, u.allotment_id, a.session_id, a.seats as kept, u.seats, u.people,
        case when b.session_id = a.session_id and b.status in ('on_hold', 'confirmed', 'completed')
          then least(u.seats, b.seats) else 0 end as keeps_seats,
        case when b.session_id = a.session_id and b.status in ('on_hold', 'confirmed', 'completed')
          then least(u.people, b.people) else 0 end as keeps_people
      from allotment_uses u
      join seat_allotments a on a.tenant_id = u.tenant_id and a.id = u.allotment_id and a.released_at is null
      join bookings b on b.tenant_id = u.tenant_id and b.id = u.booking_id
      where u.tenant_id = ${tenantId} and u.booking_id = any(${bookingIds}::uuid[]) order by u.allotment_id`),
  );
  for (const use of uses) {
    const seats = use.seats - use.keeps_seats;
    const people = use.people - use.keeps_people;
    if (seats + people > 0) await returnToAllotment(tx, tenantId, { ...use, seats, people });
  }
}

/** A departure that is above its limit by now takes nothing back: the quota is smaller then, and who leaves still leaves. */
async function returnToAllotment(tx: Tx, tenantId: string, use: Use): Promise<void> {
  const { allotment_id, booking_id, session_id, kept, seats, people } = use;
  const fits = await claim(tx, tenantId, session_id, { seats, people, inSpite: true }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
  const ended = { released_at: sql<string>`now()`, returned_seats: 0 };
  const smaller = kept <= seats ? ended : { seats: sql<number>`seats - ${seats}::int` };
  await tx.change(
    db
      .updateTable('seat_allotments')
      .set({ used_seats: sql`used_seats - ${seats}::int`, used_people: sql`used_people - ${people}::int` })
      .$if(!fits, (query) => query.set(smaller))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', allotment_id)
      .where('released_at', 'is', null),
  );
  tx.send(
    db
      .updateTable('allotment_uses')
      .set({ seats: sql`seats - ${seats}::int`, people: sql`people - ${people}::int` })
      .where('tenant_id', '=', tenantId)
      .where('booking_id', '=', booking_id)
      .where('allotment_id', '=', allotment_id),
  );
}

/** Gives back what is left of an allotment, once, however often and at once it is asked. Answers how many seats. */
export async function endAllotment(
  tx: Tx,
  tenantId: string,
  { id, session_id, by, now }: { id: string; session_id: string; by: string | null; now: Temporal.Instant },
): Promise<number | null> {
  await lockSeats(tx, tenantId, [session_id]);
  const ended = await tx.first(
    db
      .updateTable('seat_allotments')
      .set({
        released_at: now.toString(),
        released_by: by,
        returned_seats: sql`seats - used_seats`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('released_at', 'is', null)
      .returning(['seats', 'used_seats', 'used_people']),
  );
  if (!ended) return null;
  const seats = ended.seats - ended.used_seats;
  release(tx, tenantId, session_id, { seats, people: ended.seats - ended.used_people });
  return seats;
}

/** What is kept in departures by now: of which it is, and what is left of it. */
export function allotmentsOf(tenantId: string, sessionIds: readonly string[]) {
  return db
    .selectFrom('seat_allotments as a')
    .select(['a.id', 'a.partner_id', 'a.session_id', 'a.seats', 'a.used_seats', 'a.used_people'])
    .where('a.tenant_id', '=', tenantId)
    .where('a.session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where('a.released_at', 'is', null);
}

/** A departure that is called off keeps nothing for anybody. */
export async function endAllotmentsOf(tx: Tx, tenantId: string, session_id: string, now: Temporal.Instant) {
  const kept = await tx.rows(allotmentsOf(tenantId, [session_id]));
  for (const { id } of kept) await endAllotment(tx, tenantId, { id, session_id, by: null, now });
}

/** What is said of one beside its seats. */
export async function noteAllotment(
  tx: Tx,
  tenantId: string,
  { id, ...said }: { id: string; release_hours?: number; note?: string | null },
): Promise<void> {
  await tx.change(
    db.updateTable('seat_allotments').set(said).where('tenant_id', '=', tenantId).where('id', '=', id),
  );
}
