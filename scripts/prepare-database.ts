import { randomBytes } from 'node:crypto';
import { environmentLines } from '../server/src/kit/embedded/database-urls.ts';
import { prepareDatabase } from '../server/src/kit/install/prepare-database.ts';

const [administratorUrl, database = 'leme'] = process.argv.slice(2);

if (!administratorUrl) {
  console.error(
    "Usage: npm run --silent database:prepare -- <administrator's URL> [database name] > leme.env",
  );
  process.exit(2);
}

try {
  const urls = await prepareDatabase(administratorUrl, {
    database,
    passwords: () => randomBytes(24).toString('base64url'),
    say: (line) => console.error(line),
  });
  console.error('The database is ready. Its roles have new passwords; set these four for every server:\n');
  for (const line of environmentLines(urls)) console.log(line);
} catch (error) {
  console.error(
    `The database could not be prepared: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}
