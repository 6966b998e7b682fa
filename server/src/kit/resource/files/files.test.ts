import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { expect, onTestFinished, test } from 'vitest';
import { png } from '../../../testing/input/png.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { db } from '../../database/sql.ts';

const world = await openWorld();

async function aKeeper(): Promise<Person> {
  return await world.user(await world.company(), 'admin');
}

const bytesOf = { 'content-type': 'application/octet-stream' };
/** Who is told to come again comes again: drawing ends after ten seconds, also on a machine with other work. */
async function send(by: Person, bytes: Buffer, name = 'foto.jpg', headers: Record<string, string> = bytesOf) {
  for (;;) {
    const answer = await by.post(`/boats/files?name=${encodeURIComponent(name)}`, bytes, headers);
    if (answer.status !== 503) return answer;
  }
}

/** A JPEG as a telephone held sideways makes it, with where it was made. */
async function sidewaysJpeg(width: number, height: number): Promise<Buffer> {
  const plain = await new Transformer(png(width, height)).jpeg();
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS -27.15 -48.49')]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, plain.subarray(2)]);
}

test('a photo is drawn anew: upright, at most 2,000 pixels, without place or camera', async () => {
  const keeper = await aKeeper();
  const sent = await sidewaysJpeg(2400, 1200);
  const { status, body } = await send(keeper, sent, 'C:\\fotos\\Barco à vela.JPEG');
  expect([status, body]).toEqual([
    201,
    { id: expect.any(String), name: 'Barco à vela.jpg', mime: 'image/jpeg', size: expect.any(Number) },
  ]);
  const { headers, bytes } = await keeper.get(`/boats/files/${body.id}`);
  expect(bytes.length).toBe(body.size);
  expect(await new Transformer(bytes).metadata(true)).toMatchObject({
    width: 1000,
    height: 2000,
    format: 'jpeg',
  });
  expect(bytes.includes('Exif') || bytes.includes('GPS')).toBe(false);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': "inline; filename*=UTF-8''Barco%20%C3%A0%20vela.jpg",
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  // Once it is the picture of a boat, a browser may ask whether it still has it.
  expect((await keeper.post('/boats', { boat_name: 'Vela', capacity: 4, photos: [body.id] })).status).toBe(
    201,
  );
  const shown = await keeper.get(`/boats/files/${body.id}`);
  expect(shown.headers['cache-control']).toBe('private, no-cache');
});

test('a PNG and a WebP become WebP, a PDF stays as it is, and the same content is kept once', async () => {
  const company = await world.company();
  const keeper = await world.user(company, 'admin');
  const picture = await send(keeper, png(30, 20), '');
  expect(picture.body).toMatchObject({ name: 'arquivo.webp', mime: 'image/webp' });
  const shown = (await keeper.get(`/boats/files/${picture.body.id}`)).bytes;
  expect(await new Transformer(shown).metadata()).toMatchObject({ width: 30, height: 20 });
  expect((await send(keeper, shown)).body.mime).toBe('image/webp');
  const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');
  const papers = [await send(keeper, pdf, 'TIE.pdf'), await send(keeper, pdf, 'Cópia.pdf')];
  for (const { body } of papers) expect((await keeper.get(`/boats/files/${body.id}`)).bytes).toEqual(pdf);
  const contents = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('file_contents').select('sha256').where('tenant_id', '=', company.id)),
  );
  expect(new Set(contents.map(({ sha256 }) => sha256)).size).toBe(contents.length);
  expect(contents.length).toBeLessThanOrEqual(3);
});

test('who still has a file is told so and gets no bytes', async () => {
  const keeper = await aKeeper();
  const { body } = await send(keeper, png(3, 3));
  const path = `/boats/files/${body.id}`;
  const { etag } = (await keeper.get(path)).headers as { etag: string };
  const again = await keeper.get(path, { 'if-none-match': etag });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test('what is neither picture nor PDF, is broken, unfolds to gigabytes or is too heavy is refused by name', async () => {
  const keeper = await aKeeper();
  const whole = await sidewaysJpeg(100, 100);
  const refused: [Buffer, object][] = [
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      { code: 'file-type' },
    ],
    [Buffer.from('GIF89a'.padEnd(64, '\0')), { code: 'file-type' }],
    [Buffer.alloc(0), { code: 'file-type' }],
    [whole.subarray(0, 120), { code: 'image' }],
    [Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(100)]), { code: 'image' }],
    [png(60_000, 60_000, 1), { code: 'pixels', params: { maximum: 100 } }],
    [png(16_385, 1), { code: 'pixels', params: { maximum: 100 } }],
    [png(10_001, 10_000, 1), { code: 'pixels', params: { maximum: 100 } }],
    [png(7_000, 7_000, 1, 6, 16), { code: 'pixels', params: { maximum: 12 } }],
  ];
  for (const [bytes, fault] of refused) {
    const { status, body } = await send(keeper, bytes);
    expect([status, body.errors]).toEqual([422, [{ pointer: '/file', ...fault }]]);
  }
  const heavy = await send(keeper, Buffer.alloc(10 * 1024 * 1024 + 1));
  expect([heavy.status, heavy.body.type]).toEqual([413, '/problems/body-too-large']);
  expect((await keeper.post('/suppliers/files?name=a.png', png(2, 2), bytesOf)).status).toBe(404);
});

