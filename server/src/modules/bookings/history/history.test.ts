import type { BookingRow } from '@leme/contract/bookings/endpoints';
import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import { aDayOfTwo, bookingFieldsOf, mark, peopleOf } from '../../../testing/companies/booking-day.ts';
import { aBooking, bookingBody, paymentBody, sessionBody } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

async function aBookedDay() {
  const day = await aDayOfTwo(world);
  const booking = await aBooking(day.staff, day.session, day.trade);
  const people = await peopleOf(world, day.company, booking);
  return { ...day, booking, people };
}

async function historyOf(person: Person, path: string): Promise<HistoryEntry[]> {
  return (await person.get(`${path}/history`)).body.data;
}

/** The newest step in words: what was done, and each field before and after. */
async function newest(person: Person, path: string) {
  const [step] = await historyOf(person, path);
  const changes = step?.changes.map(({ field, before, after }) => [field, [before, after]]) ?? [];
  return { action: step?.action, actor: step?.actor, changes: Object.fromEntries(changes) };
}

const versionOf = async (person: Person, { id }: BookingRow) =>
  (await person.get(`/bookings/${id}`)).body.version;

test('one booking is read by its id', async () => {
  const { staff, booking } = await aBookedDay();
  expect((await staff.get(`/bookings/${booking.id}`)).body).toMatchObject(booking);
});

test('a new booking tells of departure, customer, party and price by name', async () => {
  const { staff, booking } = await aBookedDay();
  expect(await newest(staff, `/bookings/${booking.id}`)).toEqual({
    action: 'created',
    actor: 'Pessoa admin',
    changes: {
      code: [null, booking.code],
      session_id: [null, '20/11/2026 08:00 · Ilha do Campeche'],
      customer_name: [null, 'Maria Gonçalves'],
      customer_phone: [null, '48999142207'],
      special_requirements: [null, 'Alergia a camarão'],
      passengers: [null, '2 × Adulto, 1 × Criança'],
      status: [null, 'confirmed'],
      total_price: [null, 450],
    },
  });
});

test('a change tells what changed and nothing else; who was taken off by name stands there', async () => {
  const { staff, booking, people, trade } = await aBookedDay();
  const [, , child] = people;
  await staff.patch(`/manifest-passengers/${child?.id}`, { version: 1, name: 'Téo Nunes' });
  await staff.patch(`/bookings/${booking.id}`, {
    ...bookingFieldsOf(booking),
    customer_name: 'Maria Silva',
    passengers: [{ fare_type_id: trade.fares.adult, quantity: 2 }],
    removed_passenger_ids: [child?.id],
  });
  expect(await newest(staff, `/bookings/${booking.id}`)).toMatchObject({
    action: 'updated',
    changes: {
      customer_name: ['Maria Gonçalves', 'Maria Silva'],
      passengers: ['2 × Adulto, 1 × Criança', '2 × Adulto'],
      total_price: [450, 360],
      left: ['Téo Nunes', null],
    },
  });
});

test("a customer's record and the agent are told by name, also when a merge changes them", async () => {
  const { staff, company, booking } = await aBookedDay();
  const made = async (name: string) => (await staff.post('/customers', { name })).body;
  const [ana, bia] = [await made('Ana Prado'), await made('Bia Rocha')];
  const agent_id = await world.partnerOf(company.id, 'agent');
  const { name: agent } = (await staff.get(`/customers/${agent_id}`)).body;
  const path = `/bookings/${booking.id}`;
  await staff.patch(path, { version: 1, customer_id: ana.id, agent_id });
  const { changes } = await newest(staff, path);
  expect(changes).toEqual({ customer_id: [null, 'Ana Prado'], agent_id: [null, agent] });
  const merged = await staff.post(`/customers/${bia.id}/merge`, {
    other_id: ana.id,
    version: 1,
    other_version: 1,
    fields: {},
  });
  expect(merged.status).toBe(200);
  expect((await newest(staff, path)).changes).toEqual({ customer_id: ['Ana Prado', 'Bia Rocha'] });
});

