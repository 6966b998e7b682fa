import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/database/database.ts';
import { migrate, readMigrations } from './migrate.ts';

async function change(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

test('a database that is up to date is left alone, also when two processes start at once', async () => {
  const { admin } = await cloneDatabase();
  const said: string[] = [];
  await Promise.all([migrate(admin, (line) => said.push(line)), migrate(admin, (line) => said.push(line))]);
  expect(said).toEqual([]);
});

test('a schema newer than the build is refused and named', async () => {
  const { admin } = await cloneDatabase();
  await change(admin, "insert into schema_migrations (name, hash) values ('9999-from-tomorrow.sql', 'x')");
  await expect(migrate(admin)).rejects.toThrow(/newer than this build: it has 9999-from-tomorrow.sql/);
});

test('a migration older than the newest that was applied is refused and named', async () => {
  const { admin } = await cloneDatabase();
  const [missed, newest] = (await readMigrations()).slice(-2);
  await change(admin, `delete from schema_migrations where name = '${missed?.name}'`);
  await expect(migrate(admin)).rejects.toThrow(
    `Migration ${missed?.name} is older than ${newest?.name}, which was applied`,
  );
});

test('a migration that changed after it was applied is refused and named', async () => {
  const { admin } = await cloneDatabase();
  const [first] = await readMigrations();
  await change(admin, `update schema_migrations set hash = 'other' where name = '${first?.name}'`);
  await expect(migrate(admin)).rejects.toThrow(
    new RegExp(`${first?.name} changed after it was applied: .*Give an empty database or folder`),
  );
});
