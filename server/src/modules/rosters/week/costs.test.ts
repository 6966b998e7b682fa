import { expect, test } from 'vitest';
import { aSailingCrew } from '../../../testing/companies/crew/sailing-crew.ts';
import { booksOf } from '../../../testing/companies/money/books.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('what was done is a cost of its departure, told once, and gone with the duty', async () => {
  const { member, sail, assign, staff } = await aSailingCrew(world);
  const { on, results, broken } = booksOf(staff);
  const beto = await member('Beto', ['comandante'], { trip_rate: 180 });
  const past = await sail('2026-11-12', '08:00', '10:00');
  const given = await assign(beto.id, past.id, { reason: 'Esquecido' });
  expect(await results()).toEqual({});
  const { version } = (await staff.get('/rosters?week=2026-11-09')).body;
  expect((await staff.post('/rosters/2026-11-09/lock', { version })).status).toBe(200);
  expect((await results())['4.2']).toBe(-180);
  expect(await on('crew-days')).toEqual([180]);
  const postings = async () =>
    (await staff.get('/finance/postings?from=2026-11-01&to=2026-11-30&line=4.2')).body.data;
  expect(await postings()).toMatchObject([{ session_id: past.id, amount: 180, date: '2026-11-12' }]);
  // What is put right in the locked week has been done at once.
  const later = await sail('2026-11-13', '08:00', '10:00');
  const late = await assign(beto.id, later.id, { reason: 'Trocou com Ana' });
  expect(late.body.status).toBe('done');
  expect((await results())['4.2']).toBe(-360);
  const off = { version: 2, reason: 'Não embarcou' };
  expect((await staff.post(`/crew-assignments/${given.body.id}/cancellation`, off)).status).toBe(200);
  expect((await results())['4.2']).toBe(-180);
  expect(await postings()).toHaveLength(3);
  expect(await broken()).toEqual([]);
});
