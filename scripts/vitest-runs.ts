import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type ReportedFile = {
  name: string;
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
};

type Reported = { numPassedTests?: number; numFailedTests?: number; testResults?: ReportedFile[] };

export type Outcome = {
  isWell: boolean;
  passed: number;
  failed: number;
  /** Tests left out on this server, each by a reason in `not-on-citus.ts`. */
  named: string[];
  failures: string[];
};

const root = join(import.meta.dirname, '..');

/** What asks the database through the public door, and its kit; the embedded server has tests of its own. */
export const apiSuite = ['server/src', '--exclude=server/src/kit/embedded/**'];

/** Runs tests with a line of dots, and says what passed, what was left out and what failed, by name. */
export async function runVitest(
  report: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const isWell = await run('vitest', ['run', ...args, ...reporters], env);
  const reported: Reported = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  const files = reported.testResults ?? [];
  const passed = reported.numPassedTests ?? 0;
  return {
    isWell: isWell && passed > 0,
    passed,
    failed: reported.numFailedTests ?? (isWell ? 0 : 1),
    named: testsWith(files, 'pending', 'skipped').map(({ name }) => name),
    failures: failuresOf(files),
  };
}

/** Each test and file that failed, with the first lines of why and the place in the test's own file. */
export function failuresOf(files: readonly ReportedFile[]): string[] {
  const tests = testsWith(files, 'failed').map(({ name, file, message }) => name + reasonOf(message, file));
  const broken = files.filter(
    ({ message, assertionResults }) => message && !assertionResults.some(({ status }) => status === 'failed'),
  );
  return [
    ...tests,
    ...broken.map(({ name, message = '' }) => relative(root, name) + reasonOf(message, name)),
  ];
}

function testsWith(files: readonly ReportedFile[], ...wanted: string[]) {
  return files.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => wanted.includes(status))
      .map(({ fullName, failureMessages }) => ({
        name: `${relative(root, file)}: ${fullName}`,
        file,
        message: failureMessages?.[0] ?? '',
      })),
  );
}

/** Whoever sees only the end of a long output still reads what was expected; a whole page of HTML would hide it. */
const reasonLength = 400;

function reasonOf(message: string, file: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const isFrame = (line: string) => /^\s+at /.test(line);
  const said = lines.filter((line) => line.trim() && !isFrame(line)).map((line) => `    ${line.trim()}`);
  const frame = lines.find((line) => isFrame(line) && line.includes(file));
  const place = frame?.match(/:(\d+):\d+\)?$/)?.[1];
  const at = place ? `\n    at ${relative(root, file)}:${place}` : '';
  const reason = said.join('\n').slice(0, reasonLength - at.length);
  return (reason && `\n${reason}`) + at;
}

/** Runs a program of the packages; true when it ended well. */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
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
