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

await seedDemo({ urls, clock: stoppedClock('2026-11-20T12:12:00Z'), say: () => undefined });

test('each company has somebody whose invitation is over, somebody who left, exceptions of which one ends tomorrow, and changed roles', async () => {
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
     from saas_tenants t where t.subdomain in ('mar-azul', 'costa-verde') order by 1`,
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

test('beside them stand five small companies, one in each state, with requests in each and a visit that is told of', async () => {
  const rows = await ask(
    `select t.subdomain, t.status, length(t.name) as name,
       (select count(*)::int from tenant_modules m where m.tenant_id = t.id) as modules,
       (select u.trial_ends_at = '2026-11-21T03:00:00Z' from tenant_subscriptions u where u.tenant_id = t.id) as ends_tonight,
       (select count(*)::int from auth_links l where l.tenant_id = t.id and l.expires_at < '2026-11-20T12:12:00Z') as links_over,
       (select max(d.last_active_at) < '2026-10-21T12:12:00Z' from tenant_daily d where d.tenant_id = t.id) as is_silent
     from saas_tenants t where t.subdomain not in ('mar-azul', 'costa-verde', 'admin-tenant') order by t.status, t.subdomain`,
  );
  expect(rows).toMatchObject([
    { subdomain: 'companhia-baiana-de-escunas', status: 'active', name: 60, modules: 12, is_silent: false },
    { subdomain: 'lanchas-do-farol', status: 'active', ends_tonight: true },
    { subdomain: 'ilha-grande', status: 'archived', is_silent: true },
    { subdomain: 'mar-e-sol', status: 'opening', links_over: 1, is_silent: null },
    { subdomain: 'vento-sul', status: 'suspended', is_silent: true },
  ]);
  const told = await ask(
    `select (select string_agg(status, ' ' order by status) from company_requests) as requests,
       (select count(*)::int from system_logs l join saas_tenants t on t.id = l.tenant_id
         where t.subdomain = 'mar-azul' and l.action like 'OPERADOR%') as steps`,
  );
  expect(told).toEqual([{ requests: 'contacted new opened refused', steps: 3 }]);
});

test('one company says twelve texts in words of its own; of two files of translations one was rolled back', async () => {
  const said = '(select count(*)::int from i18n_overrides) as words';
  expect(await ask(`select ${said} from company_settings where words_mark is not null`)).toEqual([
    { words: 12 },
  ]);
  expect(
    await ask('select refused, approved, rolled_back_at is null as stands from i18n_imports order by 1'),
  ).toEqual([
    { refused: 0, approved: true, stands: false },
    { refused: 2, approved: false, stands: true },
  ]);
});
