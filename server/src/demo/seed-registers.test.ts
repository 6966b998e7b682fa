import { type Credential, decide } from '@leme/contract/crew/engine/decide';
import { tonnageBand } from '@leme/contract/crew/engine/dimensions';
import type { Matrix } from '@leme/contract/crew/engine/matrix';
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
     from saas_tenants t where t.subdomain in ('mar-azul', 'costa-verde') order by 1`,
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
     where t.subdomain in ('mar-azul', 'costa-verde') group by t.id, t.subdomain order by 1`,
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

test('[B2.2-65] the crew shows every case: each position and engagement, papers that end, wait and were refused, exceptions, who has to be aboard, and the matrix of next month', async () => {
  const rows = await everywhere(
    `select t.subdomain, count(*)::int as people, count(m.user_id)::int as accounts,
       (select count(distinct p)::int from crew_members x, unnest(x.positions) p where x.tenant_id = t.id) as positions,
       count(distinct m.engagement)::int as engagements,
       (select count(*)::int from crew_credentials c where c.tenant_id = t.id and c.status = 'conferida'
         and c.expires_on between '2026-11-20' and '2026-12-20') as ending,
       (select count(*)::int from crew_credentials c where c.tenant_id = t.id and c.expires_on = '2026-11-19') as ended,
       (select count(*)::int from crew_credentials c where c.tenant_id = t.id and c.status = 'aguardando') as waiting,
       (select count(*)::int from crew_credentials c where c.tenant_id = t.id and c.status = 'recusada') as refused,
       (select count(*)::int from competency_overrides o where o.tenant_id = t.id and o.status = 'aprovada'
         and '2026-11-20' between o.valid_from and o.valid_to) as active,
       (select count(*)::int from competency_overrides o where o.tenant_id = t.id and o.status = 'pedida') as asked,
       (select count(*)::int from boats b where b.tenant_id = t.id and b.min_crew > 0 and not exists (
         select from boat_manning n where n.tenant_id = t.id and n.boat_id = b.id)) as unmanned
     from saas_tenants t join crew_members m on m.tenant_id = t.id
     where t.subdomain in ('mar-azul', 'costa-verde') group by t.id order by 1`,
  );
  expect(rows).toHaveLength(2);
  const papers = { ending: 2, ended: 1, waiting: 3, refused: 1 };
  const rest = { active: 2, asked: 1, unmanned: 0 };
  for (const row of rows)
    expect(row).toMatchObject({ people: 23, positions: 7, engagements: 5, ...papers, ...rest });
  const versions = await everywhere(
    'select number, effective_from::text as day, jsonb_array_length(cells) as cells from competency_versions order by number',
  );
  expect(versions.map(({ number, day }) => [number, day])).toEqual([
    [1, '2020-01-01'],
    [2, '2026-12-01'],
  ]);
  const [differences] = await everywhere(
    `select count(*)::int as n from (select jsonb_array_elements(cells) from competency_versions where number = 2
       except select jsonb_array_elements(cells) from competency_versions where number = 1) d`,
  );
  expect(differences).toEqual({ n: 4 });
});

test('[B2.2-64] the crew of last week is done and paid, this week is published with two who have not answered and one who cannot, the next one is begun', async () => {
  const rows = await everywhere(
    `select t.subdomain, r.week::text as week, r.status,
       count(*) filter (where a.status = 'done')::int as done, count(*) filter (where a.status = 'proposed')::int as unanswered,
       count(*) filter (where a.status = 'declined')::int as declined, count(a.pay_amount)::int as paid,
       count(*) filter (where a.told is not null)::int as told
     from saas_tenants t join rosters r on r.tenant_id = t.id
       join crew_assignments a on a.tenant_id = t.id and a.date between r.week and r.week + 6
     where t.subdomain in ('mar-azul', 'costa-verde') group by t.id, r.tenant_id, r.id order by 1, 2`,
  );
  expect(rows.map(({ week, status }) => [week, status])).toEqual(
    [1, 2].flatMap(() => [
      ['2026-11-09', 'locked'],
      ['2026-11-16', 'published'],
      ['2026-11-23', 'draft'],
    ]),
  );
  for (const { status, done, unanswered, declined, paid, told } of rows) {
    expect(paid).toBeGreaterThan(0);
    expect(done > 0).toBe(status === 'locked');
    if (status === 'published') expect([unanswered, declined]).toEqual([2, 1]);
    if (status === 'draft') expect(told).toBe(0);
  }
});

test('Beto commands the Netuno and not the catamaran, which is heavier and asks for a higher rank', async () => {
  const versions = await everywhere(
    'select id, effective_from::text as effective_from, cells from competency_versions order by number',
  );
  const known = await everywhere('select id, "group", rank, nav_area from competencies');
  const credentials = await everywhere(
    `select c.id, c.competency_id, c.status, c.issued_on::text as issued_on, c.expires_on::text as expires_on,
       c.self_declared
     from crew_credentials c join crew_members m on m.tenant_id = c.tenant_id and m.id = c.crew_id
     where m.full_name = 'Beto Carvalho'`,
  );
  const boats = await everywhere(
    `select boat_name, type, use_class, nav_area, gross_tonnage from boats
     where boat_name in ('Lancha Netuno', 'Catamarã Brisa Sul') order by boat_name desc`,
  );
  const matrix = { versions, catalogue: new Map(known.map(({ id, ...paper }) => [id, paper])) } as Matrix;
  const answers = boats.map(({ boat_name, type, use_class, nav_area, gross_tonnage }) => {
    const tonnage = tonnageBand(Number(gross_tonnage));
    const context = { activity: 'passeio' as const, use_class, nav_area, boat_type: type, tonnage };
    const asked = { position: 'comandante' as const, context, date: '2026-11-20', birth: '1986-04-12' };
    const { can, missing } = decide(matrix, [], { ...asked, credentials: credentials as Credential[] });
    return [boat_name, can, missing.map(({ of }) => of)];
  });
  expect(answers).toEqual([
    ['Lancha Netuno', 'sim', []],
    ['Catamarã Brisa Sul', 'nao', ['paper']],
  ]);
});

test('the books of Mar Azul have four closed months, a till that was short and an entry on the wrong account, each with its why', async () => {
  const [periods, tills, mistakes] = await Promise.all([
    everywhere(
      'select month, jsonb_array_length(results) as lines from finance_periods where reopened_at is null',
    ),
    everywhere('select counted_amount - expected_amount as short, reason from finance_tills'),
    everywhere(`select e.description, p.amount from finance_postings p join finance_accounts a on a.tenant_id = p.tenant_id
      and a.id = p.debit_id and a.role = 'allocation' join finance_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id`),
  ]);
  expect(periods.map(({ month }) => month).toSorted()).toEqual([
    '2026-06-01',
    '2026-07-01',
    '2026-08-01',
    '2026-09-01',
  ]);
  expect(periods.every(({ lines }) => lines > 5)).toBe(true);
  expect(tills).toMatchObject([{ short: -15, reason: 'Troco dado a mais no píer' }]);
  expect(mistakes).toMatchObject([{ description: 'Seguro da frota (lançado no Rateio por engano)' }]);
});
