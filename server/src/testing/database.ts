import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseUrls } from '../kit/pool.ts';

/** A database of its own for a test file, cloned from the migrated template. */
export async function cloneDatabase(): Promise<DatabaseUrls> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: inject('superuserUrl') });
  await client.connect();
  // Two files may clone at the same moment; the template can be read by one at a time.
  await client.query('select pg_advisory_lock(4715302)');
  await client.query(`create database ${name} template leme_template owner leme_owner`);
  await client.end();
  const move = (url: string) => url.replaceAll('/leme_template', `/${name}`);
  const { admin, app, auth, platform } = inject('databaseUrls');
  return { admin: move(admin), app: move(app), auth: move(auth), platform: move(platform) };
}

/** The same database as a superuser reads it: every row of every company, which no role of the product can. */
export function superuserUrlOf(urls: DatabaseUrls): string {
  const url = new URL(inject('superuserUrl'));
  url.pathname = new URL(urls.app).pathname;
  return url.href;
}
