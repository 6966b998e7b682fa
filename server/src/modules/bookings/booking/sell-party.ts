import type { SaleHold } from '@leme/contract/bookings/rules';
import { Problem } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { newId } from '#kit/ids';
import type { TimedWork } from '#kit/work';
import { takeSpecialPrice } from '#modules/pricing/public';
import { linkCustomer } from '../customers/link-customer.ts';
import { requireAgent } from '../customers/require-agent.ts';
import { addLines } from '../price/adjustments.ts';
import { termsOf } from '../price/booking-terms.ts';
import type { SoldFare } from '../price/price-party.ts';
import { requireAlone } from '../price/require-alone.ts';
import { claim } from '../seats/seats.ts';
import { newBookingCode } from './booking-code.ts';
import { expireHolds } from './expire-holds.ts';
import type { SaleInput, SalePlan } from './plan-sale.ts';

/** What a sale makes of a party at once: a booking, or a hold that ends. */
export type Standing =
  | { status: 'confirmed'; paid: number }
  | { status: 'on_hold'; hold_kind: SaleHold; until: Temporal.Instant };

/** Sells a planned party: takes its room and the uses of special prices, and writes booking, fares, people and lines. */
export async function sellParty(
  work: TimedWork,
  { input, plan, standing }: { input: SaleInput; plan: SalePlan; standing: Standing },
) {
  const { tx, actor, now } = work;
  const { session, sold, room, agent_id } = plan;
  // Records are held before seats, as by whoever unites two of them.
  await requireAgent(tx, actor, agent_id);
  const customer = await linkCustomer(work, input, agent_id);
  if (session.has_ended) await expireHolds(tx, actor.tenantId, now, [session.id]);
  await requireAlone(work, session);
  await claim(tx, actor.tenantId, input.session_id, { ...room, inSpite: inSpiteOf(plan, input) !== null });
  const id = await insertBooking(work, { input, plan, standing, customer_id: customer?.id ?? null });
  insertParty(tx, { tenant_id: actor.tenantId, booking_id: id }, sold.party, input.people ?? 0);
  addLines(work, id, sold.lines);
  for (const special_price_id of sold.specials)
    await takeSpecialPrice(work, { special_price_id, booking_id: id });
  return { id, customer };
}

/** Why seats are sold on a boat that stopped; where none did there is nothing to say. */
export const inSpiteOf = ({ session }: Pick<SalePlan, 'session'>, { override_reason }: SaleInput) =>
  session.is_ashore ? override_reason : null;

const tries = 5;

type Selling = { input: SaleInput; plan: SalePlan; standing: Standing; customer_id: string | null };

async function insertBooking({ tx, actor, now }: TimedWork, selling: Selling): Promise<string> {
  const { input, plan, standing, customer_id } = selling;
  const { session, sold, room, agent_id, channel } = plan;
  const isHold = standing.status === 'on_hold';
  const until = isHold ? standing.until : now;
  const id = newId();
  const row = {
    tenant_id: actor.tenantId,
    id,
    session_id: session.id,
    product_id: session.product_id,
    starts_at: session.starts_at,
    customer_id,
    customer_name: input.customer_name,
    customer_phone: input.customer_phone,
    customer_email: input.customer_email,
    special_requirements: input.special_requirements,
    language: input.language,
    lead_id: input.lead_id,
    agent_id,
    channel,
    override_reason: inSpiteOf(plan, input),
    ...room,
    status: standing.status,
    hold_kind: isHold ? standing.hold_kind : null,
    hold_expires_at: isHold ? until.toString() : null,
    confirmed_at: isHold ? null : now.toString(),
    created_by: actor.userId,
    total_price: toReais(sold.cents),
    paid_amount: isHold ? 0 : standing.paid,
    price_trace: JSON.stringify(sold.trace),
    ...termsOf(session, sold.cents, until),
  };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const query = db.insertInto('bookings').values({ ...row, code: newBookingCode() });
    const inserted = await tx.change(
      query.onConflict((conflict) => conflict.columns(['tenant_id', 'code']).doNothing()),
    );
    if (inserted > 0) return id;
  }
  throw new Problem('unavailable', { params: { retry_after: 1 } });
}

type Own = { tenant_id: string; booking_id: string };

/** The fares of the party, and one manifest row for each person on board; those of a group have no fare. */
function insertParty(tx: Tx, own: Own, party: readonly SoldFare[], group: number): void {
  const fares = party.map(({ fare_type_id, quantity, unitCents }, order_index) => ({
    ...own,
    id: newId(),
    fare_type_id,
    quantity,
    unit_price: toReais(unitCents),
    total_price: toReais(unitCents * quantity),
    order_index,
  }));
  const people = [
    ...fares.flatMap(({ id, quantity }) => Array<string>(quantity).fill(id)),
    ...Array<null>(group).fill(null),
  ];
  const rows = people.map((booking_passenger_id, index) => ({
    ...own,
    id: newId(),
    booking_passenger_id,
    position: index + 1,
  }));
  if (fares.length > 0) tx.send(db.insertInto('booking_passengers').values(fares));
  tx.send(db.insertInto('manifest_passengers').values(rows));
}
