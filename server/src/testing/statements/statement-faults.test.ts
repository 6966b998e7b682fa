import { expect, test } from 'vitest';
import { statementFaults } from './statement-faults.ts';

const tables = new Set([
  'audit_log',
  'bookings',
  'customers',
  'email_logs',
  'products',
  'attendance_refusals',
  'sessions',
  'session_boats',
  'transfers',
  'user_preferences',
]);
const faults = (sql: string) => statementFaults(sql, tables);
const offence = (sql: string) => faults(sql).length > 0;

test('a statement that names no tenant is found, whatever it does', () => {
  expect(offence('select "id" from "bookings" where "id" = $1')).toBe(true);
  expect(offence('update "bookings" set "checkin" = $1 where "id" = $2')).toBe(true);
  expect(offence('delete from "bookings" where "id" = $1')).toBe(true);
  expect(offence('insert into "bookings" ("id") values ($1)')).toBe(true);
  expect(offence("select 1 from bookings where tenant_id = current_setting('app.tenant_id')::uuid")).toBe(
    true,
  );
});

test('every table of a statement needs its tenant, the joined and the nested ones too', () => {
  const joined =
    'select 1 from "bookings" as "b" inner join "sessions" as "s" on "s"."id" = "b"."session_id" where "b"."tenant_id" = $1';
  expect(offence(joined)).toBe(true);
  expect(offence(`${joined} and "s"."tenant_id" = "b"."tenant_id"`)).toBe(false);
  const nested =
    'select 1 from "bookings" where "tenant_id" = $1 and "session_id" in (select "id" from "sessions" where "date" = $2)';
  expect(offence(nested)).toBe(true);
  expect(offence(nested.replace('where "date"', 'where "tenant_id" = $3 and "date"'))).toBe(false);
  const beside = 'delete from bookings b using sessions s where b.tenant_id = $1 and s.id = b.session_id';
  expect(offence(beside)).toBe(true);
  expect(offence(`${beside} and s.tenant_id = $1`)).toBe(false);
  const listed = 'select 1 from bookings b, sessions s where b.tenant_id = $1 and s.id = b.session_id';
  expect(offence(listed)).toBe(true);
  expect(offence(`${listed} and s.tenant_id = b.tenant_id`)).toBe(false);
});

test('a chain of equalities that ends at no value names no tenant, and one that names it twice names one table', () => {
  expect(
    offence('select 1 from bookings b join sessions s on s.tenant_id = b.tenant_id and s.id = b.session_id'),
  ).toBe(true);
  expect(
    offence(
      'select 1 from bookings b join sessions s on s.id = b.session_id where b.tenant_id = $1 and b.tenant_id = $2',
    ),
  ).toBe(true);
});

test('a query in a query names its tenant by value, not by a table around it', () => {
  const seats = (tenant: string) =>
    `(select sum(h.seats) from bookings h where h.tenant_id = ${tenant} and h.session_id = s.id)`;
  const around = 'from sessions s where s.tenant_id = $1';
  expect(offence(`select s.id, ${seats('s.tenant_id')} ${around}`)).toBe(true);
  expect(offence(`select s.id, ${seats('$1')} ${around}`)).toBe(false);
});

test('a table joined to a derived table names its tenant by value', () => {
  const refusals = (tenant: string) =>
    `select "r"."id", "b"."id" from (select "e".* from (select "tenant_id", "id", "booking_id",
        row_number() over (partition by "user_id" order by "server_time" desc) as "place"
        from "attendance_refusals" where "tenant_id" = $1 and "reviewed_at" is null) as "e" where "e"."place" <= $2) as "r"
     left join "bookings" as "b" on "b"."tenant_id" = ${tenant} and "b"."id" = "r"."booking_id"
     left join "sessions" as "s" on "s"."tenant_id" = "b"."tenant_id" and "s"."id" = "b"."session_id"`;
  expect(faults(refusals('"r"."tenant_id"'))).toEqual([
    'bookings names no tenant of its own',
    'sessions names no tenant of its own',
  ]);
  expect(faults(refusals('$3'))).toEqual([]);
  const expression = (tenant: string) =>
    `with recursive above (id, tenant_id) as (
       select p.id, p.tenant_id from products p where p.tenant_id = $1 and p.id = $2
       union all select p.id, p.tenant_id from products p join above on above.id = p.parent_id where p.tenant_id = ${tenant}
     ) select id from above`;
  expect(faults(expression('above.tenant_id'))).toEqual(['products names no tenant of its own']);
  expect(faults(expression('$1'))).toEqual([]);
});

