import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiSuite, runVitest } from './vitest-runs.ts';

const [address, ...files] = process.argv.slice(2);

if (!address?.includes('://')) {
  console.error(
    "Usage: npm run check:server -- <superuser's URL of a PostgreSQL or of the first node of a Citus> [test files]",
  );
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'leme-check-server-'));
const outcome = await runVitest(join(folder, 'told.jsonl'), files.length > 0 ? files : apiSuite, {
  LEME_TEST_SERVER: address,
  LEME_WHOLE: '1',
});
await rm(folder, { recursive: true, force: true });
for (const name of outcome.named) console.log(`NAMED: ${name}`);
for (const name of outcome.failures) console.log(`FAILED: ${name}`);
console.log(`${outcome.passed} passed, ${outcome.named.length} named, ${outcome.failed} failed`);
process.exit(outcome.isWell ? 0 : 1);
