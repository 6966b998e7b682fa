import {
  allocateBoats,
  type BoatAllocations,
  listBoatAllocations,
} from '@leme/contract/bookings/booking-change-endpoints';
import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { boardedBoat } from '@leme/contract/bookings/rules';
import { faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { type BookedPerson, lockPeople } from '../party/booking-people.ts';
import { lockSeats } from '../seats/people-limit.ts';
import { readSession } from '../sessions/session-queries.ts';
import { requirePlaces, travellers } from './boat-places.ts';
import { recordBoats } from './record-boats.ts';

export const servesBoatAllocations = serve(listBoatAllocations, async ({ input, tx, actor }) =>
  allocationsOf(tx, actor, await readSession(tx, actor, input.id)),
);

/** Boats are filled under the lock of the session's seats, so that two desks never fill the same place. */
export const servesBoatAllocation = serve(allocateBoats, async ({ input, tx, actor }) => {
  await readSession(tx, actor, input.id);
  await lockSeats(tx, actor.tenantId, [input.id]);
  const session = await readSession(tx, actor, input.id);
  if (session.status === 'cancelled') throw new Problem('session-cancelled');
  const before = await allocationsOf(tx, actor, session);
  const chosen = new Set(input.manifest_passenger_ids);
  requireKnown(input.manifest_passenger_ids, before.data);
  if (input.boat_id !== null) requireBoat(session, input.boat_id, before, chosen);
  const bookingIds = before.data.filter(({ id }) => chosen.has(id)).map(({ booking_id }) => booking_id);
  const people = await lockPeople(tx, actor.tenantId, [...new Set(bookingIds)]);
  const given = (person: BookedPerson) => (chosen.has(person.id) ? input.boat_id : person.boat_id);
  if (people.every((person) => given(person) === person.boat_id)) return before;
  tx.send(
    db
      .updateTable('manifest_passengers')
      .set({ boat_id: input.boat_id, version: sql`version + 1` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', sql<string>`any(${[...chosen]}::uuid[])`)
      .where(sql<boolean>`boat_id is distinct from ${input.boat_id}::uuid`),
  );
  recordBoats({ tx, actor }, session.boats, people, given);
  return await allocationsOf(tx, actor, session);
});

function requireKnown(ids: readonly string[], people: BoatAllocations['data']): void {
  const known = new Set(people.map(({ id }) => id));
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ pointer: `/manifest_passenger_ids/${index}`, code: 'unknown' }],
  );
  if (errors.length > 0) throw faults(errors);
}

function requireBoat(
  session: SessionRow,
  boat_id: string,
  { data }: BoatAllocations,
  chosen: ReadonlySet<string>,
): void {
  const boat = session.boats.find(({ id }) => id === boat_id);
  if (!boat) throw faults([{ pointer: '/boat_id', code: 'unknown' }]);
  const others = data.filter((person) => person.boat_id === boat_id && !chosen.has(person.id));
  requirePlaces(boat, others.length, chosen.size);
}

async function allocationsOf(tx: Tx, actor: Actor, session: SessionRow): Promise<BoatAllocations> {
  const rows = await tx.rows(
    travellers(actor.tenantId, [session.id])
      .select([
        'm.id',
        'm.booking_id',
        'm.position',
        'm.name',
        'm.boat_id',
        'm.status',
        'm.version',
        'f.label',
        'b.code',
        'b.customer_name',
      ])
      .orderBy('b.customer_name')
      .orderBy('b.id')
      .orderBy('m.position'),
  );
  const bookings = new Map(
    rows.map(({ booking_id, code, customer_name }) => [booking_id, { id: booking_id, code, customer_name }]),
  );
  return {
    boats: session.boats.map(({ id, boat_name, capacity }) => ({ id, boat_name, capacity })),
    bookings: [...bookings.values()],
    data: rows.map(({ code: _, customer_name: __, ...person }) => ({
      ...person,
      boat_id: boardedBoat(session.boats, person),
    })),
  };
}