test('a field names a file of its own resource and company, and a picture where it wants one', async () => {
  const keeper = await aKeeper();
  const photo = (await send(keeper, png(4, 4))).body.id;
  const paper = (await send(keeper, Buffer.from('%PDF-1.7\n'))).body.id;
  const foreign = (await send(await aKeeper(), png(4, 4))).body.id;
  const boat = (fields: object) => keeper.post('/boats', { boat_name: 'Vela', capacity: 4, ...fields });
  expect((await boat({ photos: [photo] })).status).toBe(201);
  for (const [id, code] of [
    [paper, 'file-type'],
    [foreign, 'unknown'],
    [crypto.randomUUID(), 'unknown'],
  ]) {
    const { status, body } = await boat({ photos: [id] });
    expect([status, body.errors]).toEqual([422, [{ pointer: '/photos/0', code }]]);
  }
});

test('a file opens for its own company and for who may read its resource; a partner sees those of its own boats', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const owner = await world.user(company, 'supplier_admin');
  const photo = (await send(staff, png(4, 4))).body.id;
  const path = `/boats/files/${photo}`;
  expect((await (await aKeeper()).get(path)).status).toBe(404);
  expect((await (await world.user(company, 'marinheiro')).get(path)).status).toBe(403);
  expect((await owner.get(path)).status).toBe(404);
  const fields = { boat_name: 'Dele', capacity: 4, owner_supplier_id: owner.partner, photos: [photo] };
  const boat = (await staff.post('/boats', fields)).body;
  expect((await owner.get(path)).status).toBe(200);
  const secret = (await send(staff, png(5, 5))).body.id;
  const taken = await owner.patch(`/boats/${boat.id}`, { photos: [secret], version: 1 });
  expect([taken.status, taken.body.errors]).toEqual([422, [{ pointer: '/photos/0', code: 'unknown' }]]);
  const own = (await send(owner, png(6, 6))).body.id;
  expect((await owner.get(`/boats/files/${own}`)).status).toBe(200);
  expect((await owner.patch(`/boats/${boat.id}`, { photos: [own], version: 1 })).status).toBe(200);
  const paper = (await send(staff, Buffer.from('%PDF-1.7\n'))).body.id;
  expect((await owner.get(`/boats/files/${paper}`)).status).toBe(404);
  await staff.post('/boat-documents', { boat_id: boat.id, kind: 'TIE', file: paper });
  expect((await owner.get(`/boats/files/${paper}`)).status).toBe(200);
});

test('an operator in a company opens its files by an address that names it; nobody else gains by naming one', async () => {
  const company = await world.company();
  const keeper = await world.user(company, 'admin');
  const { id } = (await send(keeper, png(20, 10))).body;
  const operator = await world.operator('saas_admin');
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Chamado 12: foto' });
  const opened = await operator.get(`/boats/files/${id}?tenant=${company.id}`);
  expect([opened.status, opened.headers['content-type']]).toEqual([200, 'image/webp']);
  const stranger = await aKeeper();
  const idle = await world.operator('saas_admin');
  for (const person of [stranger, idle])
    expect((await person.get(`/boats/files/${id}?tenant=${company.id}`)).body.type).toBe(
      '/problems/tenant-changed',
    );
  expect((await keeper.get(`/boats/files/${id}?tenant=mar-azul`)).body.type).toBe(
    '/problems/tenant-unidentified',
  );
});

/** No picture is drawn until it is let go: whoever draws is started by a program that waits for that. */
async function holdThePen() {
  const node = process.execPath;
  const folder = await mkdtemp(join(tmpdir(), 'leme-pen-'));
  const [held, free] = [join(folder, 'held'), join(folder, 'free')];
  await writeFile(held, `#!/bin/sh\nuntil [ -e '${free}' ]; do sleep 0.02; done\nexec '${node}' "$@"\n`);
  await chmod(held, 0o755);
  process.execPath = held;
  onTestFinished(() => {
    process.execPath = node;
    return rm(folder, { recursive: true });
  });
  return { letGo: () => writeFile(free, '') };
}

test('one picture of a company is drawn at a time, two wait, and the next is told to come again', async () => {
  const keeper = await aKeeper();
  const colleague = await aKeeper();
  const pen = await holdThePen();
  const answered: Awaited<ReturnType<typeof send>>[] = [];
  const come = (by: Person) => send(by, png(9, 9)).then((answer) => answered.push(answer));
  const rush = Array.from({ length: 8 }, () => come(keeper));
  const statuses = () => answered.map(({ status }) => status);
  await expect.poll(statuses).toEqual([429, 429, 429, 429, 429]);
  expect(answered.map(({ headers }) => headers['retry-after'])).toEqual(['2', '2', '2', '2', '2']);
  const other = come(colleague);
  await pen.letGo();
  await Promise.all([...rush, other]);
  expect(statuses().slice(5)).toEqual([201, 201, 201, 201]);
});
