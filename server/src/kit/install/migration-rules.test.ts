import { expect, test } from 'vitest';
import { migrationFaults } from '../../testing/statements/migration-faults.ts';
import { readMigrations } from './migrate.ts';

test('no migration breaks what a distributed database asks for; one that does is named with its statement', async () => {
  const found = (await readMigrations()).flatMap(({ name, sql }) =>
    migrationFaults(sql).map((fault) => `${name}: ${fault}`),
  );
  expect(found).toEqual([]);
});

test('a migration is named by the day and time it was written; the first twenty have numbers', async () => {
  const numbered = /^00(0[1-9]|1[0-8])-[a-z-]+\.sql$/;
  const dated = /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])-([01]\d|2[0-3])[0-5]\d-[a-z0-9-]+\.sql$/;
  const names = (await readMigrations()).map(({ name }) => name);
  expect(names.filter((name) => !numbered.test(name) && !dated.test(name))).toEqual([]);
  expect(names.filter((name) => numbered.test(name)).length).toBe(20);
  expect(
    ['0019-motors.sql', '20261301-1030-motors.sql', '20261201-motors.sql'].filter((name) => dated.test(name)),
  ).toEqual([]);
  expect(dated.test('20261201-1030-motors.sql')).toBe(true);
});

const broken: readonly (readonly [text: string, fault: string])[] = [
  ['alter table boats add column year integer check (year > 1900)', 'a constraint inside ADD COLUMN'],
  [
    'alter table boats add column a text, add column port uuid references ports (id)',
    'a constraint inside ADD COLUMN',
  ],
  ['alter table only boats add column code text unique', 'a constraint inside ADD COLUMN'],
  [
    'alter table boats add column a text, add constraint boats_a check (a > 1)',
    'ADD CONSTRAINT beside something',
  ],
  [
    'alter table boats alter column a set default 1, add constraint c check (a > 1)',
    'ADD CONSTRAINT beside something',
  ],
  [
    'alter table boats add foreign key (tenant_id, photo) references files (tenant_id, id)',
    'ADD CONSTRAINT without a name',
  ],
  [
    'create table notes (id uuid not null, tenant_id uuid not null, primary key (tenant_id, id))',
    'tenant_id is not the first',
  ],
  ['alter table notes add column tenant_id uuid', 'tenant_id added to a table'],
  [
    "create function f(t regclass) returns void language plpgsql as $$ begin execute format('alter table %s add column tenant_id uuid not null', t); end $$",
    'tenant_id added to a table',
  ],
  ['create trigger t before update on boats execute function f()', 'a trigger, an enum'],
  ["create type state as enum ('a', 'b')", 'a trigger, an enum'],
  ['create or replace view v as select 1', 'a trigger, an enum'],
  [
    "insert into notes (tenant_id, id) select t, gen_random_uuid() from unnest(array['a']) t",
    'rows from a function',
  ],
  [
    "update boats set status = case status when 'a' then 'b' end where tenant_id is not null",
    'case <column> when',
  ],
  [
    'create table x (tenant_id uuid, a uuid, foreign key (tenant_id, a) references y (tenant_id, id) on delete set null)',
    'on delete set null',
  ],
];

test.each(broken)('%s', (text, fault) => {
  expect(migrationFaults(`select 1;\n-- why; because\n${text};`)).toEqual([expect.stringContaining(fault)]);
});

test('what keeps the rules passes', () => {
  const kept = `create table notes (tenant_id uuid not null, "check" text, n numeric(12, 2) check (n > 0), primary key (tenant_id, id));
    alter table notes add column unique_name text not null default 'check (x), add constraint', add column done boolean;
    alter table notes add constraint notes_done check (done is not null);
    insert into notes (tenant_id, id) select tenant_id, id from boats where name <> 'a;b';`;
  expect(migrationFaults(kept)).toEqual([]);
});