test('rows come as VALUES or from tables of the tenant, never from a function, a global table or nowhere', () => {
  const into = 'insert into audit_log (tenant_id, id, action)';
  const fault = ['insert … select from what is no table of the tenant'];
  expect(
    faults(
      `${into} select $1::uuid, r.id, r.action from jsonb_to_recordset($2::jsonb) as r (id uuid, action text)`,
    ),
  ).toEqual(fault);
  expect(
    faults(`${into} select $1, w.id, $2 from unnest($3::uuid[]) with ordinality as w (id, place)`),
  ).toEqual(fault);
  expect(faults(`${into} select $1, id, $2 from saas_modules where slug = any($3)`)).toEqual(fault);
  expect(faults(`${into} select $1, $2, 'x' where $3`)).toEqual(fault);
  expect(faults(`${into} values ($1, $2, $3), ($4, $5, $6)`)).toEqual([]);
  expect(faults(`${into} select tenant_id, id, 'x' from bookings where tenant_id = $1`)).toEqual([]);
  expect(faults(`${into} select tenant_id, id, 'x' from bookings where id = $1`)).not.toEqual([]);
});

test('the time is no part of ON CONFLICT, nor is an interval added to a moment', () => {
  const kept =
    'insert into user_preferences (tenant_id, key, value) values ($1, $2, $3) on conflict (tenant_id, key)';
  expect(faults(`${kept} do update set value = $4, updated_at = now()`)).toEqual(['the time in ON CONFLICT']);
  expect(
    faults(`${kept} do update set value = $4, updated_at = excluded.updated_at returning now()`),
  ).toEqual([]);
  const lease = `insert into transfers (tenant_id, slot, ends_at) values ($1, $2, now() + $3 * interval '1 second')
    on conflict (tenant_id, slot) do update set ends_at = excluded.ends_at where`;
  expect(faults(`${lease} transfers.ends_at < CURRENT_TIMESTAMP`)).not.toEqual([]);
  expect(faults(`${lease} transfers.ends_at < excluded.ends_at - $4 * interval '1 second'`)).not.toEqual([]);
  expect(faults(`${lease} excluded.ends_at - transfers.ends_at > $4 * interval '1 second'`)).toEqual([]);
});

test('an update asks the time neither in CASE nor in COALESCE, and names no column behind CASE', () => {
  const update = (set: string) => faults(`update customers set ${set} where tenant_id = $1 and id = $2`);
  const fault = ['the time in CASE or COALESCE of an update'];
  expect(update('deleted_at = coalesce(deleted_at, now())')).toEqual(fault);
  expect(update('deleted_at = case when agrees then now() end')).toEqual(fault);
  expect(update('deleted_at = coalesce(deleted_at, $3), updated_at = now()')).toEqual([]);
  expect(update("status = case status when 'queued' then 'failed' else status end")).toEqual([
    'case <column> when; say case when <column> =',
  ]);
  expect(update("status = case when status = 'queued' then 'failed' else status end")).toEqual([]);
});

test('a text holds one statement', () => {
  expect(faults("begin; set local app.tenant_id = 'x'")).toEqual(['several statements in one text']);
  expect(faults("set local app.tenant_id = 'x'")).toEqual([]);
  expect(faults("select ';' from bookings where tenant_id = $1;")).toEqual([]);
});

test('statements with their tenant, and those on tables without one, pass', () => {
  expect(faults('select "id" from "bookings" where "tenant_id" = $1 for update')).toEqual([]);
  expect(faults('insert into "bookings" ("tenant_id", "id") values ($1, $2)')).toEqual([]);
  expect(faults('select "email" from "login_emails" where "email" = $1')).toEqual([]);
  expect(
    faults(
      'select extract(epoch from starts_at) from sessions where tenant_id = $1 and date is distinct from $2',
    ),
  ).toEqual([]);
});

test('a transaction sets its tenant, and a time it may take at most: what changes how statements are planned hides the node', () => {
  expect(offence("set local app.tenant_id = '0198'")).toBe(false);
  expect(faults('set local plan_cache_mode = force_generic_plan')).toEqual([
    'it sets local plan_cache_mode; a transaction sets its tenant and a time at most',
  ]);
  expect(offence("set local statement_timeout = '2min'")).toBe(false);
  expect(offence("set app.tenant_id = '0198'")).toBe(true);
});

test('what stands behind common table expressions is read too: a row that is selected, not written as values', () => {
  const text = `with tags as (update bookings set notes = $2 where tenant_id = $1 returning id)
    insert into transfers (tenant_id, ids)`;
  expect(offence(`${text} select $1::uuid, array(select id from tags)`)).toBe(true);
  expect(offence('insert into transfers (tenant_id, id) values ($1, $2)')).toBe(false);
});

test('an insert … select that returns rows needs another name for its target', () => {
  const copy = (target: string, from: string) =>
    `insert into bookings ${target}(tenant_id, id) select b.tenant_id, b.id from bookings b where b.tenant_id = $1 returning ${from}id`;
  expect(offence(copy('', ''))).toBe(true);
  expect(offence(copy('as t ', 't.'))).toBe(false);
});

test('what answers something else each time is a value in an update, and may stand in an insert of values', () => {
  expect(offence('update bookings set at = clock_timestamp() where tenant_id = $1')).toBe(true);
  expect(offence('update bookings set at = now() where tenant_id = $1')).toBe(false);
  expect(offence('delete from bookings where tenant_id = $1 and at < clock_timestamp()')).toBe(true);
  expect(offence('insert into bookings (tenant_id, at) values ($1, clock_timestamp())')).toBe(false);
});
