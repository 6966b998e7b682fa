import { expect, test } from 'vitest';
import { tablesWithoutTenant } from './statement-record.ts';

const tables = new Set(['bookings', 'sessions', 'session_boats']);
const offence = (sql: string) => tablesWithoutTenant(sql, tables).length > 0;

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
});

test('statements with their tenant, and those on tables without one, pass', () => {
  expect(offence('select "id" from "bookings" where "tenant_id" = $1')).toBe(false);
  expect(offence('insert into "bookings" ("tenant_id", "id") values ($1, $2)')).toBe(false);
  expect(offence('select "email" from "login_emails" where "email" = $1')).toBe(false);
});
