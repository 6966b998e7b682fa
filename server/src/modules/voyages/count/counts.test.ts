import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { aManifestDay, bookingIn, markAll } from '../../../testing/companies/manifest-day.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A boat that left with three. */
async function atSea() {
  const day = await aManifestDay(world);
  const boat_id = day.trade.boats[0] as string;
  const booking = await bookingIn(day.guide, day.booking.id);
  await markAll(day.guide, booking, 'checked_in');
  const base = { boat_id, session_id: day.session.id, voyage_id: newId() };
  const sayAs = async (by: typeof day.guide, ...events: object[]) => {
    const sent = events.map((event) => ({ id: newId(), ...base, ...event }));
    return (await by.post('/departure-events', { events: sent })).body.results;
  };
  const say = (...events: object[]) => sayAs(day.guide, ...events);
  const people = booking.passengers.map(({ id }) => id) as [string, string, string];
  await say({ kind: 'released', check: 'names' }, { kind: 'sealed', counted: 3 });
  const rings = async () => {
    const { data } = (await day.staff.get('/alerts?type=occurrence&status=pendente')).body;
    return data
      .map(({ description }: { description: string }) => description)
      .filter((each: string) => each.includes('falta'));
  };
  return { ...day, ...base, base, say, sayAs, people, rings };
}

const back = (counted: number, step: number) => ({ kind: 'counted', moment: 'back', counted, step });

test('as many back as left close the count; both counts of a mistake stay', async () => {
  const { say, people } = await atSea();
  expect(await say(back(2, 1))).toMatchObject([{ outcome: 'stored', count: 'roll_call' }]);
  await say({ kind: 'marked', mark: 'ashore', people, step: 2 });
  expect(await say(back(3, 3))).toMatchObject([{ count: 'closed' }]);
});

test('somebody missing rings in the office, the boat’s next gate says so, and words or finding end it', async () => {
  const { guide, staff, base, say, people, rings } = await atSea();
  const [ana] = people;
  await say(back(2, 1));
  expect(await say({ kind: 'missing', people: [ana], step: 2 })).toMatchObject([{ count: 'missing' }]);
  expect(await rings()).toEqual([expect.stringContaining('falta 1 pessoa')]);
  expect(await say(back(3, 3))).toMatchObject([{ count: 'missing' }]);
  const left = { id: newId(), ...base, kind: 'departed', people: 3 };
  await guide.post('/logbook-events', { events: [left] });
  const line = { text: 'Ficou na ilha', explains: true };
  const explained = await staff.post(`/logbook/${base.voyage_id}/amendments`, line);
  expect(explained.body.status, 'nothing explains it while she is missing').toBe('open');
  expect(await say({ kind: 'closed', step: 4, text: 'Resgatada pela Capitania' })).toMatchObject([
    { count: 'closed' },
  ]);
  expect(await rings()).toEqual([]);
});

test('somebody missing touches neither attendance nor seats nor money, and a captain deactivated at sea ends the count as anybody', async () => {
  const { staff, guide, booking, say, people } = await atSea();
  const stood = async () => {
    const { passengers } = await bookingIn(guide, booking.id);
    const { version, status, total_price, paid_amount } = (await staff.get(`/bookings/${booking.id}`)).body;
    return [passengers.map(({ status: state }) => state), version, status, total_price, paid_amount];
  };
  const before = await stood();
  await say(back(2, 1), { kind: 'missing', people: people.slice(0, 1), step: 2 });
  expect(await stood()).toEqual(before);
  const captain = (await staff.post('/crew-members', { full_name: 'Beto', positions: ['comandante'] })).body;
  const gone = { version: captain.version, reason: 'Saiu' };
  expect((await staff.post(`/crew-members/${captain.id}/deactivation`, gone)).status).toBe(200);
  await say({ kind: 'marked', mark: 'ashore', people, step: 3 });
  expect(await say(back(3, 4))).toMatchObject([{ count: 'closed' }]);
  expect(await stood()).toEqual(before);
});

test('what is sent twice counts once, and what says too little is answered by name', async () => {
  const { guide, base, say } = await atSea();
  const event = { id: newId(), ...base, ...back(3, 1) };
  const send = async () => (await guide.post('/departure-events', { events: [event] })).body.results[0];
  expect([(await send()).outcome, (await send()).outcome]).toEqual(['stored', 'known']);
  expect(await say({ kind: 'counted' })).toMatchObject([{ outcome: 'refused', reason: 'incomplete' }]);
  expect(await say({ kind: 'marked', mark: 'elsewhere', people: [newId()] })).toMatchObject([
    { reason: 'incomplete' },
  ]);
  expect(await say({ kind: 'counted', moment: 'back', counted: 3, boat_id: newId() })).toMatchObject([
    { reason: 'unknown-boat' },
  ]);
  const wrong = await guide.post('/departure-events', { events: [{ ...event, counted: '3a' }] });
  expect(wrong.status).toBe(422);
});
