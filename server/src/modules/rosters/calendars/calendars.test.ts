import { expect, test } from 'vitest';
import { aSailingCrew } from '../../../testing/companies/crew/sailing-crew.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('a calendar tells one’s own duties of published weeks under a stable name, and what was called off', async () => {
  const { member, sail, assign, staff } = await aSailingCrew(world);
  const beto = await member('Beto', ['comandante'], { role: 'marinheiro', phone: '+5548999990000' });
  const session = await sail('2026-12-03', '08:00', '10:00');
  const held = (await assign(beto.id, session.id)).body;
  const own = beto.account ?? expect.fail('Without an account');
  const made = await own.post('/crew-calendars', {});
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id, token } = made.body as { id: string; token: string };
  const visitor = world.visitor();
  const read = async (of = token) => await visitor.get(`/calendars/${of}.ics`);
  // Nothing of a draft.
  expect((await read()).body).not.toContain('VEVENT');
  const publish = async () => {
    const { version } = (await staff.get('/rosters?week=2026-11-30')).body;
    await staff.post('/rosters/2026-11-30/publication', { version });
  };
  await publish();
  const seen = await read();
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = String(seen.body);
  for (const line of [
    `UID:${held.id}@leme`,
    'SEQUENCE:1',
    'DTSTART:20261203T103000Z',
    'DTEND:20261203T133000Z',
    'STATUS:TENTATIVE',
    'SUMMARY:Ilha do Campeche · Lancha Netuno · Comandante',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('99999');
  expect((await read()).body).toBe(text);
  await staff.post(`/crew-assignments/${held.id}/cancellation`, { version: 1 });
  const off = String((await read()).body);
  for (const line of [`UID:${held.id}@leme`, 'SEQUENCE:2', 'STATUS:CANCELLED']) expect(off).toContain(line);
  // Another address closes the one before, and a revoked one is not there, as one that never was.
  const other = (await own.post('/crew-calendars', {})).body as { id: string; token: string };
  const gone = await read();
  const guessed = await read(`${token.slice(0, -2)}xx`);
  expect([gone.status, guessed.status, (await read('x')).status]).toEqual([404, 404, 404]);
  expect({ ...gone.body, instance: '' }).toEqual({ ...guessed.body, instance: '' });
  expect((await read(other.token)).status).toBe(200);
  expect((await own.get('/crew-calendars')).body.calendar.id).toBe(other.id);
  await own.post(`/crew-calendars/${other.id}/revocation`, {});
  expect((await read(other.token)).status).toBe(404);
  expect((await own.get('/crew-calendars')).body.calendar).toBeNull();
  expect(id).not.toBe(other.id);
});

test('who is nobody of the crew has no calendar, nobody closes another’s, and two at once leave one', async () => {
  const { member, staff } = await aSailingCrew(world);
  expect((await staff.post('/crew-calendars', {})).status).toBe(404);
  const beto = await member('Beto', ['comandante'], { role: 'marinheiro' });
  const own = beto.account ?? expect.fail('Without an account');
  const made = await Promise.all([1, 2].map(() => own.post('/crew-calendars', {})));
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  const { calendar } = (await own.get('/crew-calendars')).body;
  expect((await staff.post(`/crew-calendars/${calendar.id}/revocation`, {})).status).toBe(404);
  const open = await Promise.all(
    made.map(async ({ body }) => (await world.visitor().get(`/calendars/${body.token}.ics`)).status),
  );
  expect(open.toSorted()).toEqual([200, 404]);
});
