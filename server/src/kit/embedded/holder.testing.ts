import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { EmbeddedDatabase, EmbeddedOptions } from './embedded-database.ts';

/** A second application process that holds the server until it is told to leave. */
export type Holder = Pick<EmbeddedDatabase, 'pid' | 'isNew' | 'dataFolder' | 'superuserUrl'> & {
  process: ChildProcess;
  leave(): Promise<void>;
};

type Start = { options: EmbeddedOptions; checkout?: string; node?: string; uid?: number; gid?: number };

/** Starts a process that opens the embedded database of a checkout, by default of this one. */
export async function startHolder({
  options,
  checkout,
  node = process.execPath,
  ...user
}: Start): Promise<Holder> {
  const folder = checkout ? join(checkout, 'server/src/kit/embedded') : import.meta.dirname;
  const source = `
    import { openEmbeddedDatabase } from ${JSON.stringify(pathToFileURL(join(folder, 'embedded-database.ts')).href)};
    const database = await openEmbeddedDatabase(${JSON.stringify(options)});
    process.stdin.once('data', () => database.release().then(() => process.exit(0)));
    console.log(JSON.stringify(database));`;
  const { LEME_DATA: _, ...env } = process.env;
  const child = spawn(node, ['--input-type=module', '-e', source], {
    ...user,
    env,
    cwd: checkout ?? import.meta.dirname,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const ended = once(child, 'exit');
  const line = once(createInterface(child.stdout), 'line');
  const first = await Promise.race([line, ended.then(() => null)]);
  if (!first) throw new Error(`The holder ended before it held anything:\n${errors}`);
  return {
    ...JSON.parse(String(first[0])),
    process: child,
    leave: async () => {
      child.stdin.write('leave\n');
      await ended;
    },
  };
}

/** Ends a holder the hard way, as a power cut of its process would. */
export async function killHolder(holder: Holder): Promise<void> {
  const ended = once(holder.process, 'exit');
  holder.process.kill('SIGKILL');
  await ended;
}

/** Runs one statement on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Whether a server answers at this address. */
export async function isServing(url: string): Promise<boolean> {
  return ask(url, 'select 1').then(
    () => true,
    () => false,
  );
}

/** Runs a test's work in a folder of its own under /tmp and removes it. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync('/tmp/leme-test-');
  // Only a name below it is the data folder: the server's user must be able to pass.
  chmodSync(folder, 0o755);
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
