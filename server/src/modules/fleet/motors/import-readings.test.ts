import { expect, test } from 'vitest';
import { anEngineRoom, at } from '../../../testing/companies/fleet/engine-room.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A thousand days, each an hour more, twelve of which fall. */
const falling = new Set([50, 120, 201, 333, 400, 477, 512, 600, 701, 810, 905, 990]);
const first = Temporal.PlainDate.from('2024-01-01');
const history = Array.from({ length: 1_000 }, (_, day) => ({
  line: day + 2,
  hours: falling.has(day) ? 1 : 100 + day,
  taken_at: `${first.add({ days: day })}T12:00:00.000Z`,
}));

test('of a thousand readings out of a file the twelve that fall are named and wait, and repeated none is doubled', async () => {
  const { staff, path, seen } = await anEngineRoom(world);
  const send = async (more: object = {}) =>
    (await staff.post(`${path}/reading-history`, { readings: history, ...more })).body;
  const told = await send({ dry_run: true });
  expect(told).toMatchObject({ accepted: 988, repeated: 0, hours_current: 0 });
  const lines = told.review.map(({ line }: { line: number }) => line - 2);
  expect(lines).toEqual([...falling]);
  expect(await seen()).toMatchObject({ hours: 0, last_reading_at: null, in_review: 0 });
  expect(await send()).toMatchObject({ accepted: 988, repeated: 0, hours_current: 1_099 });
  expect(await seen()).toMatchObject({ hours: 1_099, in_review: 12 });
  expect(await send()).toMatchObject({ accepted: 0, repeated: 1_000, review: [] });
  expect(await seen()).toMatchObject({ hours: 1_099, in_review: 12 });
});

test('a history goes around what is there: what fits between counts, what went on too fast waits', async () => {
  const { staff, path, read, seen } = await anEngineRoom(world);
  await read(100, at(1));
  await read(200, at(15));
  const readings = [
    { line: 2, hours: 150, taken_at: at(8) },
    { line: 3, hours: 190, taken_at: at(8, 18) },
    { line: 4, hours: 150, taken_at: at(8) },
  ];
  const { body } = await staff.post(`${path}/reading-history`, { readings });
  expect(body).toMatchObject({ accepted: 1, repeated: 1, review: [{ line: 3, hours: 190 }] });
  expect(await seen()).toMatchObject({ hours: 200, in_review: 1 });
});

test('a file that tells of tomorrow is refused, with the line', async () => {
  const { staff, path } = await anEngineRoom(world);
  const readings = [{ line: 2, hours: 1, taken_at: '2099-01-01T12:00:00.000Z' }];
  const { status, body } = await staff.post(`${path}/reading-history`, { readings });
  expect([status, body.errors]).toEqual([422, [{ pointer: '/readings/0/taken_at', code: 'future' }]]);
});
