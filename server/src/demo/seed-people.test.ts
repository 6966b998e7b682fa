import pg from 'pg';
import { expect, test } from 'vitest';
import { stoppedClock } from '../kit/clock.ts';
import { cloneDatabase, superuserUrlOf } from '../testing/database/database.ts';
import { tenantRoles } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

const urls = await cloneDatabase();

async function ask(text: string) {
  const client = new pg.Client({ connectionString: superuserUrlOf(urls) });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

test('each company has somebody whose invitation is over, somebody who left, exceptions of which one ends tomorrow, and changed roles', async () => {
  await seedDemo({ urls, clock: stoppedClock('2026-11-20T12:12:00Z'), say: () => undefined });
  const rows = await ask(
    `select t.subdomain,
       (select count(distinct role)::int from user_roles r where r.tenant_id = t.id) as roles,
       (select count(*)::int from profiles p where p.tenant_id = t.id and status = 'inactive') as inactive,
       (select count(*)::int from auth_accounts a join auth_links l on l.tenant_id = a.tenant_id and l.user_id = a.id
         where a.tenant_id = t.id and last_sign_in_at is null and password_hash is null
           and expires_at between '2026-11-20T11:12:00Z' and '2026-11-20T12:12:00Z') as invitations_over,
       (select count(*)::int from auth_accounts a where a.tenant_id = t.id and last_sign_in_at is null) as never_came,
       (select array_agg(distinct coalesce((expires_at at time zone 'America/Sao_Paulo')::date::text, 'no end'))
         from user_permissions u where u.tenant_id = t.id) as exceptions_end,
       (select array_agg(distinct role order by role) from role_permissions d join role_versions v using (tenant_id, role)
         where d.tenant_id = t.id and v.version = 2) as changed
     from saas_tenants t where t.subdomain <> 'admin-tenant' order by 1`,
  );
  const each = {
    roles: tenantRoles.length,
    inactive: 1,
    invitations_over: 1,
    never_came: 1,
    exceptions_end: ['2026-11-21', 'no end'],
    changed: ['marinheiro', 'user'],
  };
  expect(rows).toEqual([
    { subdomain: 'costa-verde', ...each },
    { subdomain: 'mar-azul', ...each },
  ]);
});
