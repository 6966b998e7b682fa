import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../../server/src/kit/embedded/embedded-database.ts';
import { migrate } from '../../server/src/kit/install/migrate.ts';
import { prepareDatabase } from '../../server/src/kit/install/prepare-database.ts';
import { askAbout, notedStatements } from './older-statements.ts';

/** What leans on the engine itself: migrations and catalogue, constraints, locks, plans, notices. */
const leaning = [
  ...[
    'install/database-rules',
    'database/isolation',
    'database/tenant-tx',
    'install/migrate',
    'install/read-schema',
    'realtime/pg-notifications',
  ].map(ofKit),
  ...['resource/list/indexes', 'resource/kinds', 'resource/save/save-rows', 'realtime/stream'].map(ofKit),
  'server/src/repeats.test.ts',
  ...['bookings/boats/allocate-boats', 'bookings/booking/bookings', 'bookings/move/move-booking'].map(
    ofModule,
  ),
  ...['stock/move-stock', 'pricing/special-prices/special-price-uses'].map(ofModule),
  ...['access/people/rights/keep', 'access/people/lists/lists-at-once'].map(ofModule),
];

function ofKit(name: string): string {
  return `server/src/kit/${name}.test.ts`;
}

function ofModule(name: string): string {
  return `server/src/modules/${name}.test.ts`;
}

/** An embedded server of the oldest version the product runs on, for as long as `work` takes. */
export async function onOlderServer<T>(work: (superuserUrl: string) => Promise<T>): Promise<T> {
  // Not below a folder of the one who starts it: where that is root, the user a database runs as may not enter there.
  const dataFolder = join(tmpdir(), `leme-check-15-${randomUUID()}`);
  const server = await openEmbeddedDatabase({ major: 15, dataFolder, durable: false });
  try {
    return await work(server.superuserUrl);
  } finally {
    await server.release();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * PostgreSQL 15 stands for every server that somebody else runs: the migrations run there, every statement that the API sent
 * on the newer one (noted in `folder`) is read and planned, and the tests that lean on the engine pass.
 */
export async function checkOlder(
  folder: string,
  runTests: (args: string[], env: Record<string, string>) => Promise<boolean>,
): Promise<boolean> {
  return await onOlderServer(async (superuserUrl) => {
    const arePlanned = await planStatements(superuserUrl, folder);
    return (await runTests(leaning, { LEME_TEST_SERVER: superuserUrl })) && arePlanned;
  });
}

async function planStatements(superuserUrl: string, folder: string): Promise<boolean> {
  const urls = await prepareDatabase(superuserUrl, { database: 'leme_test_statements' });
  await migrate(urls.admin);
  const { isWell, asked, leftOut, refused } = await askAbout(urls.admin, await notedStatements(folder));
  console.log(`${asked} statements were planned, ${refused.length} refused`);
  for (const [reason, count] of leftOut) console.log(`${count} left out: ${reason}`);
  for (const each of refused) console.log(`REFUSED: ${each}`);
  if (asked === 0)
    console.log('No statement was noted: the API must have been tested before, with LEME_STATEMENTS');
  return isWell;
}
