import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { seedPlatform } from '../server/src/demo/companies/platform.ts';
import { type Caller, openCaller, signIn } from '../server/src/drills/caller.testing.ts';
import {
  aBulkCompany,
  type BulkCompany,
  bulkPassword,
  settle,
} from '../server/src/drills/million/bulk.testing.ts';
import type { DatabaseUrls } from '../server/src/kit/database/pool.ts';
import { openEmbeddedDatabase } from '../server/src/kit/embedded/embedded-database.ts';
import { migrate } from '../server/src/kit/install/migrate.ts';
import { prepareDatabase } from '../server/src/kit/install/prepare-database.ts';
import { startServerProcess } from '../server/src/testing/programs/server-process.ts';

export type Stage = {
  urls: DatabaseUrls;
  superuserUrl: string;
  /** What the server's process needs to use this database. */
  environment: Record<string, string>;
  address: string;
  /** A company with a thousand sessions and bookings. */
  small: BulkCompany;
  signIn(company: BulkCompany): Promise<string>;
  caller(company: BulkCompany, sockets?: number): Promise<Caller>;
  /** A connection of leme_app inside a company's wall, for the work that cannot be avoided. */
  raw(company: BulkCompany): Promise<pg.Client>;
  closeLater(close: () => unknown): void;
};

/** A durable PostgreSQL of its own, and the server as `npm start` runs it: one process, loopback, replies not checked. */
export async function openStage(closeLater: Stage['closeLater']): Promise<Stage> {
  const dataFolder = join(tmpdir(), `leme-bench-${process.pid}`);
  closeLater(() => rm(dataFolder, { recursive: true, force: true }));
  const database = await openEmbeddedDatabase({ dataFolder, durable: true });
  closeLater(() => database.release());
  const urls = await prepareDatabase(database.superuserUrl, { database: 'leme' });
  const superuserUrl = database.urlFor('postgres', 'leme');
  await migrate(urls.admin);
  await seedPlatform(urls.admin);
  const small = await aBulkCompany(
    { admin: urls.admin, superuser: superuserUrl },
    { sessions: 1000, everybody: false },
  );
  await settle(superuserUrl);
  const environment = {
    DATABASE_ADMIN_URL: urls.admin,
    DATABASE_URL: urls.app,
    DATABASE_AUTH_URL: urls.auth,
    DATABASE_PLATFORM_URL: urls.platform,
    LEME_SIGN_INS_PER_MINUTE: '100000',
  };
  const server = await startServerProcess(dataFolder, environment);
  closeLater(() => server.stop());
  const signInOf = (company: BulkCompany) => signIn(server.address, company.email, bulkPassword);
  return {
    urls,
    superuserUrl,
    environment,
    address: server.address,
    small,
    signIn: signInOf,
    async caller(company, sockets) {
      const caller = openCaller(server.address, await signInOf(company), sockets);
      closeLater(() => caller.close());
      return caller;
    },
    async raw(company) {
      const client = new pg.Client({ connectionString: urls.app, pipeline: true });
      await client.connect();
      closeLater(() => client.end());
      await client.query(`set app.tenant_id = '${company.id}'`);
      return client;
    },
    closeLater,
  };
}
