import { expect, test } from 'vitest';
import { db } from '../../../../kit/database/sql.ts';
import { newId } from '../../../../kit/ids.ts';
import { letPass } from '../../../../testing/let-pass.ts';
import { openWorld } from '../../../../testing/world.ts';

const world = await openWorld();
const company = await world.company();
const boss = await world.user(company, 'admin');
const abroad = await world.user(await world.company(), 'admin');
const address = () => `${newId()}@exemplo.com.br`;

test('two lists of roles in opposite order are both taken, every time', async () => {
  const second = await world.user(company, 'admin');
  for (let round = 1; round <= 4; round += 1) {
    const people = await Promise.all([1, 2, 3, 4].map(() => world.user(company, 'user')));
    const rows = people.map(({ id }) => ({ user_id: id, role: 'marinheiro', version: 1 }));
    const answers = await Promise.all([
      boss.put('/user-roles', { rows }),
      second.put('/user-roles', { rows: rows.toReversed() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const held = await world.authTx.read(company.id, (tx) =>
      tx.rows(
        db
          .selectFrom('user_roles')
          .select('user_id')
          .where('tenant_id', '=', company.id)
          .where('role', '=', 'marinheiro')
          .where(
            'user_id',
            'in',
            people.map(({ id }) => id),
          ),
      ),
    );
    expect(held).toHaveLength(4);
  }
});

test('two companies that invite the same people at once, in opposite order, are both answered row by row', async () => {
  for (let round = 0; round < 3; round += 1) {
    // What is in use elsewhere is told so often an hour.
    await letPass(world, 61);
    const rows = Array.from({ length: 12 }, () => ({ full_name: 'Rui Sá', email: address(), role: 'user' }));
    const answers = await Promise.all([
      boss.post('/users/invitations', { rows }),
      abroad.post('/users/invitations', { rows: rows.toReversed() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [mine, theirs] = answers.map(({ body }) => body.data);
    for (const [at, row] of mine.entries()) {
      const pair = [row, theirs.at(-1 - at)].toSorted((one, other) => (one.outcome < other.outcome ? -1 : 1));
      expect(pair).toMatchObject([
        { outcome: 'invited', errors: [] },
        { outcome: 'refused', id: null, errors: [{ pointer: '/email', code: 'email-in-use' }] },
      ]);
    }
  }
});
