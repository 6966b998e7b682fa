import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { DatabaseUrls } from '../../kit/database/pool.ts';
import { askOnce, onEveryNode } from './test-server.ts';

/** A database of its own for a test file, copied from the migrated template, on every node where there are several. */
export async function cloneDatabase(): Promise<DatabaseUrls> {
  const workers = inject('workers');
  const { name: template, urls } = inject('template');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await askOnce(inject('superuserUrl'), async (client) => {
    // Two files may copy at the same moment; the template can be read by one at a time.
    await client.query('select pg_advisory_lock(4715302)');
    // Files are copied in half the time of a log of their pages; Citus tells its nodes of a database in its own way.
    const strategy = workers ? '' : 'strategy file_copy';
    await onEveryNode(
      client,
      workers,
      `create database ${name} template ${template} ${strategy} owner leme_owner`,
    );
  });
  const move = (url: string) => url.replaceAll(`/${template}`, `/${name}`);
  return {
    admin: move(urls.admin),
    app: move(urls.app),
    auth: move(urls.auth),
    platform: move(urls.platform),
  };
}

/** The same database as a superuser reads it: every row of every company, which no role of the product can. */
export function superuserUrlOf(urls: DatabaseUrls): string {
  const url = new URL(inject('superuserUrl'));
  url.pathname = new URL(urls.app).pathname;
  return url.href;
}
