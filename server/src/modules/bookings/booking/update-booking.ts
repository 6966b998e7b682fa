import { isDeepStrictEqual } from 'node:util';
import { updateBooking } from '@leme/contract/bookings/booking-change-endpoints';
import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingRow } from '@leme/contract/bookings/endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import { type AttendanceState, rollUp } from '@leme/contract/manifest/rules';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { holdRows } from '#kit/resource/save/hold-rows';
import type { TimedWork, Work } from '#kit/work';
import { requireAgent } from '../customers/require-agent.ts';
import { namesOfCustomers, requireCustomer } from '../customers/require-customer.ts';
import { bookingInWords } from '../history/in-words.ts';
import { babiesOf, placesTaken } from '../party/babies.ts';
import { type BookedPerson, lockPeople } from '../party/booking-people.ts';
import type { Fare } from '../party/fares.ts';
import { faresOf, rowsOf } from '../party/party-rows.ts';
import { type PartyPlan, type PartyRow, planGroup, planParty } from '../party/plan-party.ts';
import { saveParty } from '../party/save-party.ts';
import { addLines } from '../price/adjustments.ts';
import { faresToday, groupToday, linesOfChange } from '../price/price-change.ts';
import { settleAllotments } from '../seats/allotments.ts';
import { lockSeats } from '../seats/people-limit.ts';
import { claim, release } from '../seats/seats.ts';
import { activeBooking } from './active-booking.ts';
import { findBooking, shownTo } from './booking-queries.ts';
import { changeBooking } from './change-booking.ts';
import { expireHolds } from './expire-holds.ts';

type Input = InputOf<typeof updateBooking>;

/** Changes what was sent and is not so already; where nothing is, nothing is written. */
export const servesBookingUpdate = serve(
  updateBooking,
  async ({ input, tx, actor, clock, registers, hooks }) => {
    const { id, version, passengers, people, removed_passenger_ids, ...fields } = input;
    const wish = { id, version, yours: { ...fields, passengers, people } };
    const named = [fields.customer_id, fields.agent_id].filter((each) => typeof each === 'string');
    await holdRows(registers.named('customers').resource, { tx, actor }, named);
    const booking = await activeBooking(tx, actor, wish);
    const columns = changedColumns({ tx, actor }, fields, booking);
    if (columns.agent_id !== undefined) await requireAgent(tx, actor, columns.agent_id);
    if (columns.customer_id !== undefined) await requireCustomer(tx, actor, columns.customer_id);
    const asksParty = passengers !== undefined || people !== undefined || removed_passenger_ids.length > 0;
    const work = { tx, actor, now: clock.now() };
    const party = asksParty ? await partyOf(work, input, booking) : undefined;
    if (Object.keys(columns).length === 0 && !party) return shownTo(actor, booking);
    await changeBooking({ tx, actor }, wish, { ...columns, ...party?.columns });
    party?.write();
    if (party) await settleAllotments(tx, actor.tenantId, [id]);
    if (party && booking.status === 'completed')
      await hooks.movesMoney({ tx, tenantId: actor.tenantId }, [id]);
    const names = await customersNamed({ tx, actor }, [booking.customer_id, columns.customer_id]);
    const saved = await findBooking({ tx, actor }, id);
    record({ tx, actor }, bookings, {
      id,
      action: 'updated',
      before: { ...bookingInWords(booking), customer_id: names[0], left: party?.left },
      after: { ...bookingInWords(saved), customer_id: names[1] },
    });
    return shownTo(actor, saved);
  },
);

type Fields = Omit<Input, 'id' | 'version' | 'passengers' | 'people' | 'removed_passenger_ids'>;

/** The columns that were sent and differ; nobody changes what he may not read, and an agent's booking stays its own. */
function changedColumns({ actor }: Work, fields: Fields, booking: BookingRow): Fields {
  const { special_requirements, agent_id, ...others } = fields;
  const sent = {
    ...others,
    ...(actor.partner?.kind !== 'agent' && { agent_id }),
    ...(actor.permissions.has('passenger-health:read') && { special_requirements }),
  };
  const changed = Object.entries(sent).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, booking[name as keyof BookingRow]),
  );
  return Object.fromEntries(changed);
}

