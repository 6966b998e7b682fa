import { isTaxId } from '@leme/contract/kit/tax-id';
import pg from 'pg';
import { expect, test } from 'vitest';
import { stoppedClock } from '../kit/clock.ts';
import { cloneDatabase, superuserUrlOf } from '../testing/database.ts';
import { seedDemo } from './seed-demo.ts';

const urls = await cloneDatabase();
await seedDemo({ urls, clock: stoppedClock('2026-11-20T12:12:00Z'), say: () => undefined });

/** Asks as the operators' role, which reads all tenants. */
async function everywhere(text: string) {
  const client = new pg.Client({ connectionString: superuserUrlOf(urls) });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('the registers show every case, too: papers in each state, tax ids that are right, somebody written down twice', async () => {
  const rows = await everywhere(
    `select t.subdomain,
       (select count(distinct d.boat_id)::int from boat_documents d where d.tenant_id = t.id) as boats_with_papers,
       (select count(*)::int from boat_documents d where d.tenant_id = t.id and d.expires_on < '2026-11-20') as expired,
       (select count(*)::int from boat_documents d where d.tenant_id = t.id and d.expires_on between '2026-11-20' and '2027-01-19') as soon,
       (select count(*)::int from boats b join coastal_cities c on c.id = b.home_port_id where b.tenant_id = t.id and c.name = any('{Florianópolis,Paraty}')) as in_port,
       (select count(distinct kind)::int from customers c where c.tenant_id = t.id) as kinds,
       (select count(distinct language)::int from customers c where c.tenant_id = t.id) as languages,
       (select count(*)::int from customers c where c.tenant_id = t.id and c.phone not like '+55%') as other_phones,
       (select count(*)::int from customers c where c.tenant_id = t.id and exists (select from customers o
         where o.tenant_id = c.tenant_id and o.phone = c.phone and o.id <> c.id and o.name <> c.name)) as twins,
       (select count(*)::int from customers c where c.tenant_id = t.id and c.marketing_consent
         and c.marketing_consent_at < '2026-11-20') as agreed,
       (select count(distinct target_id)::int from customers_tags g where g.tenant_id = t.id) as tags_used,
       (select count(distinct owner_id)::int from suppliers_types y where y.tenant_id = t.id) as suppliers_sorted,
       (select count(distinct target_id)::int from boats_features f where f.tenant_id = t.id) as features_used,
       (select count(*)::int from product_categories p where p.tenant_id = t.id and p.parent_id is not null) as inside
     from saas_tenants t where t.subdomain <> 'admin-tenant' order by 1`,
  );
  const same = { boats_with_papers: 5, expired: 1, soon: 1, in_port: 5, kinds: 3, other_phones: 0, twins: 2 };
  const used = { tags_used: 5, suppliers_sorted: 5, features_used: 9 };
  for (const row of rows) {
    expect(row).toMatchObject({ ...same, ...used });
    expect(row.languages).toBeGreaterThan(2);
    expect(row.inside).toBeGreaterThan(2);
    expect(row.agreed).toBeGreaterThan(2);
  }
  const taxIds = await everywhere(
    'select tax_id from suppliers union all select tax_id from customers where tax_id is not null',
  );
  expect(taxIds.length).toBeGreaterThan(15);
  for (const { tax_id } of taxIds) expect([tax_id, isTaxId(tax_id)]).toEqual([tax_id, true]);
});
