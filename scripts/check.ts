import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { findChromium } from './chromium.ts';

// `npm test` proves everything once. `--whole`, which CI runs, adds the other PostgreSQL, axe over every screen in
// every theme and the browser of the packages: what rarely breaks alone and takes long. Every step runs, so that one fault does not hide the next.

type Reported = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

const root = join(import.meta.dirname, '..');
const reports = await mkdtemp(join(tmpdir(), 'leme-check-'));
const isWhole = process.argv.includes('--whole');
const failed: string[] = [];
const tests = { passed: 0, failed: 0 };

await step('Types', types);
await step('Lint and format', () => run('biome', ['ci', '--error-on-warnings', '.']));
await step('Web application builds', async () => Boolean(await buildWeb(() => undefined)));
await step('Rules, architecture and API on PostgreSQL 18', () => vitest('unit', []));
if (isWhole)
  await step('API on PostgreSQL 15', () =>
    vitest('api-15', ['server/src', '--exclude=server/src/kit/embedded/**'], { LEME_TEST_POSTGRES: '15' }),
  );
await step('Journeys in the browser', journeys);
if (isWhole) await step('Journeys with system browsers hidden', journeysOfAStranger);
await rm(reports, { recursive: true, force: true });

// Last, where whoever sees only the end of a long output finds them.
for (const name of failed) console.log(`FAILED: ${name}`);
console.log(`${tests.passed} passed, ${tests.failed} failed`);
process.exit(failed.length > 0 ? 1 : 0);

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

/** The browser is looked for once before, so that a machine without any says so once. */
async function journeys(): Promise<boolean> {
  console.log(`Browser: ${await findChromium()}`);
  const args = ['--config', 'vitest.e2e.config.ts', ...(isWhole ? [] : ['--exclude=e2e/axe/**'])];
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
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const passed = await run('vitest', ['run', ...args, ...reporters], env);
  const counted: Reported = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  tests.passed += counted.numPassedTests ?? 0;
  tests.failed += counted.numFailedTests ?? (passed ? 0 : 1);
  for (const file of counted.testResults ?? []) {
    const names = file.assertionResults.filter(({ status }) => status === 'failed');
    if (names.length === 0 && file.message) failed.push(`${file.name}: ${file.message}`);
    failed.push(...names.map(({ fullName }) => `${file.name}: ${fullName}`));
  }
  return passed && (counted.numPassedTests ?? 0) > 0;
}

function run(program: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
