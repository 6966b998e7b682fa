import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { letPass } from '../../../testing/let-pass.ts';
import { giveLink } from '../../../testing/link.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

const expired = { type: 'first_access', expires_at: '2026-11-20T12:00:00Z' } as const;
const open = { type: 'login', expires_at: '2026-11-30T12:00:00Z' } as const;

async function aCompany() {
  const company = await world.company();
  const person = await world.user(company, 'user');
  await giveLink(world, company, person, open);
  await giveLink(world, company, person, expired);
  const left = () =>
    world.authTx.read(company.id, async (tx) =>
      (await tx.rows(db.selectFrom('auth_links').select('type').where('tenant_id', '=', company.id))).map(
        ({ type }) => type,
      ),
    );
  return { company, person, left };
}

test('cleaning up deletes links that were used or expired, at most once an hour, and only the own company’s [A7.1-08, A7.1-09]', async () => {
  const [own, other] = [await aCompany(), await aCompany()];
  const used = await giveLink(world, own.company, own.person, open);
  await world.visitor().post('/functions/verify-auth-token', { token: used, type: 'login' });
  const clean = () => own.person.post('/rpc/cleanup_expired_tokens');
  expect((await clean()).body).toEqual({ deleted: 2 });
  expect([await own.left(), await other.left()]).toEqual([['login'], ['login', 'first_access']]);
  await giveLink(world, own.company, own.person, expired);
  expect((await clean()).body).toEqual({ deleted: 0 });
  await letPass(world, 60);
  expect((await clean()).body).toEqual({ deleted: 1 });
  expect((await world.visitor().post('/rpc/cleanup_expired_tokens')).status).toBe(401);
});
