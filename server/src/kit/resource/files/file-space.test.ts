import { holdsFile } from '@leme/contract/kit/kinds/kinds';
import { Transformer } from '@napi-rs/image';
import pg from 'pg';
import { expect, test } from 'vitest';
import { aTrade } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { db } from '../../database/sql.ts';
import { purgeDeleted } from '../save/purge-deleted.ts';
import { mostBytesOfCompany } from './file-space.ts';
import { removeOrphans } from './remove-orphans.ts';

const world = await openWorld();

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`);
const send = (by: Person, text: string) =>
  by.post('/boats/files?name=TIE.pdf', pdf(text), { 'content-type': 'application/octet-stream' });

async function aCompany() {
  const company = await world.company();
  return { id: company.id, keeper: await world.user(company, 'admin') };
}

const usedBy = (tenant_id: string) =>
  world.tenantTx.read(tenant_id, async (tx) =>
    Number(
      (await tx.first(db.selectFrom('file_usage').select('bytes').where('tenant_id', '=', tenant_id)))?.bytes,
    ),
  );

const setUsed = (tenant_id: string, bytes: number) =>
  world.tenantTx.write(tenant_id, (tx) =>
    tx.change(db.updateTable('file_usage').set({ bytes }).where('tenant_id', '=', tenant_id)),
  );

const inDays = (days: number) => Temporal.Now.instant().add({ hours: 24 * days });

test('the bytes of a company are counted where they are stored, the same content once', async () => {
  const { id, keeper } = await aCompany();
  for (const text of ['um', 'dois', 'um']) expect((await send(keeper, text)).status).toBe(201);
  expect(await usedBy(id)).toBe(pdf('um').length + pdf('dois').length);
});

test('who has no room left is refused by name and nothing is stored; what is there already may be named again', async () => {
  const { id, keeper } = await aCompany();
  await send(keeper, 'um');
  await setUsed(id, mostBytesOfCompany - pdf('dois').length);
  expect((await send(keeper, 'dois')).status).toBe(201);
  const { status, body } = await send(keeper, 'três');
  expect([status, body.type, body.params]).toEqual([409, '/problems/files-full', { maximum: 5 }]);
  expect(await usedBy(id)).toBe(mostBytesOfCompany);
  expect((await send(keeper, 'um')).status).toBe(201);
});

test('twenty at once do not get past the limit', async () => {
  const { id, keeper } = await aCompany();
  await send(keeper, 'x00');
  const size = pdf('x00').length;
  await setUsed(id, mostBytesOfCompany - 3 * size);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => send(keeper, `x${String(n + 1).padStart(2, '0')}`)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
  expect(await usedBy(id)).toBe(mostBytesOfCompany);
});

test('a file nobody saved with a row goes after a day with its bytes; one that a row had stays, replaced too', async () => {
  const { id, keeper } = await aCompany();
  const { boats } = await aTrade(world, { id });
  const boat = (await keeper.get(`/boats/${boats[0]}`)).body;
  const photo = async (width: number) => {
    const bytes = await Transformer.fromRgbaPixels(Buffer.alloc(width * width * 4), width, width).png();
    const kept = await keeper.post('/boats/files?name=foto.png', bytes, {
      'content-type': 'application/octet-stream',
    });
    return kept.body.id as string;
  };
  const [first, second, unsaved] = [await photo(3), await photo(4), await photo(5)];
  const saved = await keeper.patch(`/boats/${boat.id}`, { photos: [first], version: boat.version });
  expect(saved.status).toBe(200);
  await keeper.patch(`/boats/${boat.id}`, { photos: [second], version: saved.body.version });
  const before = await usedBy(id);
  expect(await removeOrphans(world.tenantTx, id, inDays(0), world.registers)).toBe(0);
  expect(await removeOrphans(world.tenantTx, id, inDays(2), world.registers)).toBe(1);
  expect((await keeper.get(`/boats/files/${unsaved}`)).status).toBe(404);
  for (const kept of [first, second]) expect((await keeper.get(`/boats/files/${kept}`)).status).toBe(200);
  expect(await usedBy(id)).toBeLessThan(before);
});

test('a file that a deleted boat holds stays while the boat can be restored, and goes with it once nothing else holds it', async () => {
  const { id, keeper } = await aCompany();
  const file = async (text: string) => (await send(keeper, text)).body.id as string;
  const picture = async (width: number) => {
    const bytes = await Transformer.fromRgbaPixels(Buffer.alloc(width * width * 4), width, width).png();
    const headers = { 'content-type': 'application/octet-stream' };
    return (await keeper.post('/boats/files?name=foto.png', bytes, headers)).body.id as string;
  };
  const [former, cover, shared] = [await picture(3), await picture(4), await picture(5)];
  const [unsaved, paper] = [await file('nunca salvo'), await file('TIE')];
  const boatOf = async (boat_name: string, photos: string[]) =>
    (await keeper.post('/boats', { boat_name, capacity: 4, photos })).body;
  const boat = await boatOf('Vai embora', [former, cover, shared]);
  await keeper.patch(`/boats/${boat.id}`, { photos: [cover, shared], version: 1 });
  await keeper.post('/boat-documents', { boat_id: boat.id, kind: 'TIE', file: paper });
  const other = await boatOf('Fica', [shared]);
  expect((await keeper.delete(`/boats/${boat.id}`)).status).toBe(200);
  const orphansIn = (days: number) => removeOrphans(world.tenantTx, id, inDays(days), world.registers);
  const isThere = async (each: string) => (await keeper.get(`/boats/files/${each}`)).status === 200;

  expect(await orphansIn(20)).toBe(1);
  expect(await isThere(unsaved)).toBe(false);
  for (const each of [former, cover, shared, paper]) expect(await isThere(each)).toBe(true);
  await purgeDeleted(world.tenantTx, id, inDays(31), world.registers);
  expect((await keeper.get(`/boats/${boat.id}`)).status).toBe(404);
  expect(await orphansIn(31)).toBe(3);
  for (const each of [former, cover, paper]) expect(await isThere(each)).toBe(false);
  expect(await isThere(shared)).toBe(true);
  expect((await keeper.get(`/boats/${other.id}`)).body.photos).toEqual([shared]);
});

test('every column and every link that names a file is a declared field: the night asks all of them', async () => {
  const declared = world.registers.holders.flatMap(({ fields, table }) =>
    Object.entries(fields)
      .filter(([, field]) => holdsFile(field))
      .map(([name, { kind }]) => (kind === 'file' ? `${table}.${name}` : `${table}_${name}.target_id`)),
  );
  const owner = new pg.Client({ connectionString: world.urls.admin });
  await owner.connect();
  const { rows } = await owner.query(`select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and c.confrelid = 'files'::regclass and c.conparentid = 0 order by 1`);
  await owner.end();
  expect(declared.length).toBeGreaterThan(1);
  expect(rows.map(({ name }) => name)).toEqual(declared.toSorted());
});