/** What records the booking goes from and to are called; nothing where it stays with one. */
async function customersNamed(work: Work, [from, to]: readonly (string | null | undefined)[]) {
  if (to === undefined) return [];
  const ids = [from, to].filter((id) => typeof id === 'string');
  const names = await namesOfCustomers(work, ids);
  return [from, to].map((id) => names.get(id ?? ''));
}

/** A changed party: the columns it changes, and how it is written once they are; undefined where it stays as it is. */
async function partyOf(work: TimedWork, input: Input, booking: BookingRow) {
  const { id } = input;
  const { tx, actor } = work;
  const { tenantId } = actor;
  await lockSeats(tx, tenantId, [booking.session_id]);
  const [people, rows, onSale] = await Promise.all([
    lockPeople(tx, tenantId, [id]),
    rowsOf({ tx, actor }, id),
    faresOf({ tx, actor }, booking.session_id),
  ]);
  const { plan, ...priced } = await plannedParty(work, input, { booking, people, rows, onSale });
  const { seats, people: heads } = plan;
  const isSame = [plan.changed, plan.added, plan.dropped].every((some) => some.length === 0);
  if (isSame && heads === 0) return undefined;
  const lines = await linesOfChange(work, booking, { rows, plan, ...priced });
  const cents = lines.reduce((sum, line) => sum + line.cents, plan.cents);
  const asksForRoom = seats > 0 || heads > 0;
  if (asksForRoom && priced.session.has_ended)
    await expireHolds(tx, tenantId, work.now, [booking.session_id]);
  if (asksForRoom) await claim(tx, tenantId, booking.session_id, { seats, people: heads });
  return {
    columns: {
      seats: sql<number>`seats + ${seats}`,
      people: sql<number>`people + ${heads}`,
      total_price: sql<number>`total_price + ${toReais(cents)}::numeric`,
      ...rollUp(statesAfter(people, plan)),
    },
    left: people.flatMap((person) => (plan.leaves.includes(person.id) && person.name) || []).join(', '),
    write() {
      if (!asksForRoom) release(tx, tenantId, booking.session_id, { seats: -seats, people: -heads });
      addLines(work, id, lines);
      saveParty(tx, { tenant_id: tenantId, booking_id: id, people, rows }, plan);
    },
  };
}

type Stored = {
  booking: BookingRow;
  people: readonly BookedPerson[];
  rows: readonly PartyRow[];
  onSale: readonly Fare[];
};

/** The party as it shall be with its price today: by its fares, or a group by its size. */
async function plannedParty(
  work: TimedWork,
  { passengers, people: size, removed_passenger_ids: leaving }: Input,
  { booking, people, rows, onSale }: Stored,
) {
  // A group of the size it has is no change, whatever that size costs today.
  if (size === undefined || (rows.length === 0 && size === people.length && leaving.length === 0)) {
    const wanted = passengers ?? rows;
    const { fares, ...priced } = await faresToday(work, booking, { rows, wanted, fares: onSale });
    const plan = planParty({ rows, people, wanted, leaving, fares, newId });
    return { plan: await withBabies(work, plan, { booking, rows, wanted }), ...priced };
  }
  if (rows.length > 0 || passengers?.length) throw faults([{ pointer: '/people', code: 'option' }]);
  const plan = planGroup({ people, leaving }, size);
  return { plan, size: people.length, ...(await groupToday(work, booking, size)) };
}

type Changing = {
  booking: BookingRow;
  rows: readonly PartyRow[];
  wanted: readonly { fare_type_id: string; quantity: number }[];
};

/** Where babies are or were among them, the places a changed party takes are counted anew beside those it took. */
async function withBabies(
  work: TimedWork,
  plan: PartyPlan,
  { booking, rows, wanted }: Changing,
): Promise<PartyPlan> {
  const isChanged = [plan.changed, plan.added, plan.dropped].some((some) => some.length > 0);
  const fares = [...rows, ...wanted].map(({ fare_type_id }) => fare_type_id);
  const babies = await babiesOf(work, isChanged ? fares : []);
  if (babies.fares.size === 0) return plan;
  return { ...plan, people: placesTaken(wanted, babies) - booking.people };
}

function statesAfter(people: readonly BookedPerson[], { leaves, joins }: PartyPlan): AttendanceState[] {
  const staying = people.filter(({ id }) => !leaves.includes(id));
  return [
    ...staying.map(({ status }) => status as AttendanceState),
    ...joins.map((): AttendanceState => 'pending'),
  ];
}
