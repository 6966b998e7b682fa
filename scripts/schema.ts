import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../server/src/kit/embedded/embedded-database.ts';
import { migrate } from '../server/src/kit/install/migrate.ts';
import { prepareDatabase } from '../server/src/kit/install/prepare-database.ts';
import { readSchema } from '../server/src/kit/install/read-schema.ts';
import { run } from './build/build-web.ts';

const root = join(import.meta.dirname, '..');
const dataFolder = join(tmpdir(), `leme-schema-${process.pid}`);

const server = await openEmbeddedDatabase({ dataFolder, durable: false });
try {
  const urls = await prepareDatabase(server.superuserUrl, { database: 'leme' });
  await migrate(urls.admin);
  await writeFile(join(root, 'server/schema.sql'), await readSchema(urls.admin));
  await writeTypes(urls.admin);
  console.log('Written: server/schema.sql and server/src/kit/database/schema.types.ts');
} finally {
  await server.release();
  await rm(dataFolder, { recursive: true, force: true });
}

/** The table types of the query builder. Instants, dates and times travel as text, money and counts as numbers. */
function writeTypes(url: string): Promise<void> {
  const types = { timestamptz: 'string', time: 'string', date: 'string', int8: 'number' };
  return run(join(root, 'node_modules/.bin/kysely-codegen'), [
    ...[
      '--dialect',
      'postgres',
      '--url',
      codegenUrl(url),
      '--default-schema',
      'public',
      '--include-pattern',
      'public.!(schema_migrations)',
    ],
    ...['--date-parser', 'string', '--numeric-parser', 'number', '--type-mapping', JSON.stringify(types)],
    ...['--out-file', join(root, 'server/src/kit/database/schema.types.ts'), '--log-level', 'error'],
  ]);
}

/** The generator reads a port from the query where the address names a socket. */
function codegenUrl(url: string): string {
  const address = new URL(url);
  address.searchParams.set('port', address.port || '5432');
  return address.href;
}
