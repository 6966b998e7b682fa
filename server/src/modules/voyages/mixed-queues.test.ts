import { expect, test } from 'vitest';
import { newId } from '../../kit/ids.ts';
import { aManifestDay } from '../../testing/companies/manifest-day.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const world = await openWorld();

type Queued = { path: string; by: Person; event: { id: string } };

/** What a phone sends of one person: each batch up to three times, at once with the others, as after answers that were lost. */
async function sendAll(queue: readonly Queued[]) {
  const lanes = Map.groupBy(queue, ({ path, by }) => `${path} ${by.id}`);
  const sends = [...lanes.values()].flatMap((own, lane) => {
    const [{ path, by }] = own as [Queued];
    const events = own.map(({ event }) => event);
    const half = Math.ceil(events.length / 2);
    const batches = [events.slice(0, half), events, events.slice(half), events.toReversed()];
    return batches.slice(0, 3 + (lane % 2)).map((batch) => by.post(path, { user_id: by.id, events: batch }));
  });
  return await Promise.all(sends);
}

test('marks, voyages and fuel of two people on three phones: nothing is lost, doubled or in another’s name', async () => {
  const { company, staff, guide, trade, booking } = await aManifestDay(world);
  const other = await world.user(company, 'marinheiro');
  const [first, second] = trade.boats as [string, string];
  const { passengers } = (await staff.get('/passenger-manifest')).body.data
    .flatMap(({ bookings }: { bookings: { id: string }[] }) => bookings)
    .find(({ id }: { id: string }) => id === booking.id);
  const taken_at = '2026-11-20T11:00:00.000Z';
  const ofPerson = (by: Person, boat_id: string): Queued[] => {
    const voyage_id = newId();
    const said = (kind: string, step: number, more: object = {}) => ({
      path: '/logbook-events',
      by,
      event: { id: newId(), voyage_id, boat_id, kind, step, ...more },
    });
    const filled = (litres: number) => ({
      path: '/quick-fuel',
      by,
      event: { id: newId(), boat_id, taken_at, litres, total: litres * 6 },
    });
    const marked = (status: string) => ({
      path: '/attendance-events',
      by,
      event: { id: newId(), booking_id: booking.id, manifest_passenger_id: passengers[0].id, status },
    });
    return [
      ...[10, 20, 30].map(filled),
      said('departed', 0, { people: 4 }),
      said('occurrence', 1, { occurrence: 'outro', text: 'Baleia' }),
      said('fuel_level', 2, { level: 60 }),
      said('returned', 3, { people: 4 }),
      marked('checked_in'),
      marked('no_show'),
    ];
  };
  const queue = [...ofPerson(guide, first), ...ofPerson(other, second)];
  const answers = await sendAll(queue);
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  const foreign = queue.filter(({ by }) => by === guide).map(({ event }) => event);
  const stolen = await other.post('/quick-fuel', { user_id: guide.id, events: foreign.slice(0, 1) });
  expect(stolen.status).toBe(409);

  const ids = (path: string, by?: Person) =>
    queue.flatMap((each) => (each.path === path && (!by || each.by === by) ? each.event.id : [])).toSorted();
  const fills: { id: string; user_id: string }[] = (await staff.get('/quick-fuel')).body.data;
  expect(fills.map(({ id }) => id).toSorted()).toEqual(ids('/quick-fuel'));
  for (const by of [guide, other])
    expect(fills.flatMap(({ id, user_id }) => (user_id === by.id ? id : [])).toSorted()).toEqual(
      ids('/quick-fuel', by),
    );
  const voyages: { id: string; status: string }[] = (await staff.get('/logbook')).body.data;
  expect(voyages.map(({ status }) => status)).toEqual(['closed', 'closed']);
  const said = await Promise.all(voyages.map(async ({ id }) => (await staff.get(`/logbook/${id}`)).body));
  expect(said.flatMap(({ events }) => events.map(({ id }: { id: string }) => id)).toSorted()).toEqual(
    ids('/logbook-events'),
  );
  const marks = (await staff.get(`/bookings/${booking.id}/attendance-events`)).body.data;
  expect(marks.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids('/attendance-events'));
});
