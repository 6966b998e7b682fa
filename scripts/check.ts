import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './browser/chromium.ts';
import { buildWeb } from './build/build-web.ts';
import { checkOlder } from './check/check-older.ts';
import { askedAgain, type Flaky, noteFlaky, passedAgain } from './check/flaky.ts';
import { slowest, slowness, tooHeavy } from './check/heavy-files.ts';
import { type Outcome, run, runVitest } from './check/vitest-runs.ts';

// `npm test` proves everything once. `--whole`, which CI runs, adds the other PostgreSQL, axe and the layout of every
// page, a build with a hundred pages more, the long tests (`*.long.test.ts`: servers that start and are killed), the long
// journeys (`e2e/long`), a third of the screens drawn twice by React's strict mode and the browser of the packages: what
// rarely breaks alone and takes long. Every step runs, so that one fault does not hide the next. The name of a module runs
// the tests beside its code alone: contract, API and screens.

const slower = slowness();
const commit = git('rev-parse', '--short', 'HEAD');
const reports = await mkdtemp(join(tmpdir(), 'leme-check-'));
const isWhole = process.argv.includes('--whole');
const statements = join(reports, 'statements');
/** How the tests know it, where they note what they asked the database, and which third of the screens is drawn twice: each commit the next one. */
const whole: Record<string, string> = isWhole
  ? {
      LEME_WHOLE: '1',
      LEME_STATEMENTS: statements,
      LEME_STRICT_THIRD: String(Number(git('rev-list', '--count', 'HEAD')) % 3),
    }
  : {};
const module = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const failed: string[] = [];
const flaky: Flaky[] = [];
const tests = { passed: 0, failed: 0 };

if (module) await step(`Tests of ${module}`, () => vitest('module', testsOf(module)));
else await everything();
await rm(reports, { recursive: true, force: true });

// Last, where whoever sees only the end of a long output finds them.
if (flaky.length > 0) await noteFlaky(flaky);
for (const name of failed) console.log(`FAILED: ${name}`);
console.log(`${tests.passed} passed, ${tests.failed} failed`);
process.exit(failed.length > 0 ? 1 : 0);

async function everything(): Promise<void> {
  // Beside the first tests, which wait for a database now and then.
  await Promise.all([
    step('Types, lint, format, dead code; the web application builds', typesLintAndBuild),
    step('Rules, architecture, API on PostgreSQL 18 and screens', unit),
  ]);
  if (isWhole) await step('Statements and engine on a server by its address, PostgreSQL 15', apiByAddress);
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

/** One after the other, for tests run beside them; what they print is said when they have ended. `knip.json` says where the program is entered; whatever nobody reaches from there fails. */
async function typesLintAndBuild(): Promise<boolean> {
  const programs: [string, string[]][] = [
    ...['tsconfig.json', 'web/tsconfig.json', 'e2e/tsconfig.json'].map((project): [string, string[]] => [
      'tsc',
      ['-p', project],
    ]),
    ['biome', ['ci', '--error-on-warnings', '.']],
    ['knip', ['--no-config-hints']],
  ];
  let isWell = true;
  for (const [program, args] of programs) {
    let printed = '';
    const passed = await run(program, args, {
      print: (text) => {
        printed += text;
      },
    });
    console.log(`\n--- ${program} ${args.join(' ')}: ${passed ? 'ok' : 'FAILED'}\n${printed}`);
    if (!passed) failed.push(`${program} ${args.join(' ')}\n${printed.slice(0, 2_000)}`);
    isWell &&= passed;
  }
  return Boolean(await buildWeb(() => undefined)) && isWell;
}

/** And what they cost: a file that is dear without a reason on a list fails. */
async function unit(): Promise<boolean> {
  const outcome = await counted('unit', [], whole);
  const isWell = await onceMore('unit', outcome, ['--project=screens'], whole);
  console.log(`The ten files that cost most:\n${slowest(outcome.files).join('\n')}`);
  // The whole check asks more cases of the generated ones, and draws a third of the screens twice.
  const heavy = tooHeavy(outcome.files, isWhole ? slower * 2 : slower);
  failed.push(...heavy);
  return isWell && heavy.length === 0;
}

/** Asks the older PostgreSQL about the statements noted while the API was tested, and what leans on the engine. */
async function apiByAddress(): Promise<boolean> {
  return await checkOlder(statements, (files, env) => vitest('api-15', files, { ...whole, ...env }));
}

/** The browser is looked for once before, so that a machine without any says so once. */
async function journeys(): Promise<boolean> {
  console.log(`Browser: ${await findChromium()}`);
  // A company uses one build: its journey with a worker takes the same steps as the short one, and not beside it.
  const left = isWhole ? 'e2e/shell/versions.journey.ts' : 'e2e/{axe,growth,long}/**';
  return await journeysOnceMore('journeys', [`--exclude=${left}`], {});
}

/** What a stranger has: no browser but the one of the packages. The camera is in it because it asks most of a browser. */
async function journeysOfAStranger(): Promise<boolean> {
  const few = ['door/links', 'shell/install', 'pier/scan', 'pier/check-in'].map(
    (name) => `e2e/${name}.journey.ts`,
  );
  return await journeysOnceMore('journeys-packaged', few, { LEME_BROWSER: 'packaged' });
}

async function journeysOnceMore(name: string, args: string[], env: Record<string, string>): Promise<boolean> {
  const config = ['--config', 'vitest.e2e.config.ts'];
  return await onceMore(name, await counted(name, [...config, ...args], env), config, env);
}

/**
 * Journeys and screens that failed, once more, alone: what is drawn on a busy machine fails now and then without a fault
 * of the product. What passes then is named as flaky and counted as passed (`flaky.ts`, `docs/flaky.md`).
 */
async function onceMore(
  name: string,
  first: Outcome,
  config: string[],
  env: Record<string, string>,
): Promise<boolean> {
  if (first.isWell) return true;
  const files = askedAgain(first, flaky.length);
  if (!files) return note(first);
  console.log(`\n--- Asked once more, alone: ${files.join(', ')}`);
  const told = join(reports, `${name}-again.jsonl`);
  const second = await runVitest(told, [...config, '--maxWorkers=1', ...files], env);
  if (!passedAgain(files, second)) {
    note(second);
    return note(first);
  }
  flaky.push(...first.red.map(({ file, reason }) => ({ file, commit, reason })));
  tests.passed += first.failed;
  tests.failed -= first.failed;
  return true;
}

/** Runs a set of tests, adds what it counted and notes the names of those that failed. */
async function vitest(name: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return note(await counted(name, args, env));
}

async function counted(name: string, args: string[], env: Record<string, string>): Promise<Outcome> {
  const outcome = await runVitest(join(reports, `${name}.jsonl`), args, env);
  tests.passed += outcome.passed;
  tests.failed += outcome.failed;
  return outcome;
}

function note(outcome: Outcome): boolean {
  failed.push(...outcome.failures);
  return outcome.isWell;
}

/** A copy without a history tells nothing. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
