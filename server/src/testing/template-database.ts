import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedPlatform } from '../demo/platform.ts';
import { openEmbeddedDatabase } from '../kit/embedded/embedded-database.ts';
import { migrate } from '../kit/migrate.ts';
import { prepareDatabase } from '../kit/prepare-database.ts';

const template = 'leme_template';

/** Starts the test server and leaves a migrated template in it; `LEME_TEST_POSTGRES=15` takes the older one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const major = process.env.LEME_TEST_POSTGRES === '15' ? 15 : 18;
  // A name of its own: a process of before may have had this one's number and left its folder behind.
  const folder = join(tmpdir(), `leme-test-${major}-${randomUUID()}`);
  const server = await openEmbeddedDatabase({
    major,
    dataFolder: folder,
    durable: false,
  });
  const urls = await prepareDatabase(server.superuserUrl, { database: template });
  await migrate(urls.admin);
  await seedPlatform(urls.admin);
  await markTemplate(server.superuserUrl);
  project.provide('superuserUrl', server.superuserUrl);
  project.provide('databaseUrls', urls);
  return async () => {
    await server.release();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

async function markTemplate(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`alter database ${template} is_template true allow_connections false`);
  await client.end();
}

declare module 'vitest' {
  export interface ProvidedContext {
    superuserUrl: string;
    databaseUrls: { admin: string; app: string; auth: string; platform: string };
  }
}
