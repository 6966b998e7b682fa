import { beforeAll, expect, test } from 'vitest';
import { png } from '../../../testing/input/png.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { importRows } from '../transfer/import/importing.testing.ts';

const world = await openWorld({ alone: true });
// Jobs are worked once the door is open.
beforeAll(async () => void (await world.app.listen({ port: 0, host: '127.0.0.1' })));

const send = async (by: Person, bytes: Buffer, name: string) =>
  await by.post(`/boats/files?name=${name}`, bytes, { 'content-type': 'application/octet-stream' });

async function aBoat(count = 3) {
  const company = await world.company();
  const keeper = await world.user(company, 'admin');
  const photos: string[] = [];
  for (let at = 1; at <= count; at += 1)
    photos.push((await send(keeper, png(at, at), `foto-${at}.png`)).body.id);
  const boat = (await keeper.post('/boats', { boat_name: 'Netuno', capacity: 4, photos })).body;
  return { company, keeper, photos, boat };
}

const historyOf = async (by: Person, id: string) => (await by.get(`/boats/${id}/history`)).body.data;

test('a boat has its photos in their order, with what they are called, alone and in the list', async () => {
  const { keeper, photos, boat } = await aBoat();
  const names = ['foto-1.webp', 'foto-2.webp', 'foto-3.webp'];
  expect([boat.photos, boat.labels.photos]).toEqual([photos, names]);
  const [a, b, c] = photos;
  const changed = await keeper.patch(`/boats/${boat.id}`, { photos: [c, a, b], version: 1 });
  expect([changed.status, changed.body.photos]).toEqual([200, [c, a, b]]);
  expect((await keeper.get('/boats')).body.data[0]).toMatchObject({
    photos: [c, a, b],
    labels: { photos: ['foto-3.webp', 'foto-1.webp', 'foto-2.webp'] },
  });
});

test('history holds what was added, what went and in which order they stood', async () => {
  const { keeper, photos, boat } = await aBoat(2);
  const [a, b] = photos as [string, string];
  await keeper.patch(`/boats/${boat.id}`, { photos: [b, a], version: 1 });
  await keeper.patch(`/boats/${boat.id}`, { photos: [b], version: 2 });
  const steps = await historyOf(keeper, boat.id);
  const told = steps.map(({ changes }: { changes: { field: string }[] }) =>
    changes.find(({ field }) => field === 'photos'),
  );
  expect(told).toMatchObject([
    { before: [b, a], after: [b] },
    { before: [a, b], after: [b, a] },
    { before: null, after: [a, b] },
  ]);
});

test('of twelve files of which one is broken eleven are stored and the broken one is refused by name', async () => {
  const { keeper, boat } = await aBoat(0);
  const whole = png(40, 40);
  const files = Array.from({ length: 12 }, (_, at) => (at === 6 ? whole.subarray(0, 60) : png(40 + at, 40)));
  const photos: string[] = [];
  for (const [at, bytes] of files.entries()) {
    const { status, body } = await send(keeper, bytes, `${at}.png`);
    if (at !== 6) photos.push(body.id);
    else expect([status, body.errors]).toEqual([422, [{ pointer: '/file', code: 'image' }]]);
  }
  const saved = await keeper.patch(`/boats/${boat.id}`, { photos, version: 1 });
  expect([saved.status, saved.body.photos]).toEqual([200, photos]);
});

test('too many, one twice, and one of another company, another register or no picture is refused with its place', async () => {
  const { keeper, photos, boat } = await aBoat(1);
  const [own] = photos as [string];
  const foreign = (await aBoat(1)).photos[0];
  const paper = (await send(keeper, Buffer.from('%PDF-1.7\n'), 'TIE.pdf')).body.id;
  const tried = async (given: unknown) =>
    (await keeper.patch(`/boats/${boat.id}`, { photos: given, version: 1 })).body.errors;
  expect(await tried([own, own])).toEqual([{ pointer: '/photos', code: 'repeated' }]);
  expect(await tried([own, foreign])).toEqual([{ pointer: '/photos/1', code: 'unknown' }]);
  expect(await tried([own, crypto.randomUUID()])).toEqual([{ pointer: '/photos/1', code: 'unknown' }]);
  expect(await tried([paper])).toEqual([{ pointer: '/photos/0', code: 'file-type' }]);
  const many = Array.from({ length: 21 }, () => crypto.randomUUID());
  expect(await tried(many)).toEqual([{ pointer: '/photos', code: 'too-large', params: { maximum: 20 } }]);
  expect((await keeper.get(`/boats/${boat.id}`)).body.photos).toEqual([own]);
});

test('a partner puts the photos of its own boat in order, whoever sent them, and adds none that is not its own', async () => {
  const { company, keeper, photos, boat } = await aBoat(2);
  const owner = await world.user(company, 'supplier_admin');
  await keeper.patch(`/boats/${boat.id}`, { owner_supplier_id: owner.partner, version: 1 });
  const turned = photos.toReversed();
  expect((await owner.patch(`/boats/${boat.id}`, { photos: turned, version: 2 })).body.photos).toEqual(
    turned,
  );
  for (const photo of photos) expect((await owner.get(`/boats/files/${photo}`)).status).toBe(200);
  const secret = (await send(keeper, png(9, 9), 'outra.png')).body.id;
  const taken = await owner.patch(`/boats/${boat.id}`, { photos: [...turned, secret], version: 3 });
  expect(taken.body.errors).toEqual([{ pointer: '/photos/2', code: 'unknown' }]);
});

test('of two who put photos in order at once one is told of the other', async () => {
  const { keeper, photos, boat } = await aBoat();
  const [a, b, c] = photos;
  const answers = await Promise.all(
    [
      [b, a, c],
      [c, b, a],
    ].map((order) => keeper.patch(`/boats/${boat.id}`, { photos: order, version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = answers.find(({ status }) => status === 200)?.body.photos;
  expect((await keeper.get(`/boats/${boat.id}`)).body.photos).toEqual(kept);
});

test('a CSV tells what the photos are called; one without them comes back, one that names others is refused by name', async () => {
  const { keeper, photos, boat } = await aBoat(2);
  const exported = (await keeper.get('/boats/export')).bytes.toString();
  expect(exported).toContain('foto-1.webp | foto-2.webp');
  const former = `ID;Nome;Lotação;Observações\n${boat.id};Netuno;4;De antes\n`;
  expect(await importRows(keeper, '/boats', former)).toMatchObject({ updated: 1, refused: [] });
  const named = `ID;Nome;Lotação;Fotos\n${boat.id};Netuno II;4;minha.png\n`;
  const { status, body } = await keeper.post('/boats/imports?file=a.csv', named, {
    'content-type': 'text/csv',
  });
  expect(status).toBe(201);
  expect(body.refused).toMatchObject([{ row: 2, faults: [{ pointer: '/photos', code: 'no-files' }] }]);
  const read = (await keeper.get(`/boats/${boat.id}`)).body;
  expect([read.photos, read.notes, read.boat_name]).toEqual([photos, 'De antes', 'Netuno']);
});
