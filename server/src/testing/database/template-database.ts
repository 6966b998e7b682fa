import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { seedPlatform } from '../../demo/companies/platform.ts';
import { migrate } from '../../kit/install/migrate.ts';
import { prepareDatabase } from '../../kit/install/prepare-database.ts';
import { closeForCopies, createOnNodes, openTestServer } from './test-server.ts';

/** Opens the test server and leaves a migrated template in it, from which each test file takes a copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer();
  // A name of its own, so that two runs on one server do not meet.
  const template = `leme_test_${randomBytes(4).toString('hex')}`;
  const close = () => server.close(template);
  try {
    await createOnNodes(server, template);
    const { passwords } = server;
    const urls = await prepareDatabase(server.superuserUrl, { database: template, passwords });
    await migrate(urls.admin);
    await seedPlatform(urls.admin);
    await closeForCopies(server, template);
    project.provide('superuserUrl', server.superuserUrl);
    project.provide('workers', server.workers);
    project.provide('template', { name: template, urls });
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    superuserUrl: string;
    workers: { host: string; port: number }[] | null;
    template: { name: string; urls: { admin: string; app: string; auth: string; platform: string } };
  }
}
