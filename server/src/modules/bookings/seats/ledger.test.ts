import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { bookingFieldsOf } from '../../../testing/companies/booking-day.ts';
import { aSession, aTrade, bookingBody, sessionBody, type Trade } from '../../../testing/companies/trade.ts';
import { isWhole } from '../../../testing/whole.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { expireHolds } from '../booking/expire-holds.ts';

const world = await openWorld();
const until = '2026-11-20T13:00:00Z';

async function aCompany() {
  const company = await world.company();
  const [staff, trade] = await Promise.all([
    world.user(company, 'admin'),
    aTrade(world, company, { capacity: 8 }),
  ]);
  const times = ['10:00', '14:00', '18:00'].map((start_time, at) => ({
    date: '2099-11-20',
    start_time,
    end_time: `${11 + at * 4}:00`,
    total_capacity: 8,
    boat_ids: at === 2 ? [] : [trade.boats[at]],
  }));
  const sessions = await Promise.all(times.map((given) => aSession(staff, trade, given)));
  return { company, staff, trade, sessions: sessions.map(({ id }, at) => ({ id, ...times[at] })) };
}

type Scene = Awaited<ReturnType<typeof aCompany>>;

/** What the ledger says of each session, beside what its bookings say. */
function compare({ company }: Scene) {
  return world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('session_seats as q')
        .select(['taken', 'people', 'total_capacity', 'people_limit', 'people_allowed'])
        .select((eb) =>
          (['seats', 'people'] as const).map((column) =>
            eb
              .selectFrom('bookings as b')
              .select(sql<number>`coalesce(sum(${sql.ref(`b.${column}`)}), 0)::int`.as('sum'))
              .where('b.tenant_id', '=', company.id)
              .whereRef('b.session_id', '=', 'q.session_id')
              .where('b.status', 'in', ['on_hold', 'confirmed', 'completed'])
              .as(`booked_${column}`),
          ),
        )
        .select((eb) =>
          eb
            .selectFrom('manifest_passengers as m')
            .innerJoin('bookings as b', (join) =>
              join.onRef('b.tenant_id', '=', 'm.tenant_id').onRef('b.id', '=', 'm.booking_id'),
            )
            .select(sql<number>`count(*)::int`.as('heads'))
            .where('m.tenant_id', '=', company.id)
            .whereRef('b.session_id', '=', 'q.session_id')
            .where('b.status', 'in', ['on_hold', 'confirmed', 'completed'])
            .as('heads'),
        )
        .where('q.tenant_id', '=', company.id),
    ),
  );
}

const verbs = ['book', 'hold', 'change', 'cancel', 'move', 'refit', 'boat', 'expire', 'call-off'] as const;
const step = fc.record({
  verb: fc.constantFrom(...verbs),
  one: fc.nat(30),
  other: fc.nat(30),
  adults: fc.integer({ min: 1, max: 4 }),
  babies: fc.integer({ min: 0, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const partyOf = ({ fares }: Trade, { adults, babies }: Step) =>
  [
    { fare_type_id: fares.adult, quantity: adults },
    { fare_type_id: fares.infant, quantity: babies },
  ].filter(({ quantity }) => quantity > 0);

async function bookingsOf(staff: Person, sessions: Scene['sessions']) {
  const lists = await Promise.all(
    sessions.flatMap(({ id }) =>
      ['confirmed', 'on_hold'].map((status) => staff.get(`/sessions/${id}/bookings?status=${status}`)),
    ),
  );
  return lists.flatMap(({ body }) => body.data);
}

async function act({ company, staff, trade, sessions }: Scene, step: Step): Promise<void> {
  const session = sessions[step.one % sessions.length];
  if (!session) throw new Error('No session');
  const passengers = partyOf(trade, step);
  const bookings = await bookingsOf(staff, sessions);
  const booking = bookings[step.other % Math.max(1, bookings.length)];
  const { version } = (await staff.get(`/sessions/${session.id}`)).body;
  if (step.verb === 'book' || step.verb === 'hold') {
    const { status, body } = await staff.post('/bookings', bookingBody(session, trade, { passengers }));
    if (status === 201 && step.verb === 'hold')
      await world.tenantTx.write(company.id, (tx) =>
        tx.change(
          db
            .updateTable('bookings')
            .set({ status: 'on_hold', hold_expires_at: until })
            .where('tenant_id', '=', company.id)
            .where('id', '=', body.id),
        ),
      );
  } else if (step.verb === 'refit') {
    const boat_ids = trade.boats.filter((_, at) => ((step.other >> at) & 1) === 1);
    const { id, ...fields } = session;
    await staff.patch(`/sessions/${id}`, { ...sessionBody(trade, { ...fields, boat_ids }), version });
  } else if (step.verb === 'boat') {
    const boat = (await staff.get(`/boats/${trade.boats[0]}`)).body;
    const capacity_includes_crew = step.babies % 2 === 1;
    const change = { capacity: 4 + step.other, capacity_includes_crew, min_crew: step.adults };
    await staff.patch(`/boats/${boat.id}`, { ...change, version: boat.version });
  } else if (step.verb === 'expire') {
    await world.tenantTx.write(company.id, (tx) => expireHolds(tx, company.id, Temporal.Instant.from(until)));
  } else if (step.verb === 'call-off') {
    if (step.other < 3)
      await staff.post(`/sessions/${session.id}/cancellation`, { version, cancel_bookings: true });
  } else if (booking && step.verb === 'change') {
    await staff.patch(`/bookings/${booking.id}`, { ...bookingFieldsOf(booking), passengers });
  } else if (booking && step.verb === 'cancel') {
    await staff.post(`/bookings/${booking.id}/cancellation`, { version: booking.version });
  } else if (booking && step.verb === 'move') {
    await staff.post(`/bookings/${booking.id}/moves`, { version: booking.version, session_id: session.id });
  }
}

test('after any verbs in any order the ledger says what the bookings say, and never too many', async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24, size: 'max' }), async (steps) => {
      const scene = await aCompany();
      for (const each of steps) {
        await act(scene, each);
        done.add(each.verb);
      }
      for (const row of await compare(scene)) {
        expect(row).toMatchObject({ booked_seats: row.taken, booked_people: row.people, heads: row.people });
        expect(row.taken).toBeLessThanOrEqual(row.total_capacity);
        expect(row.people).toBeLessThanOrEqual(row.people_limit ?? row.people);
        expect(row.people_allowed).toBe(row.people_limit);
      }
    }),
    { numRuns: isWhole ? 10 : 6 },
  );
  expect(done.size).toBe(verbs.length);
});

test('many who book, change, move and cancel at the same moment leave the ledger as the bookings are', async () => {
  const scene = await aCompany();
  const steps = fc.sample(step, { numRuns: 60, seed: 11 });
  await Promise.all(steps.map((each) => act(scene, each)));
  for (const row of await compare(scene)) {
    expect(row).toMatchObject({ booked_seats: row.taken, booked_people: row.people, heads: row.people });
    expect(row.people).toBeLessThanOrEqual(row.people_limit ?? row.people);
  }
});
