import pg from 'pg';
import { expect, test } from 'vitest';
import { stoppedClock } from '../kit/clock.ts';
import { hashCheaply } from '../modules/access/sign-in/passwords.ts';
import { cloneDatabase, superuserUrlOf } from '../testing/database/database.ts';
import { seedDemo } from './seed-demo.ts';

hashCheaply();
const urls = await cloneDatabase();
await seedDemo({ urls, clock: stoppedClock('2026-11-20T12:12:00Z'), say: () => undefined });

async function everywhere(text: string) {
  const client = new pg.Client({ connectionString: superuserUrlOf(urls) });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('each company sails three to six times a day for seven days back and ahead, and twice on far days, thirty back and forty-five ahead', async () => {
  const sailed = (days: string) =>
    everywhere(
      `select tenant_id, count(*)::int as days, min(n)::int as least, max(n)::int as most, min(date)::text as first, max(date)::text as last
       from (select tenant_id, date, count(*) as n from sessions where schedule_id is null and ${days} group by 1, 2) d group by 1`,
    );
  const rows = await sailed(`date between '2026-11-13' and '2026-11-27'`);
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(row).toMatchObject({ days: 15, first: '2026-11-13', last: '2026-11-27' });
    expect(row.least).toBeGreaterThanOrEqual(3);
    expect(row.most).toBeLessThanOrEqual(6);
  }
  const far = await sailed(`date not between '2026-11-13' and '2026-11-27'`);
  expect(far).toHaveLength(2);
  for (const row of far)
    expect(row).toMatchObject({ days: 61, least: 2, most: 2, first: '2026-10-21', last: '2027-01-04' });
});

test('each company has two seasons of which one has changes not applied, a departure edited by hand, one sold out, one nearly, a closed day and two blocks', async () => {
  const rows = await everywhere(
    `select (select count(*)::int from schedules t where t.tenant_id = c.id) as schedules,
       (select count(*)::int from schedule_exceptions x where x.tenant_id = c.id) as exceptions,
       (select count(*)::int from blackouts k where k.tenant_id = c.id) as blocks,
       count(*) filter (where s.edited_at is not null)::int as edited,
       count(*) filter (where s.sale_state = 'closed')::int as closed,
       count(*) filter (where q.taken = q.total_capacity)::int as sold_out,
       count(*) filter (where q.taken < q.total_capacity and 2 * q.taken > q.total_capacity)::int as limited
     from saas_tenants c join sessions s on s.tenant_id = c.id and s.schedule_id is not null
     join session_seats q on q.tenant_id = c.id and q.session_id = s.id group by c.id`,
  );
  const each = { schedules: 2, exceptions: 2, blocks: 2, edited: 2, closed: 2, sold_out: 2, limited: 2 };
  expect(rows).toEqual([each, each]);
});

test('somebody owes a balance that is late', async () => {
  const late = await everywhere(
    `select count(distinct tenant_id)::int as companies from bookings
     where balance_due_at < '2026-11-20T12:12:00Z' and remaining_amount > 0 and deposit_amount = paid_amount`,
  );
  expect(late).toEqual([{ companies: 2 }]);
});

test('somebody has credit with each company, and somebody was moved twice and pays for it; a whole boat is on sale', async () => {
  const credits = await everywhere(
    `select c.amount::float8 as amount, c.amount_left::float8 as left, (select sum(m.amount)::float8 from credit_moves m
       where m.tenant_id = c.tenant_id and m.credit_id = c.id) as moved, c.customer_id is not null as linked from credits c`,
  );
  expect(credits).toHaveLength(2);
  for (const { amount, left, moved, linked } of credits)
    expect([left, moved, linked]).toEqual([amount, amount, true]);
  const moved = await everywhere(
    `select booking_id from booking_adjustments where kind in ('reschedule', 'fee') group by tenant_id, booking_id having count(*) = 2`,
  );
  expect(moved).toHaveLength(2);
  const boats = await everywhere(
    `select distinct p.name from sessions s join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
       join product_group_prices g on g.tenant_id = p.tenant_id and g.product_id = p.id
     where s.date > '2026-11-20' and s.status = 'available' and not exists (select from bookings b
       where b.tenant_id = s.tenant_id and b.session_id = s.id and b.status in ('on_hold', 'confirmed'))`,
  );
  expect(boats).toEqual([{ name: 'Charter Baía da Ilha Grande' }]);
});
