import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { byNotice } from '../../../testing/by-notice.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();
const company = await world.company({ name: 'Escunas Tangará' });
const boss = await world.user(company, 'admin');
const abroad = await world.user(await world.company(), 'admin');

const address = () => `${newId()}@exemplo.com.br`;
const body = (more: object = {}) => ({
  full_name: 'Bia Rocha',
  email: address(),
  role: 'user',
  password: 'Maré-46',
  ...more,
});
/** What is wrong with it, in a word; or what it became. */
async function made(more: object, field = 'full_name', by = boss): Promise<string> {
  const answer = await by.post('/users', body(more));
  if (answer.status === 201) return answer.body[field];
  const [fault] = answer.body.errors ?? [];
  return fault ? `${fault.pointer} ${fault.code}` : answer.body.type;
}

test('a name has to say something that is seen, in one line, and nothing that turns what stands around it', async () => {
  for (const [full_name, outcome] of [
    ['', '/full_name required'],
    ['   ', '/full_name required'],
    ['\u200b\u2060\ufeff', '/full_name required'],
    [null, '/full_name type'],
    [['Bia'], '/full_name type'],
    ['B'.repeat(400), '/full_name too-large'],
    ['Bia\nRocha', '/full_name line-break'],
    ['Bia \u202eahcoR', '/full_name control-characters'],
    ['Bia \u2066Rocha', '/full_name control-characters'],
    ['Bia\u0000', '/full_name control-characters'],
    ['  Bia Rocha  ', 'Bia Rocha'],
    // Joiners belong to scripts and to signs that are made of several.
    ['Bia\u200dRocha', 'Bia\u200dRocha'],
    ['بيا', 'بيا'],
  ] as const)
    expect([full_name, await made({ full_name })]).toEqual([full_name, outcome]);
});

test('an address is one plain address, in lower case and without what surrounds it', async () => {
  for (const email of [
    '',
    'bia',
    'bia @exemplo.com.br',
    'bia@exemplo .com.br',
    'bia@@exemplo.com.br',
    'bia@exemplo.com.br@alhures.com',
    'bia@exêmplo.com.br',
    'bía@exemplo.com.br',
    'bia\u200b@exemplo.com.br',
    'bia@exemplo',
    `${'b'.repeat(255)}@exemplo.com.br`,
  ])
    expect([email, (await made({ email }, 'email')).startsWith('/email ')]).toEqual([email, true]);
  const email = address();
  expect(await made({ email: `  ${email.toUpperCase()} ` }, 'email')).toBe(email);
  expect(await made({ email })).toBe('/problems/email-in-use');
});

test('a temporary password is of six letters at least and is not what whoever knows person or company tries', async () => {
  for (const [password, outcome] of [
    ['', '/password required'],
    ['M-á46', '/password too-small'],
    ['M'.repeat(2_000), '/password too-large'],
    ['Tangará1', '/password common-password'],
    ['EscunasTangara', '/password common-password'],
    ['Rocha-2026', '/password common-password'],
    ['123456', '/password common-password'],
    [123456, '/password type'],
  ] as const)
    expect([password, await made({ password })]).toEqual([password, outcome]);
});

test('who was lowered while the dialog was open gives what the new role gives and no more', async () => {
  const second = await world.user(company, 'admin');
  const [guide, colleague] = [await world.user(company, 'marinheiro'), await world.user(company, 'manager')];
  expect(await made({ role: 'agent_admin', agent_id: await agent() }, 'role', second)).toBe('agent_admin');
  await boss.patch(`/users/${second.id}`, { role: 'manager', version: 1 });
  await expect.poll(async () => (await second.get('/auth/session')).body.role, byNotice).toBe('manager');
  const wanted = { role: 'agent_admin', agent_id: await agent() };
  expect(await made(wanted, 'role', second)).toBe('/problems/role-not-yours-to-create');
  const raised = await second.patch(`/users/${guide.id}`, { role: 'supplier', version: 1 });
  expect(raised.body.type).toBe('/problems/role-not-yours-to-give');
  await boss.patch(`/users/${second.id}`, { role: 'user', version: 2 });
  await expect.poll(async () => (await second.get('/auth/session')).body.role, byNotice).toBe('user');
  expect(await made({}, 'role', second)).toBe('/problems/forbidden');
  expect((await second.delete(`/users/${colleague.id}`)).status).toBe(403);
});

const agent = async () =>
  (await boss.post('/customers', { name: 'Agente do Sul', kind: 'agente' })).body.id as string;

