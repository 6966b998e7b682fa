import { modules } from '@leme/contract/modules';
import pg from 'pg';
import { expect, test } from 'vitest';
import { kitTables } from '../../kit/tables.ts';
import { cloneDatabase } from '../database/database.ts';
import { ownerFaults, senderOf } from './table-owners.ts';

test('every table of the database belongs to one module or to the kit', async () => {
  const client = new pg.Client({ connectionString: (await cloneDatabase()).admin });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  await client.end();
  const owned = [...kitTables, ...modules.flatMap(({ tables }) => tables)];
  expect(owned.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

const as = (module: string) => ({ module, isKit: false });

test.each([
  [
    'sales',
    'update bookings set customer_name = $1 where tenant_id = $2',
    'sales writes bookings of bookings',
  ],
  ['sales', 'select b.id from "bookings" as "b" where b.tenant_id = $1', 'sales reads bookings of bookings'],
  ['fleet', 'select 1 from customers where tenant_id = $1', 'fleet reads customers of sales'],
  ['manifest', 'update "bookings" set "checkin" = $1', 'manifest writes bookings of bookings'],
  [
    'bookings',
    'insert into attendance_events (tenant_id) values ($1)',
    'bookings writes attendance_events of manifest',
  ],
  [
    'sales',
    'delete from audit_values v using audit_log l where l.id = v.audit_id',
    'sales writes audit_values of kit',
  ],
  [
    'manifest',
    'with gone as (delete from bookings where tenant_id = $1 returning id) select id from gone',
    'manifest writes bookings of bookings',
  ],
  [
    'bookings',
    'insert into sessions (id) select id from bookings on conflict do update set id = 1',
    undefined,
  ],
  ['manifest', 'select 1 from bookings b join customers c on c.id = b.customer_id for update', undefined],
  ['sales', 'select 1 from profiles p join email_logs e on e.id = p.id', undefined],
])('%s: %s', (module, sql, fault) => {
  expect(ownerFaults(sql, as(module))).toEqual(fault ? [fault] : []);
});

test('what the kit writes for a module is its own or that module’s', () => {
  const [trail, booking] = ['insert into audit_log (id) values ($1)', 'update bookings set version = 2'];
  expect(ownerFaults(trail, { module: 'sales', isKit: true })).toEqual([]);
  expect(ownerFaults(booking, { module: 'sales', isKit: true })).toEqual([
    'sales writes bookings of bookings',
  ]);
});

test('who sends is the nearest module on the way; a test that writes for itself is nobody', () => {
  const carried = [
    'testing/statements/watch-statements.ts',
    'kit/database/statement-record.ts',
    'kit/database/transaction.ts',
  ];
  const sent = (...files: string[]) =>
    senderOf([...carried, ...files].map((file) => `/x/server/src/${file}`));
  expect(sent('modules/bookings/seats/seats.ts', 'modules/manifest/scan.ts')).toEqual(as('bookings'));
  expect(sent('kit/resource/history/audit.ts', 'modules/sales/merge-customers.ts')).toEqual({
    module: 'sales',
    isKit: true,
  });
  expect(sent('kit/mail/queue.ts')).toEqual({ module: undefined, isKit: true });
  expect(sent('testing/companies/trade.ts', 'modules/sales/registers.ts').module).toBeUndefined();
  expect(sent('modules/sales/tags.test.ts').module).toBeUndefined();
});
