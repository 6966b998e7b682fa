import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { letPass } from '../../../testing/let-pass.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();
const company = await world.company();
const elsewhere = await world.company();
const most = 20;

const free = () => `${crypto.randomUUID()}@exemplo.com.br`;
const row = (email: string, more: object = {}) => ({ full_name: 'Rui Sá', email, role: 'user', ...more });
const taken = async (many: number) =>
  await Promise.all(
    Array.from({ length: many }, async () => (await world.user(elsewhere, 'user', { signsIn: false })).email),
  );
const invite = async (by: Person, emails: readonly string[], dry_run = false) => {
  const rows = emails.map((email) => row(email));
  const { data } = (await by.post('/users/invitations', { rows, dry_run })).body;
  return data.map(
    ({ outcome, errors }: { outcome: string; errors: { code: string }[] }) => errors[0]?.code ?? outcome,
  ) as string[];
};
const lines = async (person: Person) =>
  (
    await world.tenantTx.read(company.id, (tx) =>
      tx.rows(
        db
          .selectFrom('system_logs')
          .select('details')
          .where('tenant_id', '=', company.id)
          .where('user_id', '=', person.id)
          .where('action', '=', 'ENDERECO_EM_USO')
          .orderBy('id'),
      ),
    )
  ).map(({ details }) => details);

test('a dry run knows the addresses the asking person may see and no other; the press tells, and leaves a line', async () => {
  const boss = await world.user(company, 'admin');
  const [theirs = ''] = await taken(1);
  const mine = (await world.user(company, 'user')).email;
  const emails = [free(), theirs, mine];
  expect(await invite(boss, emails, true)).toEqual(['ready', 'ready', 'email-in-use']);
  expect(await lines(boss)).toEqual([]);
  expect(await invite(boss, emails)).toEqual(['invited', 'email-in-use', 'email-in-use']);
  expect(await lines(boss)).toEqual([{ addresses: 1 }]);
  // Of the own company it is no secret, and no look-up.
  const head = await world.user(company, 'supplier_admin');
  const rows = [row(mine, { role: 'supplier_user', supplier_id: head.partner })];
  const [asked] = (await head.post('/users/invitations', { rows, dry_run: true })).body.data;
  expect(asked).toMatchObject({ outcome: 'ready' });
});

test('by whatever way, so many an hour are told, also of many at once; then nothing is looked at', async () => {
  const ways: Record<string, (by: Person, email: string, person: Person) => Promise<{ status: number }>> = {
    making: (by, email) => by.post('/users', row(email, { password: 'Maré-46' })),
    'another address': (by, email, person) => by.patch(`/users/${person.id}`, { email, version: 1 }),
  };
  const emails = await taken(most + 4);
  for (const [way, press] of Object.entries(ways)) {
    const boss = await world.user(company, 'admin');
    const people = await Promise.all(emails.map(() => world.user(company, 'user', { signsIn: false })));
    const [first, ...others] = people as [Person, ...Person[]];
    const answers: number[] = [];
    for (let at = 0; at < others.length; at += 4)
      answers.push(
        ...(await Promise.all(
          others.slice(at, at + 4).map((person, next) => press(boss, emails[at + next] ?? '', person)),
        ).then((all) => all.map(({ status }) => status))),
      );
    expect([way, answers.filter((status) => status === 409).length]).toEqual([way, most]);
    expect([way, new Set(answers)]).toEqual([way, new Set([409, 429])]);
    // A free one is refused alike, or the answers would tell them apart.
    expect([way, (await press(boss, free(), first)).status]).toEqual([way, 429]);
    expect([way, (await lines(boss)).length]).toEqual([way, most]);
    await letPass(world, 61);
    expect([way, (await press(boss, free(), first)).status < 300]).toEqual([way, true]);
  }
});

test('a list tells as many and looks at no more; who invites fifty nobody has is held up by nothing', async () => {
  const boss = await world.user(company, 'admin');
  const emails = (await taken(most + 2)).toSorted();
  const last = `zzz-${free()}`;
  const codes = await invite(boss, [...emails, last]);
  expect(codes.slice(0, most)).toEqual(Array.from({ length: most }, () => 'email-in-use'));
  expect(codes.slice(most)).toEqual(Array.from({ length: 3 }, () => 'too-many-look-ups'));
  expect(await lines(boss)).toEqual([{ addresses: most }]);
  const other = await world.user(company, 'admin');
  expect(new Set(await invite(other, Array.from({ length: 50 }, free)))).toEqual(new Set(['invited']));
  expect(await lines(other)).toEqual([]);
});
