import { updateBooking } from '@leme/contract/bookings/booking-change-endpoints';
import { toReais } from '@leme/contract/kit/money';
import { type AttendanceState, rollUp } from '@leme/contract/manifest/rules';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { newId } from '#kit/ids';
import { serve } from '#kit/serve';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import { lockPeople } from './booking-people.ts';
import { readBooking } from './booking-queries.ts';
import { changeBooking } from './change-booking.ts';
import { faresOnSale } from './fares.ts';
import { livingBooking } from './living-booking.ts';
import { lockSeats } from './people-limit.ts';
import { type PartyRow, planParty } from './plan-party.ts';
import { requireAgent } from './require-agent.ts';
import { requireCustomer } from './require-customer.ts';
import { saveParty } from './save-party.ts';
import { claim, release } from './seats.ts';

export const servesBookingUpdate = serve(updateBooking, async ({ input, tx, actor }) => {
  const { id, version, passengers, removed_passenger_ids, ...fields } = input;
  const wish = { id, version, yours: { ...fields, passengers } };
  const booking = await livingBooking(tx, actor, wish);
  const agent_id = actor.partner?.kind === 'agent' ? actor.partner.id : fields.agent_id;
  if (agent_id !== booking.agent_id) await requireAgent(tx, actor, agent_id);
  const { customer_id = booking.customer_id } = fields;
  if (customer_id !== booking.customer_id) await requireCustomer(tx, actor, customer_id);
  await lockSeats(tx, actor.tenantId, [booking.session_id]);
  const [people, rows, fares] = await Promise.all([
    lockPeople(tx, actor.tenantId, [id]),
    rowsOf(tx, actor, id),
    faresOf(tx, actor, booking.session_id),
  ]);
  const plan = planParty({ rows, people, wanted: passengers, leaving: removed_passenger_ids, fares, newId });
  const { seats, people: heads } = plan;
  const asksForRoom = seats > 0 || heads > 0;
  if (asksForRoom) await claim(tx, actor.tenantId, booking.session_id, { seats, people: heads });
  const mayReadNotes = actor.permissions.has('passenger-health:read');
  const { special_requirements, ...rest } = fields;
  await changeBooking(tx, actor, wish, {
    ...rest,
    ...(mayReadNotes && { special_requirements }),
    agent_id,
    customer_id,
    seats: sql`seats + ${seats}`,
    people: sql`people + ${heads}`,
    total_price: sql`total_price + ${toReais(plan.cents)}::numeric`,
    ...rollUp(statesAfter(people, plan)),
  });
  if (!asksForRoom) release(tx, actor.tenantId, booking.session_id, { seats: -seats, people: -heads });
  saveParty(tx, { tenant_id: actor.tenantId, booking_id: id, people, rows }, plan);
  return await readBooking(tx, actor, id);
});

function statesAfter(
  people: readonly { id: string; status: string }[],
  { leaves, joins }: { leaves: readonly string[]; joins: readonly string[] },
): AttendanceState[] {
  const staying = people.filter(({ id }) => !leaves.includes(id));
  return [
    ...staying.map(({ status }) => status as AttendanceState),
    ...joins.map((): AttendanceState => 'pending'),
  ];
}

function rowsOf(tx: Tx, actor: Actor, booking_id: string): Promise<PartyRow[]> {
  return tx.rows(
    db
      .selectFrom('booking_passengers as bp')
      .innerJoin('fare_types as f', (join) =>
        join.onRef('f.tenant_id', '=', 'bp.tenant_id').onRef('f.id', '=', 'bp.fare_type_id'),
      )
      .select(['bp.id', 'f.id as fare_type_id', 'bp.quantity', 'bp.unit_price', 'f.pax_count'])
      .where('bp.tenant_id', '=', actor.tenantId)
      .where('bp.booking_id', '=', booking_id)
      .orderBy('bp.order_index')
      .orderBy('bp.id'),
  );
}

async function faresOf(tx: Tx, actor: Actor, session_id: string) {
  const session = await tx.first(
    db
      .selectFrom('sessions')
      .select('product_id')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', session_id),
  );
  return session ? await faresOnSale(tx, actor, session.product_id) : [];
}
