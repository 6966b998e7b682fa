import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { throttleKey } from '../sign-in/throttle.ts';

const world = await openWorld();

async function office() {
  const company = await world.company();
  return { company, boss: await world.user(company, 'admin') };
}

test('an invitation whose letter was refused says so row by row, as the creation of one person does', async () => {
  const { boss } = await office();
  const row = (name: string) => ({ full_name: name, email: `${name}@de-novo.com.br`, role: 'marinheiro' });
  const invited = (await boss.post('/users/invitations', { rows: [row('bia')] })).body.data[0];
  expect((await boss.delete(`/users/${invited.id}`)).status).toBe(204);
  const again = (await boss.post('/users/invitations', { rows: [row('bia'), row('eva')] })).body.data;
  expect(again.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['letter-refused', 'invited']);
  expect((await boss.get(`/users/${again[0].id}/letters`)).body.data).toEqual([]);
  expect((await boss.get(`/users/${again[0].id}`)).status).toBe(200);
});

test('one person writes to a hundred new addresses an hour and a company to three hundred, whichever way', async () => {
  const { company, boss } = await office();
  let made = 0;
  const row = () => {
    made += 1;
    return { full_name: 'Bia Sá', email: `bia${made}.${company.id}@muitos.com.br`, role: 'marinheiro' };
  };
  const invite = async (by: Person, count: number) => {
    const { status, body } = await by.post('/users/invitations', {
      rows: Array.from({ length: count }, row),
    });
    expect(status).toBe(200);
    return Map.groupBy(body.data as { outcome: string }[], ({ outcome }) => outcome);
  };
  const counts = async (by: Person, count: number) => {
    const by_outcome = await invite(by, count);
    return [by_outcome.get('invited')?.length ?? 0, by_outcome.get('refused')?.length ?? 0];
  };
  expect([await counts(boss, 50), await counts(boss, 49), await counts(boss, 5)]).toEqual([
    [50, 0],
    [49, 0],
    [1, 4],
  ]);
  const [refused] = (await invite(boss, 1)).get('refused') ?? [];
  expect(refused).toMatchObject({
    errors: [
      { pointer: '/email', code: 'too-many-new-addresses', params: { retry_after: expect.any(Number) } },
    ],
  });
  const single = await boss.post('/users', { ...row(), password: 'Vela-azul-77', locale: 'pt-BR' });
  expect([single.status, single.body.type]).toEqual([429, '/problems/too-many-new-addresses']);
  expect(Number(single.headers['retry-after'])).toBe(single.body.params.retry_after);
  const [eva] = (await boss.get('/users?role=marinheiro&limit=1')).body.data;
  const moved = await boss.patch(`/users/${eva.id}`, { version: eva.version, email: row().email });
  expect([moved.status, moved.body.type]).toEqual([429, '/problems/too-many-new-addresses']);
  // A look first counts nothing.
  const dry = await boss.post('/users/invitations', { rows: [row()], dry_run: true });
  expect(dry.body.data[0].outcome).toBe('ready');
  const another = () => world.user(company, 'admin');
  const [second, third, fourth] = [await another(), await another(), await another()];
  expect([await counts(second, 50), await counts(second, 50)]).toEqual([
    [50, 0],
    [50, 0],
  ]);
  await world.authTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('auth_throttle')
        .set({ failures: 299 })
        .where('tenant_id', '=', company.id)
        .where('key', '=', throttleKey('new-addresses')),
    ),
  );
  expect(await counts(third, 3)).toEqual([1, 2]);
  expect(await counts(fourth, 1)).toEqual([0, 1]);
  const elsewhere = await office();
  expect(await counts(elsewhere.boss, 2)).toEqual([2, 0]);
});
