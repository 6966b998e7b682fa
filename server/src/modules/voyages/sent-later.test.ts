import { expect, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import { newId } from '../../kit/ids.ts';
import { aManifestDay } from '../../testing/companies/manifest-day.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();
const now = '2026-11-20T12:12:00.000Z';

/** A skipper whose device was prepared while online, and what it queues. */
async function aDevice() {
  const day = await aManifestDay(world);
  expect((await day.guide.get('/auth/session')).status).toBe(200);
  const boat_id = day.trade.boats[0] as string;
  const voyage_id = newId();
  const fill = (more: object = {}) => {
    return { id: newId(), boat_id, taken_at: now, litres: 80, total: 520, ...more };
  };
  const said = (kind: string, more: object = {}) => {
    return { id: newId(), voyage_id, boat_id, session_id: day.session.id, kind, ...more };
  };
  const later = { 'leme-tenant': day.company.id, 'leme-background': '1' };
  const send = (path: string, events: object[], more: object = {}) =>
    day.guide.post(path, { device_id: 'aparelho-1', user_id: day.guide.id, events, ...more }, later);
  return { ...day, boat_id, voyage_id, fill, said, send };
}

test('after the session went to sleep, what was queued at sea still arrives, by whoever said it [B2.2-32]', async () => {
  const { guide, staff, voyage_id, fill, said, send } = await aDevice();
  await guide.post('/auth/sign-out', { because: 'idle' });
  expect((await guide.get('/pier-data')).status).toBe(401);
  const fuelled = fill();
  const out = said('departed', { people: 4 });
  const back = said('returned', { people: 4, step: 1 });
  expect((await send('/quick-fuel', [fuelled])).body.results).toMatchObject([{ outcome: 'stored' }]);
  for (const outcome of ['stored', 'known']) {
    const { body } = await send('/logbook-events', [out, back]);
    expect(body.results).toMatchObject([
      { outcome, status: 'closed' },
      { outcome, status: 'closed' },
    ]);
  }
  const { data } = (await staff.get('/quick-fuel')).body;
  expect(data).toMatchObject([{ id: fuelled.id, user_id: guide.id }]);
  expect((await staff.get(`/logbook/${voyage_id}`)).body.events).toHaveLength(2);
});

test('nobody sends in the name of another, and who signed out by hand sends nothing', async () => {
  const { guide, staff, said, fill, send } = await aDevice();
  await guide.post('/auth/sign-out', { because: 'idle' });
  for (const [path, event] of [
    ['/logbook-events', said('departed', { people: 4 })],
    ['/quick-fuel', fill()],
  ] as const) {
    expect((await send(path, [event], { user_id: staff.id })).status).toBe(409);
    expect((await staff.post(path, { user_id: guide.id, events: [event] })).status).toBe(409);
  }
  expect((await staff.get('/quick-fuel')).body.data).toEqual([]);
  const other = await aDevice();
  await other.guide.post('/auth/sign-out');
  expect((await other.send('/logbook-events', [other.said('departed')])).status).toBe(401);
});

test('who lost the right meanwhile is answered by the id of what was queued', async () => {
  const { company, guide, said, fill, send } = await aDevice();
  await guide.post('/auth/sign-out', { because: 'idle' });
  await world.authTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('user_roles')
        .set({ role: 'user' })
        .where('tenant_id', '=', company.id)
        .where('user_id', '=', guide.id),
    ),
  );
  const refused = [{ outcome: 'refused', reason: 'not-allowed' }];
  const answers = [await send('/logbook-events', [said('departed')]), await send('/quick-fuel', [fill()])];
  for (const { body } of answers) expect(body.results ?? body).toMatchObject(refused);
});

test('a phone of 2019 fuelled ten minutes before it sends: that long ago counts, and not its clock', async () => {
  const { staff, fill, send } = await aDevice();
  const fuelled = fill({ taken_at: '2019-05-01T08:00:00.000Z' });
  await send('/quick-fuel', [fuelled], { sent_at: '2019-05-01T08:10:00.000Z' });
  const { data } = (await staff.get('/quick-fuel')).body;
  expect(data).toMatchObject([{ taken_at: '2026-11-20T12:02:00.000Z' }]);
});

test('what was fuelled by mistake is taken back by the same queue, once', async () => {
  const { staff, fill, send } = await aDevice();
  const fuelled = fill();
  const back = { ...fuelled, id: newId(), reverses_id: fuelled.id, reason: 'Desfeito logo depois' };
  const outcomes = async (...events: object[]) =>
    (await send('/quick-fuel', events)).body.results.map(
      ({ outcome, reason }: { outcome: string; reason: string | null }) => reason ?? outcome,
    );
  expect(await outcomes({ ...back, id: newId() })).toEqual(['unknown-fill']);
  expect(await outcomes(fuelled, back)).toEqual(['stored', 'stored']);
  expect(await outcomes(fuelled, back, { ...back, id: newId() })).toEqual(['known', 'known', 'reversed']);
  expect((await staff.get('/quick-fuel?totals=1')).body.totals).toMatchObject({ litres: 0, total: 0 });
});

test('what a phone keeps of the day tells tanks, thirst and stations, and to who fuels alone no voyage', async () => {
  const { guide, staff, boat_id, voyage_id, said, fill, send } = await aDevice();
  const station = (await staff.post('/suppliers', { name: 'Posto do Canto' })).body;
  await send('/quick-fuel', [fill({ supplier_id: station.id })]);
  await send('/logbook-events', [said('departed', { people: 4 })]);
  const seen = (await guide.get('/pier-data')).body;
  expect(seen).toMatchObject({ last_fuelled: boat_id, voyages: [{ id: voyage_id }] });
  expect(seen.stations[0]).toEqual({ id: station.id, name: 'Posto do Canto' });
  expect(seen.boats).toContainEqual(expect.objectContaining({ id: boat_id, usual: null, fuel_type: null }));
});
