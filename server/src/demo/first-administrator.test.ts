import { createHash } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { stoppedClock } from '../kit/clock.ts';
import { platformTenantId } from '../kit/ids.ts';
import { cloneDatabase } from '../testing/database/database.ts';
import { inviteFirstAdministrator } from './first-administrator.ts';
import { seedDemo } from './seed-demo.ts';

const origin = 'https://leme.example';
const clock = stoppedClock('2026-11-20T12:12:00Z');
const say = () => undefined;

async function ask(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set app.tenant_id = '${platformTenantId}'`);
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

test('the first administrator gets an account without a password and a link of which only the hash is kept', async () => {
  const urls = await cloneDatabase();
  const link = new URL(
    await inviteFirstAdministrator(urls, { email: ' Ana@Leme.Example ', full_name: 'Ana Prado', origin }),
  );
  expect(`${link.origin}${link.pathname}`).toBe(`${origin}/auth-token`);
  expect(link.searchParams.get('type')).toBe('first_access');
  const [tenantId, secret = ''] = (link.searchParams.get('token') ?? '').split('.');
  expect(tenantId).toBe(platformTenantId);
  expect(secret).toMatch(/^[\w-]{43}$/);
  const rows = await ask(
    urls.auth,
    `select l.email, p.full_name, p.status, r.role, a.password_hash, k.token_hash, k.type, k.used_at,
       (k.expires_at - k.created_at)::text as lasts
     from login_emails l join profiles p on p.id = l.user_id join user_roles r on r.user_id = p.id
       join auth_accounts a on a.id = p.id join auth_links k on k.user_id = p.id`,
  );
  expect(rows).toEqual([
    {
      email: 'ana@leme.example',
      full_name: 'Ana Prado',
      status: 'active',
      role: 'saas_super_admin',
      password_hash: null,
      token_hash: createHash('sha256').update(secret).digest('base64url'),
      type: 'first_access',
      used_at: null,
      lasts: '02:00:00',
    },
  ]);
});

test('asking again replaces the link, of two at once one stays, another address is refused, and no demo data follows', async () => {
  const urls = await cloneDatabase();
  const invite = (email: string) => inviteFirstAdministrator(urls, { email, origin });
  const first = await invite('ana@leme.example');
  const [second, third] = await Promise.all([invite('ana@leme.example'), invite('ana@leme.example')]);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(await ask(urls.auth, 'select count(*)::int as links from auth_links')).toEqual([{ links: 1 }]);
  expect(await ask(urls.auth, 'select count(*)::int as people from profiles')).toEqual([{ people: 1 }]);
  await expect(invite('bia@leme.example')).rejects.toThrow('already has an administrator');
  await ask(urls.auth, `update auth_accounts set password_hash = 'set'`);
  await expect(invite('ana@leme.example')).rejects.toThrow('already has an administrator');
  expect(await seedDemo({ urls, clock, say })).toBe(false);
});

test('an address of a company and a broken one are refused, and nothing is written', async () => {
  const urls = await cloneDatabase();
  await seedDemo({ urls, clock, say });
  const invite = (email: string) => inviteFirstAdministrator(urls, { email, origin });
  await expect(invite('admin@mar-azul.test')).rejects.toThrow('belongs to an account of a company');
  await expect(invite('saas_user@leme.test')).rejects.toThrow('already has an administrator');
  await expect(invite('nobody')).rejects.toThrow();
  expect(await ask(urls.auth, 'select count(*)::int as links from auth_links')).toEqual([{ links: 0 }]);
});

test('tenants’ work and operators’ reads cannot see links', async () => {
  const urls = await cloneDatabase();
  for (const url of [urls.app, urls.platform]) {
    await expect(ask(url, 'select from auth_links')).rejects.toThrow('permission denied');
  }
});
