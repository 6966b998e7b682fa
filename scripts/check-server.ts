import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onOlderServer } from './check/check-older.ts';
import { apiSuite, runVitest } from './check/vitest-runs.ts';

const [address, ...files] = process.argv.slice(2);

if (address !== '15' && !address?.includes('://')) {
  console.error(
    "Usage: npm run check:server -- <superuser's URL of a PostgreSQL or of the first node of a Citus, or 15 for the one that comes with the packages> [test files]",
  );
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'leme-check-server-'));
const suiteOn = (LEME_TEST_SERVER: string) =>
  runVitest(join(folder, 'told.jsonl'), files.length > 0 ? files : apiSuite, {
    LEME_TEST_SERVER,
    LEME_WHOLE: '1',
  });
const outcome = address === '15' ? await onOlderServer(suiteOn) : await suiteOn(address);
await rm(folder, { recursive: true, force: true });
for (const name of outcome.named) console.log(`NAMED: ${name}`);
for (const name of outcome.failures) console.log(`FAILED: ${name}`);
console.log(`${outcome.passed} passed, ${outcome.named.length} named, ${outcome.failed} failed`);
process.exit(outcome.isWell ? 0 : 1);
