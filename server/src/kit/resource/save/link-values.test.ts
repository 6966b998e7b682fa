import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { beforeAll, expect, test } from 'vitest';
import { openWorld, type Person } from '../../../testing/world.ts';
import { add, importRows, rowsOf, send } from '../transfer/import/importing.testing.ts';

const world = await openWorld({ alone: true });
// Jobs are worked once the door is open.
beforeAll(async () => void (await world.app.listen({ port: 0, host: '127.0.0.1' })));

type Fleet = { keeper: Person; vests: AnyRow; awning: AnyRow; boat: AnyRow };

const feature = (by: Person, name: string) => add(by, '/boat-features', { name: { 'pt-BR': name } });

/** A boat with twelve vests and an awning nobody counted. */
async function aFleet(): Promise<Fleet> {
  const keeper = await world.user(await world.company(), 'admin');
  const [vests, awning] = [await feature(keeper, 'Coletes'), await feature(keeper, 'Toldo')];
  const features = [{ id: vests.id, value: 12 }, awning.id];
  const boat = await add(keeper, '/boats', { boat_name: 'Vela', capacity: 10, features });
  return { keeper, vests, awning, boat };
}

const read = async ({ keeper, boat }: Fleet): Promise<AnyRow> => (await keeper.get(`/boats/${boat.id}`)).body;

async function change(fleet: Fleet, values: object): Promise<AnyRow> {
  const { version } = await read(fleet);
  const { status, body } = await fleet.keeper.patch(`/boats/${fleet.boat.id}`, { ...values, version });
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(body).toEqual(await read(fleet));
  return body;
}

async function steps({ keeper, boat }: Fleet) {
  const { data } = (await keeper.get(`/boats/${boat.id}/history`)).body;
  return data.map(({ changes }: { changes: object[] }) => changes);
}

async function exported({ keeper }: Fleet, path = '/boats'): Promise<string> {
  return (await keeper.get(`${path}/export`)).bytes.toString();
}

test('a row answers the ids it always did, and beside them the values at their links', async () => {
  const fleet = await aFleet();
  const { vests, awning, boat } = fleet;
  const shown = {
    features: [vests.id, awning.id],
    features_values: { [vests.id]: 12 },
    labels: { features: ['Coletes', 'Toldo'] },
  };
  expect(boat).toMatchObject(shown);
  expect(await read(fleet)).toEqual(boat);
  const bare = await add(fleet.keeper, '/boats', { boat_name: 'Sem nada', capacity: 2 });
  expect([bare.features, bare.features_values]).toEqual([[], {}]);
});

test('an id alone keeps the value it had, whoever sends it; null takes it away', async () => {
  const fleet = await aFleet();
  const { vests, awning, boat } = fleet;
  expect(await change(fleet, { features: [vests.id, awning.id] })).toEqual(boat);
  expect(await change(fleet, { features: [{ id: vests.id.toUpperCase() }, awning.id] })).toEqual(boat);
  expect(await change(fleet, { boat_name: 'Vela II', features: [awning.id, vests.id] })).toMatchObject({
    version: 2,
    features: [awning.id, vests.id],
    features_values: { [vests.id]: 12 },
  });
  const counted = [
    { id: awning.id, value: 2 },
    { id: vests.id, value: null },
  ];
  expect((await change(fleet, { features: counted })).features_values).toEqual({ [awning.id]: 2 });
  expect((await change(fleet, { features: [vests.id] })).features_values).toEqual({});
  // What was taken off and comes back begins anew.
  expect((await change(fleet, { features: [vests.id, awning.id] })).features_values).toEqual({});
});

test('history says both amounts, also where nothing else changed', async () => {
  const fleet = await aFleet();
  const { vests, awning } = fleet;
  await change(fleet, { features: [{ id: vests.id, value: 15 }, awning.id] });
  const [updated, created] = await steps(fleet);
  const before = [{ name: 'Coletes', value: 12 }, 'Toldo'];
  const after = [{ name: 'Coletes', value: 15 }, 'Toldo'];
  expect(updated).toEqual([{ field: 'features', before, after, isErased: false }]);
  expect(created).toContainEqual({ field: 'features', before: null, after: before, isErased: false });
});