test('move, boats, a name, a payment, a check-in and a cancellation stand in one list, the newest first', async () => {
  const { staff, booking, people, session, later, trade } = await aBookedDay();
  const path = `/bookings/${booking.id}`;
  const [first, second] = people;
  await staff.post(`/sessions/${session.id}/boat-allocations`, {
    boat_id: trade.boats[0],
    manifest_passenger_ids: [first?.id, second?.id],
  });
  await staff.post(`${path}/moves`, { version: 1, session_id: later.id });
  await staff.patch(`/manifest-passengers/${second?.id}`, { version: 3, document: '529.982.247-25' });
  await staff.post(`${path}/payments`, paymentBody({ amount: 50, note: 'Sinal' }));
  await mark(staff, booking, first, 'checked_in');
  await mark(staff, booking, first, 'pending');
  await staff.post(`${path}/cancellation`, { version: await versionOf(staff, booking), reason: 'Chuva' });
  const steps = await historyOf(staff, path);
  const said = steps.map(({ changes }) =>
    Object.fromEntries(changes.map(({ field, before, after }) => [field, [before, after]])),
  );
  expect(said.slice(0, -1)).toEqual([
    {
      status: ['confirmed', 'cancelled'],
      cancel_kind: [null, 'customer'],
      cancel_reason: [null, 'Chuva'],
      fee: [null, 'none'],
      total_price: [450, 0],
    },
    {
      'manifest-passengers.position': ['Maria Gonçalves', 'Maria Gonçalves'],
      'manifest-passengers.status': ['checked_in', 'pending'],
    },
    {
      'manifest-passengers.position': ['Maria Gonçalves', 'Maria Gonçalves'],
      'manifest-passengers.status': ['pending', 'checked_in'],
    },
    { 'payments.amount': [null, 50], 'payments.method': [null, 'pix'], 'payments.note': [null, 'Sinal'] },
    { 'manifest-passengers.position': [2, 2], 'manifest-passengers.document': [null, '529.982.247-25'] },
    {
      session_id: ['20/11/2026 08:00 · Ilha do Campeche', '20/11/2026 14:00 · Ilha do Campeche'],
      boats: ['2 × Lancha Netuno, 1 × –', null],
    },
    { boats: [null, '2 × Lancha Netuno, 1 × –'] },
  ]);
  expect(new Set(steps.map(({ actor }) => actor))).toEqual(new Set(['Pessoa admin']));
});

test('a long history is read page by page, and every step once', async () => {
  const { staff, booking, people } = await aBookedDay();
  const path = `/bookings/${booking.id}`;
  for (let round = 0; round < 30; round += 1) {
    await mark(staff, booking, people[0], round % 2 === 0 ? 'checked_in' : 'pending');
    await staff.post(`${path}/payments`, paymentBody({ amount: 1 }));
  }
  const { data, hasMore } = (await staff.get(`${path}/history`)).body;
  const last = data.at(-1);
  const rest = (await staff.get(`${path}/history?before=${last.id}&at=${encodeURIComponent(last.at)}`)).body;
  expect([data.length, hasMore, rest.data.length, rest.hasMore]).toEqual([50, true, 11, false]);
  expect(new Set([...data, ...rest.data].map(({ id }) => id)).size).toBe(61);
});

test('an agent reads the history of its own bookings without money or documents, and of no others', async () => {
  const { staff, company, session, trade, booking } = await aBookedDay();
  const agent = await world.user(company, 'agent_admin');
  const own = (await agent.post('/bookings', bookingBody(session, trade))).body;
  await staff.post(`/bookings/${own.id}/payments`, paymentBody());
  const [person] = await peopleOf(world, company, own);
  await staff.patch(`/manifest-passengers/${person?.id}`, { version: 1, document: '52998224725' });
  const steps = await historyOf(agent, `/bookings/${own.id}`);
  expect(steps.map(({ action }) => action)).toEqual(['created']);
  expect(JSON.stringify(steps)).not.toMatch(/450|52998224725|payments/);
  expect((await newest(staff, `/bookings/${own.id}`)).action).toBe('updated');
  expect(JSON.stringify(await historyOf(staff, `/bookings/${own.id}`))).toMatch(/450.*/);
  for (const path of [`/bookings/${booking.id}`, `/bookings/${booking.id}/history`])
    expect((await agent.get(path)).status).toBe(404);
});

test('a session tells of product, boats and people by name; its cancellation stands with each booking', async () => {
  const { staff, trade, session, booking } = await aBookedDay();
  const path = `/sessions/${session.id}`;
  await staff.patch(path, {
    ...sessionBody(trade),
    version: 1,
    guide_name: 'Ivo',
    boat_ids: [trade.boats[1]],
    notes: 'Levar coletes',
  });
  expect(await newest(staff, path)).toEqual({
    action: 'updated',
    actor: 'Pessoa admin',
    changes: {
      guide_name: ['Ana', 'Ivo'],
      boat_ids: [['Lancha Netuno', 'Escuna Maré Alta'], ['Escuna Maré Alta']],
      notes: [null, 'Levar coletes'],
    },
  });
  await staff.post(`${path}/cancellation`, { version: 2, reason: 'Vento', cancel_bookings: true });
  const changes = { status: ['available', 'cancelled'], cancel_reason: [null, 'Vento'] };
  expect((await newest(staff, path)).changes).toEqual(changes);
  expect((await newest(staff, `/bookings/${booking.id}`)).changes).toEqual({
    ...changes,
    status: ['confirmed', 'cancelled'],
    cancel_kind: [null, 'company'],
    total_price: [450, 0],
  });
});

test('people who lose their boat with the session hear of it in their booking', async () => {
  const { staff, trade, session, booking, people } = await aBookedDay();
  await staff.post(`/sessions/${session.id}/boat-allocations`, {
    boat_id: trade.boats[0],
    manifest_passenger_ids: people.map(({ id }) => id),
  });
  await staff.patch(`/sessions/${session.id}`, { version: 1, boat_ids: [trade.boats[1]] });
  expect((await newest(staff, `/bookings/${booking.id}`)).changes).toEqual({
    boats: ['Lancha Netuno', null],
  });
});
