import { bookings } from '@leme/contract/bookings/bookings';
import { createBooking } from '@leme/contract/bookings/endpoints';
import { peopleOf, seatsOf } from '@leme/contract/bookings/rules';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import type { Actor } from '#kit/actor';
import type { Clock } from '#kit/clock';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import type { Work } from '#kit/work';
import { requireAgent } from '../customers/require-agent.ts';
import { requireCustomer } from '../customers/require-customer.ts';
import { bookingInWords, departureInWords } from '../history/in-words.ts';
import { type Fare, faresOfSession } from '../party/fares.ts';
import { claim, type Room, refuseCrowd } from '../seats/seats.ts';
import { newBookingCode } from './booking-code.ts';
import { findBooking, shownTo } from './booking-queries.ts';

type Input = InputOf<typeof createBooking>;
type Asked = Work & { input: Input; clock: Clock };

export const servesBookingCreation = serve(createBooking, bookParty, findRoom);

async function bookParty({ input, tx, actor, clock }: Asked) {
  const { session, party, room } = await findRoom({ input, tx, actor, clock });
  const agent_id = actor.partner?.kind === 'agent' ? actor.partner.id : input.agent_id;
  await requireAgent(tx, actor, agent_id);
  const customer_id = await requireCustomer(tx, actor, input.customer_id);
  await claim(tx, actor.tenantId, input.session_id, room);
  const id = await insertBooking({ tx, actor }, { ...input, agent_id }, { ...room, cents: sum(party) });
  insertParty(tx, actor.tenantId, id, party);
  insertPayment({ tx, actor }, id, input.payment);
  const booking = await findBooking({ tx, actor }, id);
  const after = { ...bookingInWords(booking), code: booking.code, session_id: departureInWords(session) };
  record({ tx, actor }, bookings, { id, action: 'created', after: { ...after, customer_id } });
  return shownTo(actor, booking);
}

/** The party at its prices in a session that has room for it: a crowd after the last seats is told at once; the update still decides. */
async function findRoom({ input, tx, actor, clock }: Asked) {
  requireCollector(actor, input.payment);
  const [session, fares] = await Promise.all([
    bookableSession(tx, actor, { id: input.session_id, clock }),
    faresOfSession(tx, actor, input.session_id),
  ]);
  const party = priceParty(input, fares);
  const room = { seats: seatsOf(party), people: peopleOf(party) };
  refuseCrowd(session, room);
  return { session, party, room };
}

/** Before anything is priced: whoever may not take money learns no price by trying amounts. */
function requireCollector(actor: Actor, payment: Input['payment']): void {
  if (!payment || payment.amount === 0 || actor.permissions.has('booking-payments:create')) return;
  throw new Problem('forbidden', { params: { resource: 'booking-payments' } });
}

async function bookableSession(tx: Tx, actor: Actor, { id, clock }: { id: string; clock: Clock }) {
  const session = await tx.first(
    db
      .selectFrom('sessions as s')
      .innerJoin('session_seats as q', (join) =>
        join.onRef('q.tenant_id', '=', 's.tenant_id').onRef('q.session_id', '=', 's.id'),
      )
      .innerJoin('products as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.product_id'),
      )
      .select(['s.date', 's.start_time', 's.ends_at', 'p.name as product'])
      .select(['s.product_id', 's.status', 'q.taken', 'q.total_capacity', 'q.people', 'q.people_limit'])
      .where('s.tenant_id', '=', actor.tenantId)
      .where('s.id', '=', id),
  );
  if (!session) throw faults([{ pointer: '/session_id', code: 'unknown' }]);
  if (session.status === 'cancelled') throw new Problem('session-cancelled');
  const isOver = Temporal.Instant.compare(Temporal.Instant.from(session.ends_at), clock.now()) <= 0;
  if (isOver) throw new Problem('session-finished');
  return session;
}

type Priced = { fare_type_id: string; quantity: number; pax_count: number; unitCents: number };

/** The party at the prices of its fares; every unknown fare and too high a payment is named. */
function priceParty(input: Input, fares: readonly Fare[]): Priced[] {
  const errors: Fault[] = [];
  const party = input.passengers.flatMap(({ fare_type_id, quantity }, index) => {
    const fare = fares.find(({ id }) => id === fare_type_id);
    if (fare)
      return [{ fare_type_id, quantity, pax_count: fare.pax_count, unitCents: toCents(fare.cost_price) }];
    errors.push({ pointer: `/passengers/${index}/fare_type_id`, code: 'unknown' });
    return [];
  });
  if (errors.length === 0 && input.payment && toCents(input.payment.amount) > sum(party)) {
    errors.push({
      pointer: '/payment/amount',
      code: 'above-total',
      params: { maximum: toReais(sum(party)) },
    });
  }
  if (errors.length > 0) throw faults(errors);
  return party;
}

function sum(party: readonly Priced[]): number {
  return party.reduce((cents, { quantity, unitCents }) => cents + quantity * unitCents, 0);
}

const tries = 5;

async function insertBooking(
  { tx, actor }: Work,
  input: Input,
  { cents, ...room }: Room & { cents: number },
): Promise<string> {
  const id = newId();
  const { passengers: _, payment, ...fields } = input;
  const row = {
    ...fields,
    tenant_id: actor.tenantId,
    id,
    ...room,
    total_price: toReais(cents),
    paid_amount: payment?.amount ?? 0,
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

/** The fares of the party, and one manifest row for each person on board. */
function insertParty(tx: Tx, tenant_id: string, booking_id: string, party: readonly Priced[]): void {
  const fares = party.map(({ fare_type_id, quantity, unitCents }, order_index) => ({
    tenant_id,
    id: newId(),
    booking_id,
    fare_type_id,
    quantity,
    unit_price: toReais(unitCents),
    total_price: toReais(unitCents * quantity),
    order_index,
  }));
  const people = fares.flatMap(({ id, quantity }) => Array<string>(quantity).fill(id));
  const rows = people.map((booking_passenger_id, index) => ({
    tenant_id,
    id: newId(),
    booking_id,
    booking_passenger_id,
    position: index + 1,
  }));
  tx.send(db.insertInto('booking_passengers').values(fares));
  tx.send(db.insertInto('manifest_passengers').values(rows));
}

function insertPayment({ tx, actor }: Work, booking_id: string, payment: Input['payment']): void {
  if (!payment || payment.amount === 0) return;
  tx.send(
    db
      .insertInto('booking_payments')
      .values({ tenant_id: actor.tenantId, id: newId(), booking_id, user_id: actor.userId, ...payment }),
  );
}