test('who saved second reads the amounts of the first', async () => {
  const fleet = await aFleet();
  const { vests, boat, keeper } = fleet;
  await change(fleet, { features: [{ id: vests.id, value: 15 }] });
  const { status, body } = await keeper.patch(`/boats/${boat.id}`, {
    features: [{ id: vests.id, value: 20 }],
    version: 1,
  });
  expect([status, body.params.current.features_values]).toEqual([409, { [vests.id]: 15 }]);
});

test('a value that does not fit is refused where it stands, and one id with two values as repeated', async () => {
  const { keeper, vests, awning } = await aFleet();
  const refused = async (features: unknown) => {
    const { status, body } = await keeper.post('/boats', { boat_name: 'Não', capacity: 2, features });
    return [status, body.errors];
  };
  const valued = (value: unknown) => [awning.id, { id: vests.id, value }];
  const pointer = '/features/1/value';
  expect(await refused(valued(0))).toEqual([422, [{ pointer, code: 'too-small', params: { minimum: 1 } }]]);
  expect(await refused(valued(1000))).toEqual([
    422,
    [{ pointer, code: 'too-large', params: { maximum: 999 } }],
  ]);
  expect(await refused(valued(1.5))).toEqual([422, [{ pointer, code: 'integer' }]]);
  expect(await refused(valued('12'))).toEqual([422, [expect.objectContaining({ pointer, code: 'type' })]]);
  const twice = [
    { id: vests.id, value: 1 },
    { id: vests.id, value: 2 },
  ];
  expect(await refused(twice)).toEqual([422, [{ pointer: '/features', code: 'repeated' }]]);
  expect(await refused([{ id: vests.id, value: 1, colour: 'red' }])).toEqual([
    422,
    [{ pointer: '/features/0/colour', code: 'unknown-field' }],
  ]);
  const tag = await add(keeper, '/tags', { name: 'VIP' });
  const { body } = await keeper.post('/customers', { name: 'Ana', tags: [{ id: tag.id, value: 3 }] });
  expect(body.errors).toEqual([{ pointer: '/tags/0/value', code: 'no-value' }]);
});

test('an export tells the amounts and comes back unchanged; without ids it makes the same elsewhere', async () => {
  const fleet = await aFleet();
  const text = await exported(fleet);
  expect(text).toContain(';Coletes:12 | Toldo;');
  const { body } = await send(fleet.keeper, '/boats', text);
  expect(body).toMatchObject({ total: 1, valid: 1, will_create: 0, will_update: 0 });
  const other = await aFleet();
  await other.keeper.delete(`/boats/${other.boat.id}`);
  const lines = text.split('\r\n').map((line) => line.slice(line.indexOf(';') + 1));
  expect(await importRows(other.keeper, '/boats', lines.join('\r\n'))).toMatchObject({ created: 1 });
  const [row] = await rowsOf(other.keeper, '/boats');
  expect(row).toMatchObject({
    features: [other.vests.id, other.awning.id],
    features_values: { [other.vests.id]: 12 },
  });
  expect((await steps({ ...other, boat: row as AnyRow }))[0]).toContainEqual(
    expect.objectContaining({ field: 'features', after: [{ name: 'Coletes', value: 12 }, 'Toldo'] }),
  );
});

test('a file changes amounts, keeps those it does not say and takes away those it empties', async () => {
  const fleet = await aFleet();
  const { vests, awning } = fleet;
  // The first as exports told it before there were amounts.
  const told = ['Coletes | Toldo', 'coletes: 15 | Toldo:3', 'Toldo | Coletes:', 'Coletes:3 | Coletes:3'];
  expect(await brought(fleet, told)).toEqual([
    { version: 1, features: [vests.id, awning.id], features_values: { [vests.id]: 12 } },
    { version: 2, features: [vests.id, awning.id], features_values: { [vests.id]: 15, [awning.id]: 3 } },
    { version: 2, features: [awning.id, vests.id], features_values: {} },
    { version: 2, features: [vests.id], features_values: { [vests.id]: 3 } },
  ]);
});

