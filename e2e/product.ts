import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServerProcess } from '../server/src/testing/server-process.ts';

/** Starts the product as `npm start` does, with pages and demo data, for all journeys. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = join(tmpdir(), `leme-journeys-${process.pid}`);
  const server = await startServerProcess(dataFolder, {
    LEME_API_ONLY: '0',
    LEME_SIGN_INS_PER_HOUR: '100000',
  });
  project.provide('address', server.address.replace('127.0.0.1', 'localhost'));
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
  }
}
