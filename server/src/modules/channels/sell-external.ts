import type { ExternalFault, externalStates } from '@leme/contract/channels/external-bookings';
import type { createExternalBooking } from '@leme/contract/channels/external-endpoints';
import type { Endpoint, InputOf } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Call } from '#kit/http/serve';
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

export type OfficeCall = Omit<Call<Endpoint>, 'input'>;
type Passengers = InputOf<typeof createExternalBooking>['passengers'];
export type SellingPartner = { id: string; agent_id: string; collects: 'partner' | 'pier' };
export type Collector = SellingPartner['collects'];

/** The partner as it may sell, held until the transaction ends; undefined for one nobody knows. */
export async function partnerToSell({ tx, actor }: Work, id: string): Promise<SellingPartner | undefined> {
  type Row = { id: string; agent_id: string | null; collects: Collector };
  const found = await tx.first(
    statement<Row>(sql`select p.id, p.agent_id, p.collects from channel_partners p
      where p.tenant_id = ${actor.tenantId} and p.id = ${id} and p.deleted_at is null for key share`),
  );
  if (!found) return undefined;
  if (!found.agent_id) throw new Problem('partner-without-agent');
  return { ...found, agent_id: found.agent_id };
}

type Selling = {
  /** The row of what came from outside. */
  id: string;
  partner: SellingPartner;
  session_id: string;
  passengers: Passengers;
  guest: { customer_name: string; customer_phone: string | null; customer_email: string | null };
  collects: Collector;
  said_total: number | null;
};
export type SoldExternal = { booking_id: string; code: string; state: 'mapped' | 'needs_review' };

/**
 * Books for a partner, its quota first: the seats are taken and the guest stands on the manifest also where the price is
 * another one than the partner said, which the office then looks at.
 */
export async function sellExternal(call: OfficeCall, selling: Selling): Promise<SoldExternal> {
  const { tx, actor } = call;
  const { id, partner, session_id, passengers, guest, collects, said_total } = selling;
  const room = { seats: 0, people: 0 };
  for (const { seats, quantity } of await seatsOf(call, passengers)) {
    room.seats += seats * quantity;
    room.people += quantity;
  }
  const drawn = await drawSeats(tx, actor.tenantId, { session_id, partner_id: partner.id, room });
  const { id: booking_id, code } = await sellOutside(call, {
    session_id,
    agent_id: partner.agent_id,
    ...guest,
    special_requirements: null,
    passengers,
    record: 'match',
    channel: 'agency',
  });
  if (drawn) {
    noteDrawn(tx, actor.tenantId, booking_id, drawn);
    await settleAllotments(tx, actor.tenantId, [booking_id]);
  }
  const price = Number((await moneyOf(call, booking_id)).total_price ?? 0);
  const isOther = said_total !== null && toCents(said_total) !== toCents(price);
  const state = isOther ? 'needs_review' : 'mapped';
  changeExternal(call, id, {
    booking_id,
    session_id,
    state,
    collects,
    said_total,
    fault: isOther ? 'price-differs' : null,
  });
  await settleExternal(call, booking_id, collects);
  return { booking_id, code, state };
}

type ExternalValues = {
  booking_id?: string;
  session_id?: string;
  state?: (typeof externalStates)[number];
  collects?: Collector;
  said_total?: number | null;
  fault?: ExternalFault | null;
  cancel_reason?: string | null;
};

export function changeExternal({ tx, actor, clock }: OfficeCall, id: string, values: ExternalValues): void {
  tx.send(
    db
      .updateTable('external_bookings')
      .set({ ...values, updated_at: clock.now().toString(), version: sql`version + 1` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id),
  );
}

async function seatsOf({ tx, actor }: Work, passengers: Passengers) {
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

/** A booking of ours behind one from outside: what it costs, what of it is owed, and where it stands. */
export async function moneyOf({ tx, actor }: Work, id: string) {
  const sold = await tx.first(
    visibleBookings(actor)
      .select(['b.code', 'b.status', 'b.version', 'b.total_price', 'b.remaining_amount'])
      .where('b.id', '=', id),
  );
  if (!sold) throw new Problem('not-found');
  return sold;
}

/** What the guest paid to the partner is no debt at the pier; what goes back is the partner's to give. */
export async function settleExternal(call: OfficeCall, id: string, collects: Collector): Promise<void> {
  if (collects !== 'partner') return;
  const amount = Number((await moneyOf(call, id)).remaining_amount ?? 0);
  if (amount === 0) return;
  await settleSold(call, { id, payment_id: newId(), amount, method: 'parceiro', note: null });
}