test('a partner that is of another company, of another kind, gone or none is no partner, in every way in', async () => {
  const theirs = (await abroad.post('/suppliers', { name: 'Fretes do Norte' })).body.id;
  const gone = (await boss.post('/suppliers', { name: 'Fretes do Sul' })).body.id;
  expect((await boss.delete(`/suppliers/${gone}`)).status).toBe(200);
  const guide = await world.user(company, 'marinheiro');
  for (const [supplier_id, outcome] of [
    [undefined, 'required'],
    [null, 'required'],
    [theirs, 'unknown'],
    [gone, 'unknown'],
    [await agent(), 'unknown'],
    [newId(), 'unknown'],
  ] as const) {
    const given = { role: 'supplier_user', ...(supplier_id !== undefined && { supplier_id }) };
    expect([supplier_id, await made(given)]).toEqual([supplier_id, `/supplier_id ${outcome}`]);
    const changed = await boss.patch(`/users/${guide.id}`, { ...given, version: 1 });
    expect(changed.body.errors).toEqual([{ pointer: '/supplier_id', code: outcome }]);
    const [moved] = (await boss.put('/user-roles', { rows: [{ ...given, user_id: guide.id, version: 1 }] }))
      .body.data;
    expect(moved).toEqual({ user_id: guide.id, outcome: 'refused', version: null, problem: 'validation' });
    const rows = [{ full_name: 'Rui Sá', email: address(), ...given }];
    const [invited] = (await boss.post('/users/invitations', { rows })).body.data;
    expect(invited.errors).toEqual([{ pointer: '/supplier_id', code: outcome }]);
  }
  expect((await boss.get(`/users/${guide.id}`)).body).toMatchObject({ role: 'marinheiro', version: 1 });
});

test('a reset reaches only who may come in, and once a minute', async () => {
  const [gone, here] = [await world.user(company, 'user'), await world.user(company, 'user')];
  await boss.post(`/users/${gone.id}/deactivation`);
  const ask = ({ email, id }: Person) =>
    boss.post('/functions/send-password-reset', { email, fullName: id, isNewUser: false });
  expect((await ask(gone)).body.type).toBe('/problems/not-found');
  expect((await ask(here)).status).toBe(200);
  const again = await ask(here);
  expect(again).toMatchObject({ status: 429, body: { type: '/problems/too-many-requests' } });
  expect(again.body.params.retry_after).toBeGreaterThan(0);
});

test('a row within a body takes no more than it declares either, nor does a change take a status', async () => {
  const { id } = await world.user(company, 'marinheiro');
  const decided = { tenant_id: newId(), created_by: newId(), created_at: '2026-01-01T00:00:00Z', id };
  const exception = { resource: 'boats', action: 'read', granted: true, reason: 'Cobre um turno' };
  const change = { resource: 'boats', action: 'read', granted: true };
  const invited = { full_name: 'Rui Sá', email: address(), role: 'user' };
  for (const [name, value] of Object.entries(decided)) {
    const more = { [name]: value };
    const faults = [
      [await boss.put('/user-roles', { rows: [{ user_id: id, role: 'user', version: 1, ...more }] }), 'rows'],
      [await boss.post('/users/invitations', { rows: [{ ...invited, ...more }] }), 'rows'],
      [
        await boss.put(`/users/${id}/permissions`, { version: 1, exceptions: [{ ...exception, ...more }] }),
        'exceptions',
      ],
      [
        await boss.put('/role-permissions', {
          role: 'marinheiro',
          version: 1,
          changes: [{ ...change, ...more }],
        }),
        'changes',
      ],
    ] as const;
    for (const [answer, list] of faults)
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        expect.arrayContaining([{ pointer: `/${list}/0/${name}`, code: 'unknown-field' }]),
      ]);
  }
  for (const more of [{ status: 'inactive' }, { must_change_password: false }, { removed_at: null }]) {
    const answer = await boss.patch(`/users/${id}`, { version: 1, ...more });
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'unknown-field']);
  }
  expect((await boss.get(`/users/${id}`)).body).toMatchObject({ version: 1, status: 'active' });
});

test('a right named twice in one change of a role is refused by its place', async () => {
  const change = { resource: 'boats', action: 'read', granted: true };
  const answer = await boss.put('/role-permissions', {
    role: 'marinheiro',
    version: 1,
    changes: [change, { ...change, granted: false }],
  });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/changes/1', code: 'duplicate' }] },
  });
});
