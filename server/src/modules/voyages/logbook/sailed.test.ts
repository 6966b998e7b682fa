import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { aManifestDay } from '../../../testing/companies/manifest-day.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A departure of today with one boat that leaves and comes back. */
async function aSailing() {
  const day = await aManifestDay(world);
  const voyage_id = newId();
  const [boat_id] = day.trade.boats;
  const say = async (kind: string, more: object = {}) => {
    const event = { id: newId(), voyage_id, boat_id, session_id: day.session.id, kind, people: 4 };
    return await day.guide.post('/logbook-events', { events: [{ ...event, ...more }] });
  };
  const status = async () => (await day.staff.get(`/bookings/${day.booking.id}`)).body.status;
  return { ...day, voyage_id, say, status };
}

test('both manifests say when the boat really left and was back', async () => {
  const { guide, session, say } = await aSailing();
  const seen = async () => {
    const [day, cards] = [await guide.get('/passenger-manifest'), await guide.get('/sessions-manifest')];
    return [day, cards].map(({ body }) => body.data.find(({ id }: { id: string }) => id === session.id));
  };
  for (const each of await seen()) expect(each).toMatchObject({ departed_at: null, returned_at: null });
  await say('departed');
  for (const each of await seen())
    expect(each).toMatchObject({ departed_at: expect.any(String), returned_at: null });
  await say('returned', { step: 1 });
  for (const each of await seen()) expect(each).toMatchObject({ returned_at: expect.any(String) });
});

test('with its voyages closed a departure is over: its bookings are completed, once', async () => {
  const { say, status } = await aSailing();
  await say('departed');
  expect(await status()).toBe('confirmed');
  const returned = { id: newId(), step: 1 };
  await say('returned', returned);
  await say('returned', returned);
  expect(await status()).toBe('completed');
});

test('one person short completes nothing until somebody explains it', async () => {
  const { staff, voyage_id, say, status } = await aSailing();
  await say('departed');
  await say('returned', { step: 1, people: 3 });
  expect(await status()).toBe('confirmed');
  await staff.post(`/logbook/${voyage_id}/amendments`, { text: 'Uma desceu na ilha', explains: true });
  expect(await status()).toBe('completed');
});

test('a boat that has yet to leave keeps its departure open', async () => {
  const { staff, session, trade, say, status } = await aSailing();
  const { version } = (await staff.get(`/sessions/${session.id}`)).body;
  const both = { version, boat_ids: trade.boats };
  expect((await staff.patch(`/sessions/${session.id}`, both)).status).toBe(200);
  await say('departed');
  await say('returned', { step: 1 });
  expect(await status()).toBe('confirmed');
  const other = { voyage_id: newId(), boat_id: trade.boats[1] };
  await say('departed', other);
  await say('returned', { ...other, step: 1 });
  expect(await status()).toBe('completed');
});
