import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Reported = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

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
  const withStatus = (...wanted: string[]) =>
    files.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => wanted.includes(status))
        .map(({ fullName }) => `${file.name}: ${fullName}`),
    );
  const broken = files.filter(
    ({ message, assertionResults }) => message && !assertionResults.some(({ status }) => status === 'failed'),
  );
  const passed = reported.numPassedTests ?? 0;
  return {
    isWell: isWell && passed > 0,
    passed,
    failed: reported.numFailedTests ?? (isWell ? 0 : 1),
    named: withStatus('pending', 'skipped'),
    failures: [...withStatus('failed'), ...broken.map(({ name, message }) => `${name}: ${message}`)],
  };
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
