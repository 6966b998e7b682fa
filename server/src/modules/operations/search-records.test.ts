import type { FoundRecords } from '@leme/contract/operations/search-endpoints';
import { expect, test } from 'vitest';
import { aSupplierDay } from '../../testing/companies/manifest-day.ts';
import { aBooking, aSession, aTrade, beforeItEnded } from '../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const world = await openWorld();

async function search(person: Person, q: string): Promise<FoundRecords> {
  const answer = await person.get(`/search?${new URLSearchParams({ q })}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** What is found, a line each. */
function linesOf(found: FoundRecords): string[] {
  return [
    ...found.bookings.map(({ customer_name, date }) => `booking ${customer_name} ${date}`),
    ...found.customers.map(({ name }) => `customer ${name}`),
    ...found.departures.map(({ product, start_time }) => `departure ${product} ${start_time.slice(0, 5)}`),
    ...found.boats.map(({ name }) => `boat ${name}`),
    ...found.suppliers.map(({ name }) => `supplier ${name}`),
    ...found.others.map(({ register, name, note }) => `${register} ${name}${note ? `: ${note}` : ''}`),
  ];
}

/** A company in which everything can be found by one word. */
async function aHarbour() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const agent = await world.partnerOf(company.id, 'agent');
  const add = async (path: string, body: object) => {
    const answer = await staff.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };
  await add('/customers', { name: 'Netuno de Sá', phone: '+5548999142207' });
  await add('/suppliers', { name: 'Estaleiro Netuno' });
  const session = await aSession(staff, trade);
  const booking = await aBooking(staff, session, trade, { customer_name: 'Família Netuno' });
  const own = await aBooking(staff, session, trade, { customer_name: 'Netuno da Agência', agent_id: agent });
  return { company, staff, trade, agent, session, booking, own };
}

const everything = [
  'booking Família Netuno 2026-11-20',
  'booking Netuno da Agência 2026-11-20',
  'customer Netuno de Sá',
  'departure Ilha do Campeche 08:00',
  'boat Lancha Netuno',
  'supplier Estaleiro Netuno',
];

test('one word finds customers, bookings, departures of today, boats and suppliers', async () => {
  const { staff } = await aHarbour();
  expect(linesOf(await search(staff, 'NETÚNO')).toSorted()).toEqual(everything.toSorted());
  expect(linesOf(await search(staff, 'netuno lancha'))).toEqual([
    'departure Ilha do Campeche 08:00',
    'boat Lancha Netuno',
  ]);
  expect(linesOf(await search(staff, '99914-2207')).toSorted()).toEqual(everything.slice(0, 3).toSorted());
});

test('what stands in any other register is found by name, code or number, by whoever may read it', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const rows = {
    tags: { name: 'Tritão VIP' },
    leads: { name: 'Tritão de Souza', phone: '48999112034', offered_value: 450 },
    stock: { name: 'Colete Tritão', sku: 'TRI-40' },
    'cancellation-policies': { name: 'Regra do Tritão' },
  };
  for (const [register, row] of Object.entries(rows))
    expect((await staff.post(`/${register}`, row)).body).toMatchObject({ name: row.name });
  const found = linesOf(await search(staff, 'tritao'));
  expect(found.toSorted()).toEqual([
    'cancellation-policies Regra do Tritão',
    'leads Tritão de Souza: 48999112034',
    'stock Colete Tritão: TRI-40',
    'tags Tritão VIP',
  ]);
  expect(linesOf(await search(staff, 'tri-40'))).toEqual(['stock Colete Tritão: TRI-40']);
  expect(linesOf(await search(staff, '9991-12034'))).toEqual(['leads Tritão de Souza: 48999112034']);
  const { full_name } = (await staff.get('/users')).body.data[0];
  expect(linesOf(await search(staff, full_name))).toContainEqual(
    expect.stringMatching(`^users ${full_name}: `),
  );
  expect(linesOf(await search(await world.user(company, 'marinheiro'), 'tritao'))).toEqual([]);
});

test('what a person may not read is not found, role by role; partners find their own alone', async () => {
  const { company, agent } = await aHarbour();
  const seenBy = async (role: Parameters<typeof world.user>[1], partner_id?: string) => {
    const person = await world.user(company, role, partner_id ? { partner_id } : {});
    return linesOf(await search(person, 'netuno')).toSorted();
  };
  expect(await seenBy('manager')).toEqual(everything.toSorted());
  expect(await seenBy('marinheiro')).toEqual(['departure Ilha do Campeche 08:00']);
  expect(await seenBy('user')).toEqual(['departure Ilha do Campeche 08:00']);
  expect(await seenBy('agent_user', agent)).toEqual([
    'booking Netuno da Agência 2026-11-20',
    'departure Ilha do Campeche 08:00',
  ]);
  expect(await seenBy('agent_user', await world.partnerOf(company.id, 'agent'))).toEqual([]);
  expect(await seenBy('supplier_user', await world.partnerOf(company.id, 'supplier'))).toEqual([]);
});

test("a supplier finds its own boats and their departures, and nobody's bookings", async () => {
  const { partner } = await aSupplierDay(world);
  expect(linesOf(await search(partner, 'netuno'))).toEqual([
    'departure Ilha do Campeche 08:00',
    'boat Lancha Netuno',
  ]);
  expect(linesOf(await search(partner, 'maré alta'))).toEqual([]);
  expect(linesOf(await search(partner, 'maria'))).toEqual([]);
});

test("another company's records are not found", async () => {
  const { booking } = await aHarbour();
  const stranger = await world.user(await world.company(), 'admin');
  expect(linesOf(await search(stranger, 'netuno'))).toEqual([]);
  expect(linesOf(await search(stranger, booking.code))).toEqual([]);
});

test('a booking is found by its code first, and the nearest departure before those long past', async () => {
  const { company, staff, trade, booking } = await aHarbour();
  expect((await search(staff, booking.code.toLowerCase())).bookings).toMatchObject([
    { id: booking.id, code: booking.code, session_id: booking.session_id, cancelled: false },
  ]);
  for (const date of ['2026-11-10', '2026-12-24', '2026-11-21']) {
    const session = await aSession(staff, trade, { date, boat_ids: [] });
    const book = () => aBooking(staff, session, trade, { customer_name: 'Rita Vaz' });
    await beforeItEnded(world, company.id, session, book);
  }
  const found = await search(staff, 'rita vaz');
  expect(found.bookings.map(({ date }) => date)).toEqual(['2026-11-21', '2026-12-24', '2026-11-10']);
});

test('departures are found by hour, those of other days are not; at most six of a kind are answered', async () => {
  const { staff, trade } = await aHarbour();
  await aSession(staff, trade, { date: '2026-11-21', start_time: '17:30', end_time: '19:00', boat_ids: [] });
  for (const hour of ['10', '11', '12', '13', '14', '15', '17'])
    await aSession(staff, trade, { start_time: `${hour}:30`, end_time: `${hour}:50`, boat_ids: [] });
  expect(linesOf(await search(staff, '17h30'))).toEqual(['departure Ilha do Campeche 17:30']);
  expect((await search(staff, 'campeche')).departures).toHaveLength(6);
});

test('too short and too long a text is refused, signs search for nothing they are not', async () => {
  const { staff } = await aHarbour();
  for (const q of ['', 'a', 'x'.repeat(61)])
    expect((await staff.get(`/search?${new URLSearchParams({ q })}`)).status).toBe(422);
  expect(linesOf(await search(staff, '%_%'))).toEqual([]);
  expect(linesOf(await search(staff, '--'))).toEqual([]);
});
