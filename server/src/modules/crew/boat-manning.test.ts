import { boatManning } from '@leme/contract/crew/boat-manning';
import { expect, test } from 'vitest';
import { checkResource } from '../../testing/registers/check-resource.ts';
import { openWorld } from '../../testing/world.ts';

checkResource(boatManning);

const world = await openWorld();

test('nobody is asked aboard in no place, in one that is none, on a boat of others or with a paper of nobody', async () => {
  const [company, other] = [await world.company(), await world.company()];
  const [staff, stranger] = [await world.user(company, 'admin'), await world.user(other, 'admin')];
  const boatOf = async (by: typeof staff) =>
    (await by.post('/boats', { boat_name: 'Netuno', capacity: 12 })).body.id;
  const [boat_id, foreign] = [await boatOf(staff), await boatOf(stranger)];
  const faults = async (given: object) => {
    const { status, body } = await staff.post('/boat-manning', { boat_id, position: 'marinheiro', ...given });
    expect(status).toBe(422);
    return body.errors.map(({ pointer, code }: Record<string, string>) => [pointer, code]);
  };
  expect(await faults({ count: 0 })).toEqual([['/count', 'too-small']]);
  expect(await faults({ count: 31 })).toEqual([['/count', 'too-large']]);
  expect(await faults({ position: 'piloto' })).toEqual([['/position', 'option']]);
  expect(await faults({ boat_id: foreign })).toEqual([['/boat_id', 'unknown']]);
  expect(await faults({ competency_id: crypto.randomUUID() })).toEqual([['/competency_id', 'unknown']]);
});
