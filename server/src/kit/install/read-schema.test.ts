import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/database/database.ts';
import { readSchema } from './read-schema.ts';

const committed = () => readFile(new URL('../../../schema.sql', import.meta.url), 'utf8');

test('schema.sql says what the migrations make; `npm run schema` writes it anew', async () => {
  const { admin } = await cloneDatabase();
  expect(await readSchema(admin)).toBe(await committed());
});

test('every table and column of the database is known to the query builder', async () => {
  const { admin } = await cloneDatabase();
  const types = await readFile(new URL('../database/schema.types.ts', import.meta.url), 'utf8');
  const tables = [...(await readSchema(admin)).matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)];
  const unknown = tables.flatMap(([, table = '', body = '']) => {
    const type = types.match(new RegExp(`^ {2}${table}: (\\w+);`, 'm'))?.[1];
    const known = types.match(new RegExp(`export interface ${type} \\{([^}]*)\\}`))?.[1] ?? '';
    const columns = body.split('\n').flatMap((line) => line.match(/^ {2}(\w+) (?!key|\()/)?.[1] ?? []);
    return columns
      .filter((column) => column !== 'constraint' && !new RegExp(`^ {2}${column}: `, 'm').test(known))
      .map((column) => `${table}.${column}`);
  });
  expect(tables.length).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
});

test('a change of the schema changes the text: column, check, index, policy and grant', async () => {
  const { admin } = await cloneDatabase();
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  const before = await readSchema(admin);
  const changes = [
    "alter table boats add column hull text not null default 'A'",
    "alter table boats add constraint hull_known check (hull in ('A', 'B'))",
    'create index boats_by_hull on boats (tenant_id, hull)',
    'create policy nobody on boats as restrictive for delete to leme_app using (false)',
    'revoke delete on boats from leme_app',
  ];
  const seen = [before];
  for (const change of changes) {
    await client.query(change);
    seen.push(await readSchema(admin));
  }
  await client.end();
  expect(new Set(seen).size).toBe(changes.length + 1);
  const added = (seen.at(-1) ?? '').split('\n').filter((line) => !before.split('\n').includes(line));
  expect(added).toEqual([
    "  hull text not null default 'A' constraint hull_known check (hull in ('A', 'B')),",
    'create index boats_by_hull on boats (tenant_id, hull);',
    'create policy nobody on boats as restrictive for delete to leme_app using (false);',
    'grant select, insert, update on boats to leme_app;',
  ]);
});

test('what the reader cannot write is refused, not left out', async () => {
  const { admin } = await cloneDatabase();
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query('create view small_boats as select * from boats where capacity < 10');
  await client.end();
  await expect(readSchema(admin)).rejects.toThrow('small_boats');
});
