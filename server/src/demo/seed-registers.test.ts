import { isTaxId } from '@leme/contract/kit/values/tax-id';
import pg from 'pg';
import { expect, test } from 'vitest';
import { stoppedClock } from '../kit/clock.ts';
import { cloneDatabase, superuserUrlOf } from '../testing/database/database.ts';
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

test('leads show every case: each status and source, marks of both kinds, what is due and what is late, whom nobody has answered yet, why they were lost over six months, who is away, somebody twice, one from abroad, one of whom everything is long', async () => {
  const rows = await everywhere(
    `select t.subdomain, count(*)::int as leads,
       count(distinct l.status)::int as statuses, count(distinct l.source)::int as sources,
       count(distinct l.owner_id)::int as owners, count(*) filter (where l.owner_id is null) > 0 as some_are_nobodys,
       min(l.created_at) < '2026-05-20' and max(l.created_at) > '2026-11-18' as in_seven_months,
       count(*) filter (where l.country_code <> '+55') > 2 as from_abroad,
       count(*) > count(distinct l.phone) as twins,
       max(length(l.name)) as name, max(length(l.email)) as email, max(length(l.lost_reason)) as reason,
       (select count(*)::int from whatsapp_templates w where w.tenant_id = t.id and w.is_active) as templates,
       (select count(distinct r.tag_id)::int from lead_tag_relations r where r.tenant_id = t.id) as tags,
       (select count(*) > 0 from lead_tag_relations r join lead_tags g on g.tenant_id = r.tenant_id and g.id = r.tag_id
         where r.tenant_id = t.id and lower(g.name) = 'não pago') as some_owe,
       (select count(*) filter (where i.done_at is not null) > 0 from lead_interactions i where i.tenant_id = t.id) as done,
       (select count(*) filter (where i.done_at is null and i.interaction_date > '2026-11-20T12:12Z') > 0
         from lead_interactions i where i.tenant_id = t.id) as due,
       (select count(*) filter (where i.done_at is null and i.interaction_date < '2026-11-20T12:12Z') > 0
         from lead_interactions i where i.tenant_id = t.id) as late,
       count(*) filter (where l.first_contact_at is null and l.created_at > '2026-11-20T10:30Z')::int as waiting,
       count(distinct l.lost_kind)::int as kinds,
       count(distinct l.temperature)::int as warmth,
       count(*) filter (where l.first_contact_at <= l.first_response_due_at) > 0
         and count(*) filter (where l.first_contact_at > l.first_response_due_at) > 0 as in_time_and_late,
       min(l.created_at) filter (where l.status = 'lost') < '2026-06-20' as lost_long_ago,
       (select count(distinct c.id)::int from cadences c join cadence_steps s on s.tenant_id = c.tenant_id and s.cadence_id = c.id
         where c.tenant_id = t.id) as cadences,
       count(l.cadence_run) > 0 as some_follow_one,
       (select absent_ids <@ array_agg(o.owner_id) from sales_settings x join leads o on o.tenant_id = x.tenant_id
         where x.tenant_id = t.id group by absent_ids) as who_is_away_has_some,
       (select count(*) > 10 from audit_log a where a.tenant_id = t.id and a.resource = 'leads'
         and a.at < '2026-11-20T12:13Z') as told
     from saas_tenants t join leads l on l.tenant_id = t.id
     where t.subdomain <> 'admin-tenant' group by t.id, t.subdomain order by 1`,
  );
  const same = {
    statuses: 7,
    sources: 8,
    owners: 4,
    some_are_nobodys: true,
    in_seven_months: true,
    from_abroad: true,
    twins: true,
    name: 119,
    email: 200,
    reason: 200,
    templates: 6,
    some_owe: true,
    done: true,
    due: true,
    late: true,
    in_time_and_late: true,
    cadences: 2,
    some_follow_one: true,
    who_is_away_has_some: true,
    told: true,
    warmth: 3,
  };
  expect(rows).toMatchObject([
    { subdomain: 'costa-verde', leads: 64, ...same },
    { subdomain: 'mar-azul', leads: 1_284, ...same, lost_long_ago: true },
  ]);
  for (const { tags, waiting, kinds } of rows) {
    expect(tags).toBeGreaterThan(5);
    expect(waiting).toBeGreaterThan(5);
    expect(kinds).toBeGreaterThan(3);
  }
});
