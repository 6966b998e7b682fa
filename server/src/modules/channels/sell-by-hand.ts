import { createExternalBooking } from '@leme/contract/channels/external-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import { type Call, serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import {
  drawSeats,
  noteDrawn,
  sellOutside,
  settleAllotments,
  settleSold,
  visibleBookings,
} from '#modules/bookings/public';

type Input = InputOf<typeof createExternalBooking>;

/** Of two who note the same reference at once one sells; the other is answered what is there by then. */
export const servesSaleByHand = serve(createExternalBooking, async (call) => {
  const { input, tx, actor, clock } = call;
  const work = { tx, actor };
  const partner = await partnerNamed(work, input.partner_id);
  const id = newId();
  if (!(await isFirst(work, id, input, clock.now())))
    return { ...(await soldBefore(work, input)), was_there: true };
  const room = { seats: 0, people: 0 };
  for (const { seats, quantity } of await seatsOf(work, input)) {
    room.seats += seats * quantity;
    room.people += quantity;
  }
  const { session_id } = input;
  const drawn = await drawSeats(tx, actor.tenantId, { session_id, partner_id: partner.id, room });
  const { id: booking_id, code } = await sellOutside(call, {
    session_id,
    agent_id: partner.agent_id,
    customer_name: input.customer_name,
    customer_phone: input.customer_phone,
    customer_email: input.customer_email,
    special_requirements: null,
    passengers: input.passengers,
    record: 'match',
    channel: 'agency',
  });
  if (drawn) {
    noteDrawn(tx, actor.tenantId, booking_id, drawn);
    await settleAllotments(tx, actor.tenantId, [booking_id]);
  }
  tx.send(
    db
      .updateTable('external_bookings')
      .set({ booking_id, state: 'mapped' })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id),
  );
  if ((input.collects ?? partner.collects) === 'partner') await settle(call, booking_id);
  return { booking_id, code, session_id, was_there: false };
});

async function partnerNamed({ tx, actor }: Work, id: string) {
  type Row = { id: string; agent_id: string | null; collects: string };
  const found = await tx.first(
    statement<Row>(sql`select p.id, p.agent_id, p.collects from channel_partners p
      where p.tenant_id = ${actor.tenantId} and p.id = ${id} and p.deleted_at is null for key share`),
  );
  if (!found) throw faults([{ pointer: '/partner_id', code: 'unknown' }]);
  if (!found.agent_id) throw new Problem('partner-without-agent');
  return { ...found, agent_id: found.agent_id };
}

async function isFirst(
  { tx, actor }: Work,
  id: string,
  input: Input,
  now: Temporal.Instant,
): Promise<boolean> {
  const { partner_id, reference, session_id, customer_name } = input;
  const before = await tx.first(externalOf(actor, input));
  if (before) return false;
  const at = now.toString();
  const inserted = await tx.change(
    db
      .insertInto('external_bookings')
      .values({
        tenant_id: actor.tenantId,
        id,
        partner_id,
        source: 'manual',
        uuid: id,
        reference,
        state: 'received',
        session_id,
        customer_name,
        asked: 'manual',
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return inserted > 0;
}

const externalOf = ({ tenantId }: Actor, { partner_id, reference }: Input) =>
  db
    .selectFrom('external_bookings')
    .select('booking_id')
    .where('tenant_id', '=', tenantId)
    .where('partner_id', '=', partner_id)
    .where('source', '<>', 'octo')
    .where(sql<boolean>`lower(reference) = lower(${reference})`);

async function soldBefore({ tx, actor }: Work, input: Input) {
  const before = await tx.first(externalOf(actor, input));
  const sold = before?.booking_id
    ? await tx.first(
        visibleBookings(actor)
          .select(['b.id as booking_id', 'b.code', 'b.session_id'])
          .where('b.id', '=', before.booking_id),
      )
    : undefined;
  if (!sold) throw new Problem('request-in-flight', { params: { retry_after: 1 } });
  return sold;
}

async function seatsOf({ tx, actor }: Work, { passengers }: Input) {
  const fares = await tx.rows(
    db
      .selectFrom('fare_types')
      .select(['id', 'pax_count'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', sql<string>`any(${passengers.map(({ fare_type_id }) => fare_type_id)}::uuid[])`),
  );
  const each = new Map(fares.map(({ id, pax_count }) => [id, pax_count]));
  return passengers.map(({ fare_type_id, quantity }) => ({ quantity, seats: each.get(fare_type_id) ?? 1 }));
}

/** What the guest paid to the partner is no debt at the pier. */
async function settle(call: Call<typeof createExternalBooking>, id: string): Promise<void> {
  const { tx, actor } = call;
  const sold = await tx.first(visibleBookings(actor).select('b.remaining_amount').where('b.id', '=', id));
  const amount = Number(sold?.remaining_amount ?? 0);
  if (amount <= 0) return;
  await settleSold(call as never, { id, payment_id: newId(), amount, method: 'parceiro', note: null });
}
