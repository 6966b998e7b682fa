import { Transformer } from '@napi-rs/image';
import { expect, test } from 'vitest';
import { aTrade } from '../../../testing/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { db } from '../../sql.ts';
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
  const saved = await keeper.patch(`/boats/${boat.id}`, { photo: first, version: boat.version });
  expect(saved.status).toBe(200);
  await keeper.patch(`/boats/${boat.id}`, { photo: second, version: saved.body.version });
  const before = await usedBy(id);
  expect(await removeOrphans(world.tenantTx, id, inDays(0))).toBe(0);
  expect(await removeOrphans(world.tenantTx, id, inDays(2))).toBe(1);
  expect((await keeper.get(`/boats/files/${unsaved}`)).status).toBe(404);
  for (const kept of [first, second]) expect((await keeper.get(`/boats/files/${kept}`)).status).toBe(200);
  expect(await usedBy(id)).toBeLessThan(before);
});
