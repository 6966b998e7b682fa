import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { stoppedClock } from '../kit/clock.ts';
import { hashCheaply, isPassword } from '../modules/access/sign-in/passwords.ts';
import { cloneDatabase, superuserUrlOf } from '../testing/database/database.ts';
import { tenantTables } from '../testing/statements/watch-statements.ts';
import { demoAccounts, demoPassword, tenantRoles } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

hashCheaply();
const clock = stoppedClock('2026-11-20T12:12:00Z');
const urls = await cloneDatabase();
const companies: { id: string; subdomain: string }[] = [];
const said: string[] = [];
const say = (line: string) => void said.push(line);

beforeAll(async () => {
  expect(await seedDemo({ urls, clock, say })).toBe(true);
  companies.push(
    ...(await ask(
      urls.auth,
      null,
      `select id, subdomain from saas_tenants where subdomain in ('mar-azul', 'costa-verde') order by 2`,
    )),
  );
});

async function ask(url: string, tenantId: string | null, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (tenantId) await client.query(`set app.tenant_id = '${tenantId}'`);
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const superuserUrl = superuserUrlOf(urls);
const everywhere = (text: string) => ask(superuserUrl, null, text);

async function contents(url: string): Promise<Record<string, unknown>> {
  const tables = [...(await tenantTables(urls.admin))].filter((name) => !name.startsWith('auth_'));
  const found: Record<string, unknown> = {};
  // One after the other: a connection for every table at once is more than the engine has.
  for (const table of tables)
    found[table] = await ask(url, null, `select * from ${table} t order by t::text`);
  return found;
}

test('two companies stand with brand, modules, languages and subscription', async () => {
  expect(said).toEqual(['Demo data: Mar Azul Passeios', 'Demo data: Costa Verde Náutica']);
  const rows = await everywhere(
    `select t.subdomain, t.primary_color, s.timezone, u.status,
       (select count(*)::int from tenant_modules m where m.tenant_id = t.id and m.is_enabled) = (select count(*) from saas_modules) as has_all,
       (select string_agg(locale_code, ' ' order by is_default desc, locale_code) from i18n_tenant_locales l where l.tenant_id = t.id) as locales,
       (select count(*)::int from products p where p.tenant_id = t.id) as products,
       (select count(distinct color)::int from products p where p.tenant_id = t.id) as colors,
       (select count(*)::int from boats b where b.tenant_id = t.id and b.owner_supplier_id is not null) as boats
     from saas_tenants t join company_settings s on s.tenant_id = t.id join tenant_subscriptions u on u.tenant_id = t.id
     where t.subdomain in ('mar-azul', 'costa-verde') order by t.subdomain`,
  );
  const same = {
    timezone: 'America/Sao_Paulo',
    status: 'active',
    has_all: true,
    products: 7,
    colors: 7,
    boats: 5,
  };
  expect(rows).toEqual([
    { subdomain: 'costa-verde', primary_color: '#FFD400', locales: 'pt-BR en es', ...same },
    { subdomain: 'mar-azul', primary_color: '#026190', locales: 'pt-BR en es fr it', ...same },
  ]);
});

test('every role has an account that fits its tenant, with the printed address and password', async () => {
  const logins: { email: string; tenant_id: string; user_id: string }[] = await ask(
    urls.auth,
    null,
    'select * from login_emails',
  );
  const printed = new Set(demoAccounts.map(({ email }) => email));
  const standard = logins.filter(({ email }) => printed.has(email));
  expect(standard).toHaveLength(tenantRoles.length * 2 + 4);
  for (const { email, tenant_id, user_id } of standard) {
    const [person] = await ask(
      urls.auth,
      tenant_id,
      `select r.role, p.email, p.status, t.subdomain, a.password_hash, a.must_change_password, s.id as supplier, c.kind
       from profiles p join user_roles r on r.user_id = p.id join auth_accounts a on a.id = p.id
         join saas_tenants t on t.id = p.tenant_id
         left join suppliers s on s.id = p.supplier_id left join customers c on c.id = p.agent_id where p.id = $1`,
      [user_id],
    );
    expect(person).toMatchObject({ email, status: 'active', must_change_password: false });
    const [name, domain] = email.split('@');
    expect(name).toBe(person.role);
    expect(domain).toBe(person.role.startsWith('saas_') ? 'leme.test' : `${person.subdomain}.test`);
    expect(person.supplier !== null).toBe(person.role.startsWith('supplier'));
    expect(person.kind).toBe(person.role.startsWith('agent') ? 'agente' : null);
    expect(await isPassword(person.password_hash, demoPassword)).toBe(true);
  }
  const idle = await everywhere(
    `select email from profiles p where supplier_id is not null
       and not exists (select from boats b where b.tenant_id = p.tenant_id and b.owner_supplier_id = p.supplier_id)
     union all
     select email from profiles p where agent_id is not null
       and not exists (select from bookings b where b.tenant_id = p.tenant_id and b.agent_id = p.agent_id)`,
  );
  expect(idle).toEqual([]);
});

const kept = `(select coalesce(sum(a.seats - a.used_seats), 0) from seat_allotments a
  where a.tenant_id = q.tenant_id and a.session_id = q.session_id and a.released_at is null)`;
const invariants: Record<string, string> = {
  'seats taken are those of confirmed, held and completed bookings, and what quotas keep': `select q.session_id, q.taken from session_seats q
     where q.taken <> (select coalesce(sum(seats), 0) from bookings b where b.tenant_id = q.tenant_id
       and b.session_id = q.session_id and b.status in ('confirmed', 'on_hold', 'completed')) + ${kept}`,
  'people are those of the same bookings, and what quotas keep': `select q.session_id, q.people from session_seats q
     where q.people <> (select coalesce(sum(people), 0) from bookings b where b.tenant_id = q.tenant_id
       and b.session_id = q.session_id and b.status in ('confirmed', 'on_hold', 'completed')) + ${kept}`,
  'two quotas are kept, and one of them is given back tomorrow': `select t.id from saas_tenants t
     where t.subdomain in ('mar-azul', 'costa-verde') and (select array[count(*), count(*) filter (where s.starts_at - make_interval(hours => a.release_hours)
         between timestamptz '2026-11-20T12:12:00Z' + interval '24 hours' and timestamptz '2026-11-20T12:12:00Z' + interval '25 hours')]
       from seat_allotments a join sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
       where a.tenant_id = t.id and a.released_at is null) <> array[2, 1]::bigint[]`,
  'the limit of people is what the boats carry, and nobody sails too many': `select q.session_id from session_seats q
     left join (select x.tenant_id, x.session_id, sum(b.capacity - case when b.capacity_includes_crew then b.min_crew else 0 end) as places
       from session_boats x join boats b on b.tenant_id = x.tenant_id and b.id = x.boat_id group by 1, 2) w
       on w.tenant_id = q.tenant_id and w.session_id = q.session_id
     where q.people_limit is distinct from w.places or q.people_allowed is distinct from w.places or q.people > w.places`,
  'people of a booking are all of its fares, one without': `select b.id from bookings b where b.people <>
     (select coalesce(sum(p.quantity), 1) from booking_passengers p where p.tenant_id = b.tenant_id and p.booking_id = b.id)`,
  'what is held is held until a moment to come': `select id from bookings
     where (status = 'on_hold') <> (hold_expires_at is not null) or hold_expires_at <= '2026-11-20T12:12:00Z'`,
  'every session has its ledger row': `select id from sessions s where not exists
     (select from session_seats q where q.tenant_id = s.tenant_id and q.session_id = s.id)`,
  'seats are quantity times seats of the fare, one without passengers': `select b.id from bookings b
     where b.seats <> (select coalesce(sum(p.quantity * f.pax_count), 1) from booking_passengers p
       join fare_types f on f.tenant_id = p.tenant_id and f.id = p.fare_type_id
       where p.tenant_id = b.tenant_id and p.booking_id = b.id)`,
  'what was paid is the sum of the payments': `select b.id from bookings b where b.paid_amount <>
     (select coalesce(sum(amount), 0) from booking_payments p where p.tenant_id = b.tenant_id and p.booking_id = b.id)`,
  'no more is paid than owed, but for what was cancelled': `select id from bookings
     where paid_amount < 0 or paid_amount > total_price and status <> 'cancelled'`,
  'the price is the sum of the passengers and of what stands beside them': `select b.id from bookings b join
     (select tenant_id, booking_id, sum(total_price) as total from booking_passengers group by 1, 2) p
       on p.tenant_id = b.tenant_id and p.booking_id = b.id
     where b.total_price <> p.total + (select coalesce(sum(x.amount), 0) from booking_adjustments x
       where x.tenant_id = b.tenant_id and x.booking_id = b.id)`,
  'a line is quantity times price of a fare of the session’s product': `select p.id from booking_passengers p
     join bookings b on b.tenant_id = p.tenant_id and b.id = p.booking_id
     join sessions s on s.tenant_id = b.tenant_id and s.id = b.session_id
     join fare_types f on f.tenant_id = p.tenant_id and f.id = p.fare_type_id
     where p.total_price <> p.quantity * p.unit_price or p.unit_price <> f.cost_price or f.product_id <> s.product_id`,
  'one manifest row for each person': `select b.id from bookings b where
     (select array_agg(m.position order by m.position) from manifest_passengers m where m.tenant_id = b.tenant_id and m.booking_id = b.id)
     is distinct from (select array_agg(n) from generate_series(1, (select coalesce(sum(quantity), 1) from booking_passengers p
       where p.tenant_id = b.tenant_id and p.booking_id = b.id)::int) n)`,
  'each fare has as many manifest rows as its quantity': `select p.id from booking_passengers p where p.quantity <>
     (select count(*) from manifest_passengers m where m.tenant_id = p.tenant_id and m.booking_passenger_id = p.id)`,
  'a boat is blocked for the session with its buffers': `select x.id from session_boats x
     join sessions s on s.tenant_id = x.tenant_id and s.id = x.session_id
     join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
     where x.blocked_from <> s.starts_at - make_interval(mins => p.buffer_before_min)
        or x.blocked_until <> s.ends_at + make_interval(mins => p.buffer_after_min)
        or x.cancelled <> (s.status = 'cancelled')`,
  'no boat is in two places': `select a.id from session_boats a join session_boats b on a.tenant_id = b.tenant_id
     and a.boat_id = b.boat_id and a.id <> b.id and not a.cancelled and not b.cancelled
     and a.blocked_from < b.blocked_until and b.blocked_from < a.blocked_until`,
  'no guide and no sailor is in two places': `select a.id from sessions a join sessions b on a.tenant_id = b.tenant_id and a.id <> b.id
     and (a.guide_name = b.guide_name or a.sailor_name = b.sailor_name)
     and a.status = 'available' and b.status = 'available' and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
  'no session has more seats than its boats': `select q.session_id from session_seats q join session_boats x
     on x.tenant_id = q.tenant_id and x.session_id = q.session_id
     join boats b on b.tenant_id = x.tenant_id and b.id = x.boat_id group by 1, q.total_capacity having q.total_capacity > sum(b.capacity)`,
  'the instants are the wall clock of the company’s zone': `select s.id from sessions s join company_settings c on c.tenant_id = s.tenant_id
     where s.starts_at <> (s.date + s.start_time) at time zone c.timezone or s.ends_at <> (s.date + s.end_time) at time zone c.timezone`,
  'a cancelled session carries nobody': `select s.id from sessions s join bookings b on b.tenant_id = s.tenant_id and b.session_id = s.id
     where s.status = 'cancelled' and b.status in ('confirmed', 'on_hold', 'completed')`,
  'the heads of a passenger are the events no other names, and agree with the state': `select m.id from manifest_passengers m where
     (select coalesce(array_agg(e.id order by e.id), '{}') from attendance_events e where e.tenant_id = m.tenant_id and e.manifest_passenger_id = m.id
       and not exists (select from attendance_events n where n.tenant_id = e.tenant_id and n.manifest_passenger_id = m.id and e.id = any(n.bases)))
     is distinct from (select coalesce(array_agg(h order by h), '{}') from unnest(m.heads) h)
     or m.status <> coalesce((select e.status from attendance_events e where e.tenant_id = m.tenant_id and e.id = m.heads[1]), 'pending')
     or cardinality(m.heads) > 1`,
  'the booking’s flags are the roll-up of its people': `select b.id from bookings b join
     (select tenant_id, booking_id, bool_or(status = 'pending') as waits, bool_and(status = 'no_show') as absent
      from manifest_passengers group by 1, 2) m on m.tenant_id = b.tenant_id and m.booking_id = b.id
     where b.no_show <> m.absent or b.checkin <> (not m.waits and not m.absent)`,
  'attendance is only of bookings a manifest shows': `select e.id from attendance_events e join bookings b on b.tenant_id = e.tenant_id
     and b.id = e.booking_id where b.status not in ('confirmed', 'completed')`,
  'nobody is still expected on a tour that is over': `select m.id from manifest_passengers m
     join bookings b on b.tenant_id = m.tenant_id and b.id = m.booking_id and b.status in ('confirmed', 'completed')
     join sessions s on s.tenant_id = b.tenant_id and s.id = b.session_id
     where s.date < '2026-11-20' and m.status = 'pending'`,
  'nothing happened after now': `select id from bookings where created_at > '2026-11-20T12:12:00Z'
     union all select id from booking_payments where paid_at > '2026-11-20T12:12:00Z'
     union all select id from attendance_events where server_time > '2026-11-20T12:12:00Z'
     union all select id from maintenance_alert where created_at > '2026-11-20T12:12:00Z'`,
  'the bell of Mar Azul has more than it counts': `select t.id from saas_tenants t where t.subdomain = 'mar-azul'
     and (select count(*) from maintenance_alert a where a.tenant_id = t.id and a.status = 'pendente') <> 12`,
  'the book of the boats has sixty services, of which one was taken back': `select t.id from saas_tenants t
     where t.subdomain in ('mar-azul', 'costa-verde') and ((select count(*) from maintenance_logs l where l.tenant_id = t.id) <> 61
       or (select count(*) from maintenance_logs l where l.tenant_id = t.id and l.reverses_id is not null) <> 1)`,
  'no payment was made before its booking': `select p.id from booking_payments p join bookings b
     on b.tenant_id = p.tenant_id and b.id = p.booking_id where p.paid_at < b.created_at`,
};

test.each(Object.entries(invariants))('%s', async (_, offenders) => {
  expect(await everywhere(offenders)).toEqual([]);
});

test('the demo shows every case a screen must cope with', async () => {
  const today = `s.date = '2026-11-20'`;
  const [row] = await ask(
    superuserUrl,
    null,
    `with s as (select s.*, q.taken, q.total_capacity from sessions s join session_seats q using (tenant_id) where q.session_id = s.id),
       b as (select b.*, s.date from bookings b join sessions s on s.tenant_id = b.tenant_id and s.id = b.session_id)
     select (select count(*)::int from s where ${today} and guide_name is null) as without_guide,
       (select count(*)::int from s where ${today} and not exists (select from session_boats x where x.tenant_id = s.tenant_id and x.session_id = s.id)) as without_boat,
       (select count(*)::int from s where ${today} and status = 'cancelled') as cancelled,
       (select count(*)::int from s where ${today} and taken = total_capacity) as fully_booked,
       (select count(distinct tenant_id)::int from b where not exists (select from booking_passengers p where p.tenant_id = b.tenant_id and p.booking_id = b.id)) as unlisted,
       (select count(distinct tenant_id)::int from b where b.no_show and b.date = '2026-11-19') as absent_yesterday,
       (select count(distinct tenant_id)::int from b where b.date = '2026-11-20' and exists (select from manifest_passengers m where m.booking_id = b.id and m.status = 'pending')
         and exists (select from manifest_passengers m where m.booking_id = b.id and m.status = 'checked_in')) as half_aboard,
       (select count(distinct tenant_id)::int from b where remaining_amount > 0 and paid_amount > 0) as partly_paid,
       (select count(distinct tenant_id)::int from b where remaining_amount > 0 and paid_amount = 0) as unpaid,
       (select count(distinct tenant_id)::int from booking_payments where amount < 0) as paid_back,
       (select count(distinct (tenant_id, status))::int from b) as booking_states,
       (select count(distinct (tenant_id, status))::int from maintenance_alert) as alert_states,
       (select count(distinct special_requirements)::int from b where special_requirements in ('Alergia a camarão', 'Cadeira de rodas', '4 vegetarianos; 1 sem glúten')) as requirements`,
  );
  expect(row).toEqual({
    without_guide: 2,
    without_boat: 2,
    cancelled: 2,
    fully_booked: 2,
    unlisted: 2,
    absent_yesterday: 2,
    half_aboard: 2,
    partly_paid: 2,
    unpaid: 2,
    paid_back: 2,
    booking_states: 10,
    alert_states: 4,
    requirements: 3,
  });
});

test('a company never sees a row of the other', async () => {
  const tables = [...(await tenantTables(urls.admin))].filter((name) => !name.startsWith('auth_'));
  const [first, second] = companies;
  for (const [own, other] of [
    [first, second],
    [second, first],
  ]) {
    for (const table of tables) {
      const counts = `select count(*)::int as all, count(*) filter (where tenant_id = $1)::int as own, count(*) filter (where tenant_id = $2)::int as other from ${table}`;
      const [seen] = await ask(urls.app, own?.id ?? null, counts, [own?.id, other?.id]);
      expect(seen, table).toMatchObject({ all: seen.own, other: 0 });
    }
    expect(await ask(urls.app, own?.id ?? null, 'select id from saas_tenants')).toEqual([{ id: own?.id }]);
  }
});

test('a second run changes nothing', async () => {
  const before = await contents(superuserUrl);
  expect(await seedDemo({ urls, clock: stoppedClock('2026-12-01T12:00:00Z'), say })).toBe(false);
  expect(await contents(superuserUrl)).toEqual(before);
});

test('two starts at once seed once, and the same day gives the same demo', async () => {
  const again = await cloneDatabase();
  const seed = () => seedDemo({ urls: again, clock, say });
  expect((await Promise.all([seed(), seed()])).sort()).toEqual([false, true]);
  const ids = `select (select md5(string_agg(b::text, '' order by id)) from (select id, code, seats, total_price, paid_amount, checkin, no_show from bookings) b) as bookings,
    (select md5(string_agg(id::text, '' order by id)) from attendance_events) as events`;
  expect(await ask(superuserUrlOf(again), null, ids)).toEqual(await everywhere(ids));
});

test.each(['2026-11-21T02:30:00Z', '2026-11-20T03:30:00Z', '2026-02-28T15:00:00Z'])(
  'the demo also stands when the first start is at %s',
  async (at) => {
    const late = await cloneDatabase();
    await seedDemo({ urls: late, clock: stoppedClock(at), say });
    for (const [name, offenders] of Object.entries(invariants)) {
      if (name.startsWith('nobody is still')) continue;
      const text = offenders.replaceAll('2026-11-20T12:12:00Z', at);
      expect(await ask(superuserUrlOf(late), null, text), name).toEqual([]);
    }
  },
);