test('a cell is a name before it is a name with an amount, and what may be both is refused', async () => {
  const fleet = await aFleet();
  const deck = await feature(fleet.keeper, 'Deck: 2');
  const moved = { version: 2, features: [deck.id] };
  expect(await brought(fleet, ['Deck: 2', 'Deck: 2:7'])).toEqual([
    { ...moved, features_values: {} },
    { ...moved, features_values: { [deck.id]: 7 } },
  ]);
  expect(await exported(fleet)).toContain(';Deck: 2:7;');
  const plain = await feature(fleet.keeper, 'Deck');
  const pointer = '/features';
  expect(
    await refusals(fleet, ['Deck: 2', 'Bote:2', 'Coletes:muitos', 'Toldo:1000', 'Toldo:3 | Toldo:4']),
  ).toEqual([
    { pointer, code: 'ambiguous-name', params: { name: 'Deck: 2' } },
    { pointer, code: 'unknown-name', params: { name: 'Bote:2' } },
    { pointer, code: 'number' },
    { pointer: `${pointer}/0/value`, code: 'too-large', params: { maximum: 999 } },
    { pointer, code: 'repeated' },
  ]);
  const [both] = await brought(fleet, ['Deck: 2: | Deck:2']);
  expect(both).toMatchObject({ features: [deck.id, plain.id], features_values: { [plain.id]: 2 } });
});

/** A file with a line for each cell, each of a boat with twelve vests and an awning. */
async function fileOf({ keeper, vests, awning }: Fleet, cells: readonly string[]) {
  const features = [{ id: vests.id, value: 12 }, awning.id];
  const ids = await Promise.all(
    cells.map(
      async (_, at) => (await add(keeper, '/boats', { boat_name: `B${at}`, capacity: 2, features })).id,
    ),
  );
  const lines = cells.map((cell, at) => `${ids[at]};${cell}\n`).join('');
  return { ids, text: `ID;Características\n${lines}` };
}

/** What such boats have once the file was brought in. */
async function brought(fleet: Fleet, cells: readonly string[]) {
  const { ids, text } = await fileOf(fleet, cells);
  expect(await importRows(fleet.keeper, '/boats', text)).toMatchObject({ refused_count: 0 });
  const rows = await rowsOf(fleet.keeper, '/boats');
  return ids.map((id) => {
    const { version, features, features_values } = rows.find((row) => row.id === id) as AnyRow;
    return { version, features, features_values };
  });
}

/** What such a file is refused for, line by line. */
async function refusals(fleet: Fleet, cells: readonly string[]) {
  const { text } = await fileOf(fleet, cells);
  const { body } = await send(fleet.keeper, '/boats', text);
  return body.refused.flatMap(({ faults }: { faults: object[] }) => faults);
}

test('a deleted feature takes its amount out of sight, and restored it is back', async () => {
  const fleet = await aFleet();
  const { keeper, vests, awning } = fleet;
  await keeper.delete(`/boat-features/${vests.id}`);
  expect(await read(fleet)).toMatchObject({ features: [awning.id], features_values: {} });
  await keeper.post(`/boat-features/${vests.id}/restoration`);
  expect((await read(fleet)).features_values).toEqual({ [vests.id]: 12 });
});

test('the description of the API says what a link may be', async () => {
  const { body } = await (await aFleet()).keeper.get('/openapi.json');
  const post = body.paths['/boats'].post.requestBody.content['application/json'].schema;
  const { items } = post.properties.features;
  expect(items.anyOf[1].properties.value.anyOf[0]).toMatchObject({
    type: 'integer',
    minimum: 1,
    maximum: 999,
  });
});
