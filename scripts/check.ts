import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../server/src/kit/embedded/embedded-database.ts';
import { buildWeb } from './build-web.ts';
import { findChromium } from './chromium.ts';
import { apiSuite, run, runVitest } from './vitest-runs.ts';

// `npm test` proves everything once. `--whole`, which CI runs, adds the other PostgreSQL, axe over every screen in
// every theme, a build with a hundred pages more, the long tests (`*.long.test.ts`: servers that start and are killed),
// the long journeys (`e2e/long`), screens drawn twice by React's strict mode and the browser of the packages: what rarely
// breaks alone and takes long. Every step runs, so that one fault does not hide the next. The name of a module
// runs the tests beside its code alone: contract, API and screens.

const reports = await mkdtemp(join(tmpdir(), 'leme-check-'));
const isWhole = process.argv.includes('--whole');
/** How the tests know it. */
const whole: Record<string, string> = isWhole ? { LEME_WHOLE: '1' } : {};
const module = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const failed: string[] = [];
const tests = { passed: 0, failed: 0 };

if (module) await step(`Tests of ${module}`, () => vitest('module', testsOf(module)));
else await everything();
await rm(reports, { recursive: true, force: true });

// Last, where whoever sees only the end of a long output finds them.
for (const name of failed) console.log(`FAILED: ${name}`);
console.log(`${tests.passed} passed, ${tests.failed} failed`);
process.exit(failed.length > 0 ? 1 : 0);

async function everything(): Promise<void> {
  await step('Types', types);
  await step('Lint, format and dead code', lint);
  await step('Web application builds', async () => Boolean(await buildWeb(() => undefined)));
  await step('Rules, architecture, API on PostgreSQL 18 and screens', () => vitest('unit', [], whole));
  if (isWhole) await step('API on a server by its address, PostgreSQL 15', apiByAddress);
  await step('Journeys in the browser', journeys);
  if (isWhole) await step('Journeys with system browsers hidden', journeysOfAStranger);
}

/** What stands beside the code of a module, on all sides; a module has one name in contract, server and web. */
function testsOf(name: string): string[] {
  return [`contract/src/${name}/`, `server/src/modules/${name}/`, `web/src/modules/${name}/`];
}

async function step(name: string, work: () => Promise<boolean>): Promise<void> {
  const began = Date.now();
  console.log(`\n=== ${name}`);
  const passed = await work().catch((error) => {
    console.error(error);
    return false;
  });
  if (!passed) failed.push(name);
  console.log(`=== ${name}: ${passed ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`);
}

/** Contract, server and scripts; the web application; the journeys. Side by side: none uses two cores alone. */
async function types(): Promise<boolean> {
  const projects = ['tsconfig.json', 'web/tsconfig.json', 'e2e/tsconfig.json'];
  const passed = await Promise.all(projects.map((project) => run('tsc', ['-p', project])));
  return passed.every(Boolean);
}

/** `knip.json` says where the program is entered; whatever nobody reaches from there fails. */
async function lint(): Promise<boolean> {
  const passed = [
    await run('biome', ['ci', '--error-on-warnings', '.']),
    await run('knip', ['--no-config-hints']),
  ];
  return passed.every(Boolean);
}

/** The older PostgreSQL stands for every server that somebody else runs. */
async function apiByAddress(): Promise<boolean> {
  // Beside the reports, whose folder is closed to the user a database runs as where root starts it.
  const dataFolder = join(tmpdir(), `leme-check-15-${randomUUID()}`);
  const server = await openEmbeddedDatabase({ major: 15, dataFolder, durable: false });
  try {
    return await vitest('api-15', apiSuite, { ...whole, LEME_TEST_SERVER: server.superuserUrl });
  } finally {
    await server.release();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The browser is looked for once before, so that a machine without any says so once. */
async function journeys(): Promise<boolean> {
  console.log(`Browser: ${await findChromium()}`);
  const args = [
    '--config',
    'vitest.e2e.config.ts',
    // A company uses one build: its journey with a worker takes the same steps as the short one, and not beside it.
    isWhole ? '--exclude=e2e/versions.journey.ts' : '--exclude=e2e/{axe,growth,long}/**',
  ];
  return await vitest('journeys', args);
}

/** What a stranger has: no browser but the one of the packages. The camera is in it because it asks most of a browser. */
async function journeysOfAStranger(): Promise<boolean> {
  const few = ['links', 'install', 'scan', 'check-in'].map((name) => `e2e/${name}.journey.ts`);
  const args = ['--config', 'vitest.e2e.config.ts', ...few];
  return await vitest('journeys-packaged', args, { LEME_BROWSER: 'packaged' });
}

/** Runs a set of tests, adds what it counted and notes the names of those that failed. */
async function vitest(name: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const outcome = await runVitest(join(reports, `${name}.json`), args, env);
  tests.passed += outcome.passed;
  tests.failed += outcome.failed;
  failed.push(...outcome.failures);
  return outcome.isWell;
}
