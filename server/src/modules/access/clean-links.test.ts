import { afterAll, expect, test } from 'vitest';
import { platformTransactions } from '../../kit/platform-tx.ts';
import { openPool } from '../../kit/pool.ts';
import { db } from '../../kit/sql.ts';
import { giveLink } from '../../testing/link.ts';
import { openWorld } from '../../testing/world.ts';
import { cleanLinksJob } from './clean-links.ts';
import { takeTurn } from './throttle.ts';

const world = await openWorld();
const pool = openPool(world.urls.platform, 1);
afterAll(() => pool.end());

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
  world.clock.set('2026-11-20T13:12:00Z');
  expect((await clean()).body).toEqual({ deleted: 1 });
  expect((await world.visitor().post('/rpc/cleanup_expired_tokens')).status).toBe(401);
  world.clock.set('2026-11-20T12:12:00Z');
});

test('every six hours the same is done for every company, also while nobody is signed in', async () => {
  const companies = [await aCompany(), await aCompany()];
  const { authTx, clock } = world;
  const job = cleanLinksJob({ authTx, clock, platformTx: platformTransactions(pool) });
  expect(job.every).toBe('17 */6 * * *');
  await job.work({}, { isLast: false });
  for (const { left } of companies) expect(await left()).toEqual(['login']);
});

test('failures counted a day ago are forgotten with them', async () => {
  const { company, person } = await aCompany();
  const tenant_id = company.id;
  const keys = () =>
    world.authTx.read(tenant_id, async (tx) =>
      (
        await tx.rows(
          db.selectFrom('auth_throttle').select('key').where('tenant_id', '=', tenant_id).orderBy('key'),
        )
      ).map(({ key }) => key),
    );
  const hours = { old: '2026-11-19T12:00:00Z', young: '2026-11-20T12:00:00Z' };
  await world.authTx.write(tenant_id, async (tx) => {
    for (const [key, at] of Object.entries(hours))
      await takeTurn(tx, { tenant_id, key, seconds: 60 }, Temporal.Instant.from(at));
  });
  await person.post('/rpc/cleanup_expired_tokens');
  expect(await keys()).toEqual(['clean-links', 'young']);
});
