import { expect, test } from 'vitest';
import { aSailingCrew } from '../../../testing/companies/crew/sailing-crew.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('whom the roster names is the crew of the departure, and their rest is looked at', async () => {
  const { member, sail, assign, staff } = await aSailingCrew(world);
  const date = '2026-12-05';
  const sailing = await sail(date, '08:00', '10:00');
  const named = async () => {
    const { status, body } = await staff.get(`/departure-facts?date=${date}`);
    expect(status).toBe(200);
    const { facts } = body.data.find((each: { session_id: string }) => each.session_id === sailing.id);
    return [JSON.stringify(facts.crew).includes('Beto Carvalho'), facts.rest];
  };
  expect(await named()).toEqual([false, []]);
  const beto = await member('Beto Carvalho', ['comandante']);
  expect((await assign(beto.id, sailing.id)).status).toBe(201);
  expect(await named()).toEqual([true, []]);
});
