import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { platformTenantId } from '../../../kit/ids.ts';
import { codeAt, comesIn, protect, waitForCode } from '../../../testing/second-factor.ts';
import { openWorld, password } from '../../../testing/world.ts';

const world = await openWorld();
const strict = await openWorld({ operatorsNeedCode: true });

const typeOf = ({ body }: { body: { type?: string } }) => body.type?.replace('/problems/', '') ?? 'in';

test('lists and records of people and operators say who has it', async () => {
  const company = await world.company();
  const boss = await world.user(company, 'admin');
  const { person } = await protect(world, await world.user(company, 'user'));
  const { data } = (await boss.get('/users')).body;
  const has = new Map(
    data.map((row: { id: string; has_second_factor: boolean }) => [row.id, row.has_second_factor]),
  );
  expect([has.get(person.id), has.get(boss.id)]).toEqual([true, false]);
  expect((await boss.get(`/users/${person.id}`)).body.has_second_factor).toBe(true);
  const chief = await world.operator('saas_super_admin');
  const { person: operator } = await protect(world, await world.operator('saas_admin'));
  const operators = (await chief.get(`/users?q=${operator.email}`)).body.data;
  expect(operators.find(({ id }: { id: string }) => id === operator.id).has_second_factor).toBe(true);
});

test('who may send a reset takes it away from somebody who lost the phone; trail and letter say so', async () => {
  const company = await world.company();
  const boss = await world.user(company, 'admin');
  const { person, recoveryCodes } = await protect(world, await world.user(company, 'user'));
  const gone = await boss.delete(`/users/${person.id}/second-factor`);
  expect(gone).toMatchObject({ status: 200, body: { id: person.id, has_second_factor: false } });
  expect(typeOf(await comesIn(world, person))).toBe('in');
  expect((await boss.delete(`/users/${person.id}/second-factor`)).status).toBe(200);
  const [last, ...before] = (await boss.get(`/users/${person.id}/history`)).body.data;
  expect(last.changes).toMatchObject([{ field: 'second_factor', before: 'on', after: 'removed' }]);
  expect(before).toHaveLength(1);
  const letters = (await boss.get(`/users/${person.id}/letters`)).body.data;
  expect(letters.map(({ template }: { template: string }) => template)).toEqual([
    'second_factor',
    'second_factor',
  ]);
  await protect(world, person);
  expect(typeOf(await comesIn(world, person, recoveryCodes[0]))).toBe('code-wrong');
});

test('nobody takes it from himself that way, from a role that is not his to give, from another partner or another company', async () => {
  const company = await world.company();
  const boss = await world.user(company, 'admin');
  const foreign = await world.user(await world.company(), 'admin');
  const [one, other] = [
    await world.partnerOf(company.id, 'supplier'),
    await world.partnerOf(company.id, 'supplier'),
  ];
  const partner = await world.user(company, 'supplier_admin', { partner_id: one });
  const theirs = await world.user(company, 'supplier_user', { partner_id: other });
  const sailor = await world.user(company, 'marinheiro');
  for (const person of [boss, theirs]) await protect(world, person);
  const ask = (actor: typeof boss, { id }: { id: string }) => actor.delete(`/users/${id}/second-factor`);
  expect(typeOf(await ask(boss, boss))).toBe('person-not-yours');
  const [chief, lower] = [await world.operator('saas_super_admin'), await world.operator('saas_admin')];
  expect(typeOf(await ask(lower, chief))).toBe('person-not-yours');
  expect((await ask(sailor, boss)).status).toBe(403);
  expect(typeOf(await ask(partner, theirs))).toBe('not-found');
  expect(typeOf(await ask(foreign, boss))).toBe('not-found');
  expect(typeOf(await comesIn(world, boss))).toBe('code-needed');
});

test('with the person go secret and recovery codes', async () => {
  const company = await world.company();
  const boss = await world.user(company, 'admin');
  const { person } = await protect(world, await world.user(company, 'user'));
  expect((await boss.delete(`/users/${person.id}`)).status).toBe(204);
  for (const table of ['auth_second_factors', 'auth_recovery_codes'] as const)
    expect(
      await world.authTx.read(company.id, (tx) =>
        tx.rows(db.selectFrom(table).select('user_id').where('tenant_id', '=', company.id)),
      ),
    ).toEqual([]);
});

test('who is shut out learns nothing of it, and finds it again when let back in', async () => {
  const company = await world.company();
  const boss = await world.user(company, 'admin');
  const { person, secret } = await protect(world, await world.user(company, 'user'));
  await boss.post(`/users/${person.id}/deactivation`);
  expect(typeOf(await comesIn(world, person, codeAt(world, secret)))).toBe('sign-in-failed');
  await boss.delete(`/users/${person.id}/deactivation`);
  expect(typeOf(await comesIn(world, person))).toBe('code-needed');
});

test('an operator in a company sets up the own, in the platform', async () => {
  const company = await world.company();
  const operator = await world.operator('saas_super_admin');
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Chamado 4712' });
  const inside = { 'leme-tenant': company.id };
  const { key: secret } = (await operator.post('/auth/second-factor', { password }, inside)).body;
  await operator.post('/auth/second-factor/confirmation', { code: codeAt(world, secret) }, inside);
  const rows = await world.authTx.read(platformTenantId, (tx) =>
    tx.rows(
      db
        .selectFrom('auth_second_factors')
        .select('user_id')
        .where('tenant_id', '=', platformTenantId)
        .where('user_id', '=', operator.id),
    ),
  );
  expect(rows).toHaveLength(1);
});

test('where the installation asks it of operators, nothing answers them until it is set up; people of companies are not asked', async () => {
  const operator = await strict.operator('saas_super_admin');
  const staff = await strict.user(await strict.company(), 'admin');
  expect((await staff.get('/auth/session')).body.must_set_second_factor).toBe(false);
  const before = (await operator.get('/auth/session')).body;
  expect(before).toMatchObject({ must_set_second_factor: true, permissions: [], pages: [] });
  for (const path of ['/users', '/auth/companies', '/user-preferences/x', '/saas-user-permissions/visits'])
    expect(typeOf(await operator.get(path)), path).toBe('second-factor-missing');
  expect((await operator.get('/auth/second-factor')).body.is_required).toBe(true);
  const { secret } = await protect(strict, operator);
  const after = (await operator.get('/auth/session')).body;
  expect(after.must_set_second_factor).toBe(false);
  expect(after.permissions.length).toBeGreaterThan(0);
  expect((await operator.get('/auth/companies')).status).toBe(200);
  waitForCode(strict);
  await operator.post('/auth/second-factor/removal', { password, code: codeAt(strict, secret) });
  expect(typeOf(await operator.get('/auth/companies'))).toBe('second-factor-missing');
});
